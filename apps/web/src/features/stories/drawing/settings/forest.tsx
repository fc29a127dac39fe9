import { pictureColours } from "#theme/picture-palette";
import type { DrawSetting } from "../frame.ts";
import { randomInt, spreadEvenly } from "../pieces/random-positions.ts";
import { Ridge } from "../pieces/land.tsx";
import { Fireflies } from "../pieces/lights.tsx";
import { Bush, Fir, Grass, Mushroom, Trunk } from "../pieces/plants.tsx";
import { Moon, Sky, Stars } from "../pieces/sky.tsx";

/** Tall trunks and mushrooms, with firs behind them. */
export const drawForest: DrawSetting = (frame, dice) => {
  const { w, ground } = frame;
  const land = { frame, dice };
  const firs = (count: number, y: number, low: number, high: number, fill: string) =>
    spreadEvenly(dice, count, -40, w + 40).map((x) => (
      <Fir key={x} x={x} y={y} h={randomInt(dice, low, high)} fill={fill} />
    ));
  return {
    back: (
      <>
        <Sky frame={frame} sky="blue" />
        <Stars frame={frame} dice={dice} count={50} />
        <Moon x={w * 0.42} y={ground - 230} r={74} />
        {firs(Math.round(w / 60), ground - 40, 150, 260, pictureColours.plum)}
      </>
    ),
    far: (
      <>
        {firs(Math.round(w / 95), ground - 10, 220, 380, pictureColours.farHill)}
        <Ridge {...land} y={ground - 24} rise={14} bumps={6} fill={pictureColours.leafDark} />
        {firs(Math.round(w / 200), ground, 180, 330, pictureColours.leafNight)}
      </>
    ),
    near: (
      <>
        <Ridge {...land} y={ground - 4} rise={8} bumps={5} fill={pictureColours.leafDark} />
        {[0.04, 0.2, 0.83, 0.97].map((share) => (
          <Trunk
            key={share}
            x={w * share}
            y={ground + randomInt(dice, 20, 60)}
            w={randomInt(dice, 54, 84)}
            fill={pictureColours.bark}
          />
        ))}
        <Grass
          dice={dice}
          from={-40}
          to={w + 40}
          y={ground}
          count={44}
          fill={pictureColours.leaf}
          depth={90}
        />
        {spreadEvenly(dice, 5, w * 0.05, w * 0.95).map((x) => (
          <Mushroom
            key={x}
            x={x}
            y={ground + randomInt(dice, 40, 90)}
            h={randomInt(dice, 34, 58)}
            fill={dice.pick([pictureColours.coral, pictureColours.berry, pictureColours.pink])}
          />
        ))}
      </>
    ),
    front: (
      <>
        <Ridge {...land} y={ground + 160} rise={14} bumps={4} fill={pictureColours.leafNight} />
        {spreadEvenly(dice, 6, -20, w + 20).map((x) => (
          <Bush
            key={x}
            x={x}
            y={ground + 190}
            h={randomInt(dice, 60, 100)}
            fill={pictureColours.leafNight}
          />
        ))}
        <Grass
          dice={dice}
          from={-40}
          to={w + 40}
          y={ground + 160}
          count={36}
          h={60}
          fill={pictureColours.leafNight}
        />
      </>
    ),
    lights: (
      <Fireflies dice={dice} from={0} to={w} top={ground - 260} bottom={ground + 110} count={22} />
    ),
  };
};
