import { pictureColours } from "#theme/picture-palette";
import type { DrawSetting } from "../frame.ts";
import { randomInt, times } from "../pieces/random-positions.ts";
import { Boat } from "../pieces/buildings.tsx";
import { Ridge, Water } from "../pieces/land.tsx";
import { Sparkles } from "../pieces/lights.tsx";
import { Clouds, Moon, Sky, Stars } from "../pieces/sky.tsx";
import { Shape } from "../pieces/shape.tsx";
import lighthouse from "../shapes/lighthouse.svg?raw";
import shell from "../shapes/shell.svg?raw";
import starfish from "../shapes/starfish.svg?raw";

/** The open sea from a beach, with a lighthouse far out. */
export const drawSea: DrawSetting = (frame, dice) => {
  const { w, ground } = frame;
  const land = { frame, dice };
  const left = dice.roll(2) === 0;
  return {
    back: (
      <>
        <Sky frame={frame} sky="sea" />
        <Stars frame={frame} dice={dice} />
        <Moon x={w * (left ? 0.68 : 0.34)} y={ground - 180} r={76} />
        <Clouds {...land} fill={pictureColours.mist} />
      </>
    ),
    far: (
      <>
        <Water
          {...land}
          y={ground - 140}
          bands={[
            pictureColours.peach,
            pictureColours.mist,
            pictureColours.seaLight,
            pictureColours.sea,
            pictureColours.seaDeep,
          ]}
          glint={pictureColours.cream}
        />
        <path
          d={`M${w * (left ? 0.08 : 0.78)} ${ground - 132}q60-34 130-26t130 26Z`}
          fill={pictureColours.stoneDark}
        />
        <Shape
          x={w * (left ? 0.08 : 0.78) + 120}
          y={ground - 150}
          scale={0.62}
          flip={!left}
          file={lighthouse}
        />
        <Boat x={w * (left ? 0.74 : 0.26)} y={ground - 70} scale={0.6} sail={pictureColours.pink} />
        <g fill="none" stroke={pictureColours.night} strokeWidth="4" strokeLinecap="round">
          {times(4, (index) => (
            <path
              key={index}
              d={`M${randomInt(dice, 100, w - 100)} ${ground - randomInt(dice, 260, 380)}q10-12 18 0 8-12 18 0`}
            />
          ))}
        </g>
      </>
    ),
    near: (
      <>
        <path
          d={`M-80 ${ground - 14}Q${w * 0.2} ${ground - 40} ${w * 0.4} ${ground - 24}T${w * 0.8} ${ground - 22}T${w + 80} ${ground - 44}V2000H-80Z`}
          fill={pictureColours.foam}
        />
        <path
          d={`M-80 ${ground}Q${w * 0.2} ${ground - 26} ${w * 0.4} ${ground - 10}T${w * 0.8} ${ground - 8}T${w + 80} ${ground - 30}V2000H-80Z`}
          fill={pictureColours.sand}
        />
        {times(9, (index) => (
          <Shape
            key={index}
            x={randomInt(dice, 0, w)}
            y={ground + randomInt(dice, 50, 140)}
            file={shell}
            colours={{
              shell: dice.pick([pictureColours.pink, pictureColours.cream, pictureColours.coral]),
            }}
          />
        ))}
      </>
    ),
    front: (
      <>
        <Ridge {...land} y={ground + 180} rise={16} bumps={3} fill={pictureColours.earthLight} />
        <g fill={pictureColours.stoneDark}>
          <path d={`M-60 ${ground + 230}q10-90 100-84t110 90q-10 40-100 40Z`} />
          <path d={`M${w - 150} ${ground + 240}q20-80 100-70t130 80v60Z`} />
        </g>
        <Shape x={w * 0.3} y={ground + 210} file={starfish} />
      </>
    ),
    lights: (
      <Sparkles dice={dice} from={0} to={w} top={ground - 130} bottom={ground - 30} count={16} />
    ),
  };
};
