import type { PictureColour } from "#theme/picture-palette";
import type { DrawSetting } from "../frame.ts";
import { Ridge } from "../pieces/land.tsx";
import { Fireflies } from "../pieces/lights.tsx";
import { Bush, Fir, Grass, Mushroom, Trunk } from "../pieces/plants.tsx";
import { randomInt, row, spreadEvenly } from "../pieces/random-positions.ts";
import { NightSky } from "../pieces/sky.tsx";

const caps = ["coral", "berry", "pink"] as const;

/** Tall trunks and mushrooms, with firs behind them. */
export const drawForest: DrawSetting = (place) => {
  const { w, dice } = place;
  const firs = (count: number, y: number, heights: [number, number], fill: PictureColour) =>
    row(place, count, heights, (at) => <Fir {...at} y={y} fill={fill} />, 40);
  return {
    back: [
      <NightSky sky="blue" stars={50} moon={{ x: w * 0.42, y: -230, r: 74 }} />,
      ...firs(Math.round(w / 60), -40, [150, 260], "plum"),
    ],
    far: [
      ...firs(Math.round(w / 95), -10, [220, 380], "farHill"),
      <Ridge y={-24} rise={14} bumps={6} fill="leafDark" />,
      ...firs(Math.round(w / 200), 0, [180, 330], "leafNight"),
    ],
    near: [
      <Ridge y={-4} rise={8} bumps={5} fill="leafDark" />,
      ...[0.04, 0.2, 0.83, 0.97].map((share) => (
        <Trunk x={w * share} y={randomInt(dice, 20, 60)} w={randomInt(dice, 54, 84)} />
      )),
      <Grass count={44} fill="leaf" depth={90} />,
      ...spreadEvenly(dice, 5, w * 0.05, w * 0.95).map((x) => {
        const at = { x, y: randomInt(dice, 40, 90), h: randomInt(dice, 34, 58) };
        return <Mushroom {...at} fill={dice.pick(caps)} />;
      }),
    ],
    front: [
      <Ridge y={160} rise={14} bumps={4} fill="leafNight" />,
      ...row(place, 6, [60, 100], (at) => <Bush {...at} y={190} fill="leafNight" />, 20),
      <Grass y={160} count={36} h={60} fill="leafNight" />,
    ],
    lights: [<Fireflies top={-260} bottom={110} count={22} />],
  };
};
