import { pictureColours } from "#theme/picture-palette";
import type { DrawSetting } from "../frame.ts";
import { randomInt, spreadEvenly } from "../pieces/random-positions.ts";
import { Cottage } from "../pieces/buildings.tsx";
import { Ridge } from "../pieces/land.tsx";
import { Fireflies } from "../pieces/lights.tsx";
import { Flowers, Grass, RoundTree } from "../pieces/plants.tsx";
import { Clouds, Moon, Sky, Stars } from "../pieces/sky.tsx";
import { Shape } from "../pieces/shape.tsx";
import lampPost from "../shapes/lamp-post.svg?raw";
import signpost from "../shapes/signpost.svg?raw";

/** A road that winds away over the hills, and a signpost. */
export const drawRoad: DrawSetting = (frame, dice) => {
  const { w, ground } = frame;
  const land = { frame, dice };
  const side = dice.roll(2) ? 0.8 : 0.2;
  return {
    back: (
      <>
        <Sky frame={frame} sky="sea" />
        <Stars frame={frame} dice={dice} />
        <Moon x={w * 0.52} y={ground - 170} r={66} />
        <Clouds {...land} fill={pictureColours.mist} />
        <Ridge {...land} y={ground - 96} rise={44} bumps={6} fill={pictureColours.plum} />
      </>
    ),
    far: (
      <>
        <Ridge {...land} y={ground - 58} rise={22} bumps={5} fill={pictureColours.leafDark} />
        <Cottage x={w * 0.66} y={ground - 52} scale={0.34} />
        {spreadEvenly(dice, 6, 0, w).map((x) => (
          <RoundTree
            key={x}
            x={x}
            y={ground - 40}
            h={randomInt(dice, 50, 90)}
            fill={pictureColours.leafDark}
            light={pictureColours.leaf}
          />
        ))}
      </>
    ),
    near: (
      <>
        <Ridge {...land} y={ground - 34} rise={10} bumps={5} fill={pictureColours.leaf} />
        <path
          d={`M${w * 0.53} ${ground - 40}c90 16 10 30-70 44-190 34-180 90-${w * 0.24} 1000h${w * 0.66}c40-760-40-850-210-940-70-40 30-80-40-104Z`}
          fill={pictureColours.sand}
        />
        <path
          d={`M${w * 0.53} ${ground - 40}c90 16 10 30-70 44-190 34-180 90-${w * 0.24} 1000h60c${w * 0.1}-900 60-960 270-1010 40-12 20-26-40-34Z`}
          fill={pictureColours.earthLight}
          opacity="0.45"
        />
        <Shape x={w * side} y={ground + 16} file={signpost} />
        <Shape x={w * (1 - side)} y={ground + 20} file={lampPost} />
        <Grass
          dice={dice}
          from={-40}
          to={w * 0.3}
          y={ground - 14}
          count={24}
          fill={pictureColours.leafLight}
          depth={100}
        />
        <Grass
          dice={dice}
          from={w * 0.7}
          to={w + 40}
          y={ground - 14}
          count={24}
          fill={pictureColours.leafLight}
          depth={100}
        />
      </>
    ),
    front: (
      <>
        <path
          d={`M-80 ${ground + 180}Q${w * 0.16} ${ground + 110} ${w * 0.3} 1600H-80ZM${w + 80} ${ground + 180}Q${w * 0.84} ${ground + 120} ${w * 0.74} 1600H${w + 80}Z`}
          fill={pictureColours.leafDark}
        />
        <Flowers dice={dice} from={-20} to={w * 0.22} y={ground + 170} count={12} />
        <Flowers dice={dice} from={w * 0.78} to={w + 20} y={ground + 170} count={12} />
      </>
    ),
    lights: (
      <Fireflies dice={dice} from={0} to={w} top={ground - 100} bottom={ground + 130} count={12} />
    ),
  };
};
