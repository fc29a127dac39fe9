import { paints } from "#theme/picture-palette";
import type { DrawPlace } from "../frame.ts";
import { between, spread } from "../pieces/between.ts";
import { Ridge } from "../pieces/land.tsx";
import { Fireflies } from "../pieces/lights.tsx";
import { Bush, Fir, Grass, Mushroom, Trunk } from "../pieces/plants.tsx";
import { Moon, Sky, Stars } from "../pieces/sky.tsx";

/** Tall trunks, firs behind them, and mushrooms that glow. */
export const drawForest: DrawPlace = (frame, dice) => {
  const { w, ground } = frame;
  const land = { frame, dice };
  const firs = (count: number, y: number, low: number, high: number, fill: string) =>
    spread(dice, count, -40, w + 40).map((x) => (
      <Fir key={x} x={x} y={y} h={between(dice, low, high)} fill={fill} />
    ));
  return {
    back: (
      <>
        <Sky frame={frame} sky="blue" />
        <Stars frame={frame} dice={dice} count={50} />
        <Moon x={w * 0.42} y={ground - 230} r={74} />
        {firs(Math.round(w / 60), ground - 40, 150, 260, paints.plum)}
      </>
    ),
    far: (
      <>
        {firs(Math.round(w / 95), ground - 10, 220, 380, paints.farHill)}
        <Ridge {...land} y={ground - 24} rise={14} bumps={6} fill={paints.leafDark} />
        {firs(Math.round(w / 200), ground, 180, 330, paints.leafNight)}
      </>
    ),
    near: (
      <>
        <Ridge {...land} y={ground - 4} rise={8} bumps={5} fill={paints.leafDark} />
        {[0.04, 0.2, 0.83, 0.97].map((share) => (
          <Trunk
            key={share}
            x={w * share}
            y={ground + between(dice, 20, 60)}
            w={between(dice, 54, 84)}
            fill={paints.bark}
          />
        ))}
        <Grass
          dice={dice}
          from={-40}
          to={w + 40}
          y={ground}
          count={44}
          fill={paints.leaf}
          depth={90}
        />
        {spread(dice, 5, w * 0.05, w * 0.95).map((x) => (
          <Mushroom
            key={x}
            x={x}
            y={ground + between(dice, 40, 90)}
            h={between(dice, 34, 58)}
            fill={dice.pick([paints.coral, paints.berry, paints.pink])}
          />
        ))}
      </>
    ),
    front: (
      <>
        <Ridge {...land} y={ground + 160} rise={14} bumps={4} fill={paints.leafNight} />
        {spread(dice, 6, -20, w + 20).map((x) => (
          <Bush key={x} x={x} y={ground + 190} h={between(dice, 60, 100)} fill={paints.leafNight} />
        ))}
        <Grass
          dice={dice}
          from={-40}
          to={w + 40}
          y={ground + 160}
          count={36}
          h={60}
          fill={paints.leafNight}
        />
      </>
    ),
    lights: (
      <Fireflies dice={dice} from={0} to={w} top={ground - 260} bottom={ground + 110} count={22} />
    ),
  };
};
