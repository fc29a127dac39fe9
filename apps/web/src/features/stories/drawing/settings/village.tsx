import { pictureColours } from "#theme/picture-palette";
import type { DrawSetting } from "../frame.ts";
import { randomInt, spreadEvenly } from "../pieces/random-positions.ts";
import { Cottage } from "../pieces/buildings.tsx";
import { Ridge } from "../pieces/land.tsx";
import { Fireflies, Garland } from "../pieces/lights.tsx";
import { Bush, Flowers, Grass, RoundTree } from "../pieces/plants.tsx";
import { Moon, Sky, Stars } from "../pieces/sky.tsx";
import { Shape } from "../pieces/shape.tsx";
import lampPost from "../shapes/lamp-post.svg?raw";

/** Cottages with lit windows along a lane. */
export const drawVillage: DrawSetting = (frame, dice) => {
  const { w, ground } = frame;
  const land = { frame, dice };
  const roofs = dice.shuffle([
    pictureColours.roof,
    pictureColours.plum,
    pictureColours.leaf,
    pictureColours.woodDark,
  ]);
  return {
    back: (
      <>
        <Sky frame={frame} sky="dusk" />
        <Stars frame={frame} dice={dice} />
        <Moon x={w * 0.64} y={ground - 290} r={54} />
        <Ridge {...land} y={ground - 130} rise={46} bumps={5} fill={pictureColours.farHill} />
      </>
    ),
    far: (
      <>
        <Ridge {...land} y={ground - 64} rise={18} bumps={6} fill={pictureColours.midHill} />
        {spreadEvenly(dice, Math.max(3, Math.round(w / 240)), 20, w - 20).map((x, index) => (
          <Cottage
            key={x}
            x={x}
            y={ground - 40 + (index % 2) * 12}
            scale={0.62 + (index % 2) * 0.1}
            flip={index % 2 === 0}
            wall={pictureColours.wallShade}
            roof={roofs[index % 4] ?? pictureColours.roof}
          />
        ))}
      </>
    ),
    near: (
      <>
        <Ridge {...land} y={ground - 30} rise={8} bumps={5} fill={pictureColours.earth} />
        <path
          d={`M${w * 0.36} ${ground - 34}Q${w * 0.5} ${ground + 90} ${w * 0.2} 1600H${w * 0.86}Q${w * 0.72} ${ground + 120} ${w * 0.52} ${ground - 34}Z`}
          fill={pictureColours.earthLight}
        />
        <Cottage
          x={w < 900 ? 40 : w * 0.13}
          y={ground + 14}
          scale={1.16}
          roof={roofs[0] ?? pictureColours.roof}
        />
        <Cottage
          x={w < 900 ? w - 30 : w * 0.88}
          y={ground + 4}
          scale={1.08}
          flip
          roof={roofs[1] ?? pictureColours.plum}
        />
        {w > 900 && (
          <RoundTree
            x={w * 0.265}
            y={ground}
            h={210}
            fill={pictureColours.leafDark}
            light={pictureColours.leaf}
          />
        )}
        <Shape x={w * 0.73} y={ground + 6} scale={0.95} file={lampPost} />
        <Grass
          dice={dice}
          from={-40}
          to={w * 0.3}
          y={ground}
          count={18}
          fill={pictureColours.leaf}
        />
        <Grass
          dice={dice}
          from={w * 0.7}
          to={w + 40}
          y={ground}
          count={18}
          fill={pictureColours.leaf}
        />
        <Garland x={w * 0.2} y={ground - 200} w={w * 0.6} sag={34} count={Math.round(w / 130)} />
      </>
    ),
    front: (
      <>
        <Ridge {...land} y={ground + 190} rise={12} bumps={4} fill={pictureColours.nearHill} />
        {spreadEvenly(dice, 5, 0, w).map((x) => (
          <Bush
            key={x}
            x={x}
            y={ground + 214}
            h={randomInt(dice, 50, 80)}
            fill={pictureColours.nearHill}
          />
        ))}
        <Flowers dice={dice} from={0} to={w} y={ground + 170} count={14} depth={30} />
      </>
    ),
    lights: (
      <Fireflies dice={dice} from={0} to={w} top={ground - 150} bottom={ground + 130} count={10} />
    ),
  };
};
