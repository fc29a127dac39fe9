import { paints } from "#theme/picture-palette";
import type { DrawPlace } from "../frame.ts";
import { between, spread } from "../pieces/between.ts";
import { Peaks, Ridge } from "../pieces/land.tsx";
import { Fireflies } from "../pieces/lights.tsx";
import { Bush, Fir, Flowers, Grass } from "../pieces/plants.tsx";
import { Clouds, Moon, Sky, Stars } from "../pieces/sky.tsx";

/** High up: hills behind hills, mountains behind them, and a wide view. */
export const drawHill: DrawPlace = (frame, dice) => {
  const { w, ground } = frame;
  const land = { frame, dice };
  return {
    back: (
      <>
        <Sky frame={frame} sky="dusk" />
        <Stars frame={frame} dice={dice} count={90} />
        <Moon x={w * 0.3} y={ground - 220} r={58} />
        <Clouds {...land} fill={paints.rose} />
        <Peaks
          {...land}
          y={ground - 70}
          rise={230}
          bumps={5}
          fill={paints.plum}
          snow={paints.mist}
        />
        <Ridge {...land} y={ground - 84} rise={30} bumps={6} fill={paints.farHill} />
      </>
    ),
    far: (
      <>
        <Ridge {...land} y={ground - 30} rise={34} bumps={4} fill={paints.midHill} />
        {spread(dice, Math.round(w / 110), 0, w).map((x) => (
          <Fir key={x} x={x} y={ground - 12} h={between(dice, 40, 90)} fill={paints.midHill} />
        ))}
      </>
    ),
    near: (
      <>
        <path
          d={`M-80 ${ground + 110}Q${w * 0.2} ${ground - 30} ${w / 2} ${ground - 26}T${w + 80} ${ground + 90}V2000H-80Z`}
          fill={paints.leafDark}
        />
        <path
          d={`M${w / 2 - 60} 1500Q${w / 2 + 190} ${ground + 190} ${w / 2 + 20} ${ground + 60}L${w / 2 + 60} ${ground + 60}Q${w / 2 + 330} ${ground + 200} ${w / 2 + 180} 1500Z`}
          fill={paints.earthLight}
          opacity="0.6"
        />
        <Grass
          dice={dice}
          from={w * 0.1}
          to={w * 0.9}
          y={ground}
          count={40}
          fill={paints.leaf}
          depth={90}
        />
        <Flowers dice={dice} from={w * 0.1} to={w * 0.9} y={ground + 30} count={16} />
        <Bush x={w * 0.12} y={ground + 70} h={56} fill={paints.leaf} />
      </>
    ),
    front: (
      <>
        <Ridge {...land} y={ground + 190} rise={26} bumps={3} fill={paints.nearHill} />
        {[0.03, 0.1, 0.94].map((share) => (
          <Fir
            key={share}
            x={w * share}
            y={ground + 210}
            h={between(dice, 150, 260)}
            fill={paints.nearHill}
          />
        ))}
      </>
    ),
    lights: (
      <Fireflies dice={dice} from={0} to={w} top={ground - 60} bottom={ground + 150} count={12} />
    ),
  };
};
