import { pictureColours } from "#theme/picture-palette";
import type { DrawSetting } from "../frame.ts";
import { Boat } from "../pieces/buildings.tsx";
import { Ridge, Water } from "../pieces/land.tsx";
import { Sparkles } from "../pieces/lights.tsx";
import { randomInt, times } from "../pieces/random-positions.ts";
import { Shape } from "../pieces/shape.tsx";
import { NightSky } from "../pieces/sky.tsx";
import lighthouse from "../shapes/lighthouse.svg?raw";
import shell from "../shapes/shell.svg?raw";
import starfish from "../shapes/starfish.svg?raw";

const shells = ["pink", "cream", "coral"] as const;

/** The open sea from a beach, with a lighthouse far out. */
export const drawSea: DrawSetting = ({ w, ground, dice }) => {
  const left = dice.roll(2) === 0;
  const island = w * (left ? 0.08 : 0.78);
  const beach = (y: number) =>
    `M-80 ${y}Q${w * 0.2} ${y - 26} ${w * 0.4} ${y - 10}T${w * 0.8} ${y - 8}T${w + 80} ${y - 30}V2000H-80Z`;
  return {
    back: [
      <NightSky sky="sea" moon={{ x: w * (left ? 0.68 : 0.34), y: -180, r: 76 }} clouds="mist" />,
    ],
    far: [
      <Water y={-140} bands={["peach", "mist", "seaLight", "sea", "seaDeep"]} glint="cream" />,
      <path
        d={`M${island} ${ground - 132}q60-34 130-26t130 26Z`}
        fill={pictureColours.stoneDark}
      />,
      <Shape x={island + 120} y={-150} scale={0.62} flip={!left} file={lighthouse} />,
      <Boat x={w * (left ? 0.74 : 0.26)} y={-70} scale={0.6} sail="pink" />,
      <g fill="none" stroke={pictureColours.night} strokeWidth="4" strokeLinecap="round">
        {times(4, (index) => (
          <path
            key={index}
            d={`M${randomInt(dice, 100, w - 100)} ${ground - randomInt(dice, 260, 380)}q10-12 18 0 8-12 18 0`}
          />
        ))}
      </g>,
    ],
    near: [
      <path d={beach(ground - 14)} fill={pictureColours.foam} />,
      <path d={beach(ground)} fill={pictureColours.sand} />,
      ...times(9, () => {
        const at = { x: randomInt(dice, 0, w), y: randomInt(dice, 50, 140) };
        return <Shape {...at} file={shell} colours={{ shell: dice.pick(shells) }} />;
      }),
    ],
    front: [
      <Ridge y={180} rise={16} bumps={3} fill="earthLight" />,
      <g fill={pictureColours.stoneDark}>
        <path d={`M-60 ${ground + 230}q10-90 100-84t110 90q-10 40-100 40Z`} />
        <path d={`M${w - 150} ${ground + 240}q20-80 100-70t130 80v60Z`} />
      </g>,
      <Shape x={w * 0.3} y={210} file={starfish} />,
    ],
    lights: [<Sparkles top={-130} bottom={-30} count={16} />],
  };
};
