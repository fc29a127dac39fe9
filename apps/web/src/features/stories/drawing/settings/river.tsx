import { pictureColours } from "#theme/picture-palette";
import type { DrawSetting } from "../frame.ts";
import { randomInt, times, spreadEvenly } from "../pieces/random-positions.ts";
import { Boat } from "../pieces/buildings.tsx";
import { Ridge, Water } from "../pieces/land.tsx";
import { Fireflies } from "../pieces/lights.tsx";
import { Fir, Flowers, Grass, Reeds } from "../pieces/plants.tsx";
import { Moon, Sky, Stars } from "../pieces/sky.tsx";

/** A river at the foot of hills; the figures stand on its near bank. */
export const drawRiver: DrawSetting = (frame, dice) => {
  const { w, ground } = frame;
  const land = { frame, dice };
  return {
    back: (
      <>
        <Sky frame={frame} sky="dusk" />
        <Stars frame={frame} dice={dice} />
        <Moon x={w * 0.6} y={ground - 210} r={64} />
        <Ridge {...land} y={ground - 150} rise={50} bumps={5} fill={pictureColours.farHill} />
      </>
    ),
    far: (
      <>
        <Ridge {...land} y={ground - 118} rise={20} bumps={6} fill={pictureColours.midHill} />
        {spreadEvenly(dice, Math.round(w / 70), 0, w).map((x) => (
          <Fir
            key={x}
            x={x}
            y={ground - 100}
            h={randomInt(dice, 44, 110)}
            fill={pictureColours.midHill}
          />
        ))}
        <Water
          {...land}
          y={ground - 112}
          bands={[
            pictureColours.glow,
            pictureColours.rose,
            pictureColours.plum,
            pictureColours.duskBlue,
          ]}
          glint={pictureColours.moon}
        />
        <Boat x={w * (dice.roll(2) ? 0.26 : 0.78)} y={ground - 56} scale={0.5} />
      </>
    ),
    near: (
      <>
        <path
          d={`M-80 ${ground - 4}Q${w * 0.12} ${ground - 46} ${w * 0.28} ${ground - 22}T${w * 0.62} ${ground - 18}T${w + 80} ${ground - 40}V2000H-80Z`}
          fill={pictureColours.leafDark}
        />
        <g>
          {times(5, (index) => (
            <ellipse
              key={index}
              cx={w * (0.36 + index * 0.07)}
              cy={ground - 44 - (index % 2) * 18}
              rx="34"
              ry="10"
              fill={pictureColours.stoneLight}
            />
          ))}
        </g>
        <Reeds dice={dice} from={-20} to={w * 0.16} y={ground + 4} count={9} />
        <Reeds dice={dice} from={w * 0.86} to={w + 20} y={ground + 4} count={9} />
        <Grass
          dice={dice}
          from={-40}
          to={w + 40}
          y={ground}
          count={44}
          fill={pictureColours.leaf}
          depth={90}
        />
        <Flowers dice={dice} from={0} to={w} y={ground + 50} count={18} />
      </>
    ),
    front: (
      <>
        <Ridge {...land} y={ground + 175} rise={14} bumps={4} fill={pictureColours.leafNight} />
        <Reeds dice={dice} from={-20} to={w * 0.2} y={ground + 220} count={8} />
        <Reeds dice={dice} from={w * 0.82} to={w + 20} y={ground + 220} count={8} />
      </>
    ),
    lights: (
      <Fireflies dice={dice} from={0} to={w} top={ground - 90} bottom={ground + 130} count={16} />
    ),
  };
};
