import { pictureColours } from "#theme/picture-palette";
import type { DrawSetting } from "../frame.ts";
import { randomInt, spreadEvenly } from "../pieces/random-positions.ts";
import { Peaks, Ridge } from "../pieces/land.tsx";
import { Fireflies } from "../pieces/lights.tsx";
import { Bush, Fir, Flowers, Grass } from "../pieces/plants.tsx";
import { Clouds, Moon, Sky, Stars } from "../pieces/sky.tsx";

/** A hilltop, with hills and snowy mountains behind it. */
export const drawHill: DrawSetting = (frame, dice) => {
  const { w, ground } = frame;
  const land = { frame, dice };
  return {
    back: (
      <>
        <Sky frame={frame} sky="dusk" />
        <Stars frame={frame} dice={dice} count={90} />
        <Moon x={w * 0.3} y={ground - 220} r={58} />
        <Clouds {...land} fill={pictureColours.rose} />
        <Peaks
          {...land}
          y={ground - 70}
          rise={230}
          bumps={5}
          fill={pictureColours.plum}
          snow={pictureColours.mist}
        />
        <Ridge {...land} y={ground - 84} rise={30} bumps={6} fill={pictureColours.farHill} />
      </>
    ),
    far: (
      <>
        <Ridge {...land} y={ground - 30} rise={34} bumps={4} fill={pictureColours.midHill} />
        {spreadEvenly(dice, Math.round(w / 110), 0, w).map((x) => (
          <Fir
            key={x}
            x={x}
            y={ground - 12}
            h={randomInt(dice, 40, 90)}
            fill={pictureColours.midHill}
          />
        ))}
      </>
    ),
    near: (
      <>
        <path
          d={`M-80 ${ground + 110}Q${w * 0.2} ${ground - 30} ${w / 2} ${ground - 26}T${w + 80} ${ground + 90}V2000H-80Z`}
          fill={pictureColours.leafDark}
        />
        <path
          d={`M${w / 2 - 60} 1500Q${w / 2 + 190} ${ground + 190} ${w / 2 + 20} ${ground + 60}L${w / 2 + 60} ${ground + 60}Q${w / 2 + 330} ${ground + 200} ${w / 2 + 180} 1500Z`}
          fill={pictureColours.earthLight}
          opacity="0.6"
        />
        <Grass
          dice={dice}
          from={w * 0.1}
          to={w * 0.9}
          y={ground}
          count={40}
          fill={pictureColours.leaf}
          depth={90}
        />
        <Flowers dice={dice} from={w * 0.1} to={w * 0.9} y={ground + 30} count={16} />
        <Bush x={w * 0.12} y={ground + 70} h={56} fill={pictureColours.leaf} />
      </>
    ),
    front: (
      <>
        <Ridge {...land} y={ground + 190} rise={26} bumps={3} fill={pictureColours.nearHill} />
        {[0.03, 0.1, 0.94].map((share) => (
          <Fir
            key={share}
            x={w * share}
            y={ground + 210}
            h={randomInt(dice, 150, 260)}
            fill={pictureColours.nearHill}
          />
        ))}
      </>
    ),
    lights: (
      <Fireflies dice={dice} from={0} to={w} top={ground - 60} bottom={ground + 150} count={12} />
    ),
  };
};
