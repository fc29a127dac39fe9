import { pictureColours } from "#theme/picture-palette";
import type { DrawSetting } from "../frame.ts";
import { Cottage } from "../pieces/buildings.tsx";
import { Ridge } from "../pieces/land.tsx";
import { Fireflies } from "../pieces/lights.tsx";
import { Flowers, Grass, RoundTree } from "../pieces/plants.tsx";
import { row } from "../pieces/random-positions.ts";
import { Shape } from "../pieces/shape.tsx";
import { NightSky } from "../pieces/sky.tsx";
import lampPost from "../shapes/lamp-post.svg?raw";
import signpost from "../shapes/signpost.svg?raw";

/** A road that winds away over the hills, and a signpost. */
export const drawRoad: DrawSetting = (place) => {
  const { w, ground, dice } = place;
  const side = dice.roll(2) ? 0.8 : 0.2;
  const leftEdge = `M${w * 0.53} ${ground - 40}c90 16 10 30-70 44-190 34-180 90-${w * 0.24} 1000`;
  return {
    back: [
      <NightSky sky="sea" moon={{ x: w * 0.52, y: -170, r: 66 }} clouds="mist" />,
      <Ridge y={-96} rise={44} bumps={6} fill="plum" />,
    ],
    far: [
      <Ridge y={-58} rise={22} bumps={5} fill="leafDark" />,
      <Cottage x={w * 0.66} y={-52} scale={0.34} />,
      ...row(place, 6, [50, 90], (at) => <RoundTree {...at} y={-40} />),
    ],
    near: [
      <Ridge y={-34} rise={10} bumps={5} fill="leaf" />,
      <path
        d={`${leftEdge}h${w * 0.66}c40-760-40-850-210-940-70-40 30-80-40-104Z`}
        fill={pictureColours.sand}
      />,
      <path
        d={`${leftEdge}h60c${w * 0.1}-900 60-960 270-1010 40-12 20-26-40-34Z`}
        fill={pictureColours.earthLight}
        opacity="0.45"
      />,
      <Shape x={w * side} y={16} file={signpost} />,
      <Shape x={w * (1 - side)} y={20} file={lampPost} />,
      <Grass to={w * 0.3} y={-14} count={24} fill="leafLight" depth={100} />,
      <Grass from={w * 0.7} y={-14} count={24} fill="leafLight" depth={100} />,
    ],
    front: [
      <path
        d={`M-80 ${ground + 180}Q${w * 0.16} ${ground + 110} ${w * 0.3} 1600H-80ZM${w + 80} ${ground + 180}Q${w * 0.84} ${ground + 120} ${w * 0.74} 1600H${w + 80}Z`}
        fill={pictureColours.leafDark}
      />,
      <Flowers from={-20} to={w * 0.22} y={170} count={12} />,
      <Flowers from={w * 0.78} to={w + 20} y={170} count={12} />,
    ],
    lights: [<Fireflies top={-100} bottom={130} count={12} />],
  };
};
