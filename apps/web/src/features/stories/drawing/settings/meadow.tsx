import { pictureColours } from "#theme/picture-palette";
import type { DrawSetting } from "../frame.ts";
import { randomInt, spreadEvenly } from "../pieces/random-positions.ts";
import { Ridge } from "../pieces/land.tsx";
import { Fireflies } from "../pieces/lights.tsx";
import { Flowers, Grass, RoundTree } from "../pieces/plants.tsx";
import { Clouds, Moon, Sky, Stars } from "../pieces/sky.tsx";

/** Open grass with flowers in it, and a lone tree. */
export const drawMeadow: DrawSetting = (frame, dice) => {
  const { w, ground } = frame;
  const land = { frame, dice };
  return {
    back: (
      <>
        <Sky frame={frame} sky="ember" />
        <Stars frame={frame} dice={dice} />
        <Moon x={w * 0.7} y={ground - 190} r={62} />
        <Clouds {...land} fill={pictureColours.coral} />
        <Ridge {...land} y={ground - 120} rise={40} bumps={6} fill={pictureColours.farHill} />
      </>
    ),
    far: (
      <>
        <Ridge {...land} y={ground - 66} rise={26} bumps={7} fill={pictureColours.leafDark} />
        {spreadEvenly(dice, 5, 0, w).map((x) => (
          <RoundTree
            key={x}
            x={x}
            y={ground - 50}
            h={randomInt(dice, 60, 110)}
            fill={pictureColours.leafDark}
            light={pictureColours.leaf}
          />
        ))}
      </>
    ),
    near: (
      <>
        <Ridge {...land} y={ground - 24} rise={10} bumps={5} fill={pictureColours.leaf} />
        <RoundTree
          x={w * (dice.roll(2) ? 0.12 : 0.88)}
          y={ground}
          h={300}
          fill={pictureColours.leafDark}
          light={pictureColours.leafLight}
        />
        <Grass
          dice={dice}
          from={-60}
          to={w + 60}
          y={ground - 20}
          count={50}
          fill={pictureColours.leafLight}
          depth={80}
        />
        <Flowers
          dice={dice}
          from={0}
          to={w}
          y={ground + 30}
          count={Math.round(w / 26)}
          depth={120}
        />
      </>
    ),
    front: (
      <>
        <Ridge {...land} y={ground + 150} rise={12} bumps={4} fill={pictureColours.leafDark} />
        <Grass
          dice={dice}
          from={-60}
          to={w + 60}
          y={ground + 150}
          count={46}
          h={56}
          fill={pictureColours.leafDark}
        />
        <Flowers
          dice={dice}
          from={0}
          to={w}
          y={ground + 160}
          count={Math.round(w / 60)}
          depth={60}
        />
      </>
    ),
    lights: (
      <Fireflies dice={dice} from={0} to={w} top={ground - 140} bottom={ground + 120} count={16} />
    ),
  };
};
