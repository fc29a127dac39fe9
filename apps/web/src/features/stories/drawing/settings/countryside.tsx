/** Settings in the open country. */
import type { ReactNode } from "react";
import { pictureColours, type PictureColour } from "#theme/picture-palette";
import type { DrawSetting, Place } from "../frame.ts";
import { Cottage } from "../pieces/buildings.tsx";
import { Peaks, Ridge } from "../pieces/land.tsx";
import { Fireflies, Snowfall } from "../pieces/lights.tsx";
import { Bush, Fir, Flowers, Grass, Mushroom, RoundTree, Trunk } from "../pieces/plants.tsx";
import { randomInt, row, spreadEvenly } from "../pieces/random-positions.ts";
import { Shape } from "../pieces/shape.tsx";
import { SettingSky } from "../pieces/sky.tsx";
import snowOnFir from "../shapes/snow-on-fir.svg?raw";
import snowman from "../shapes/snowman.svg?raw";
import tower from "../shapes/tower.svg?raw";

const caps = ["coral", "berry", "pink"] as const;

/** Tall trunks and mushrooms, with firs behind them. */
export const drawForest: DrawSetting = (place) => {
  const { w, dice } = place;
  const firs = (count: number, y: number, heights: [number, number], fill: PictureColour) =>
    row(place, count, heights, (at) => <Fir {...at} y={y} fill={fill} />, 40);
  return {
    back: [
      <SettingSky dusk="blue" stars={50} moon={{ x: w * 0.42, y: -230, r: 74 }} />,
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

/** A hilltop, with hills and snowy mountains behind it. */
export const drawHill: DrawSetting = (place) => {
  const { w, ground } = place;
  const middle = w / 2;
  return {
    back: [
      <SettingSky dusk="dusk" stars={90} moon={{ x: w * 0.3, y: -220, r: 58 }} clouds="rose" />,
      <Peaks y={-70} rise={230} bumps={5} fill="plum" snow="mist" />,
      <Ridge y={-84} rise={30} bumps={6} fill="farHill" />,
    ],
    far: [
      <Ridge y={-30} rise={34} bumps={4} fill="midHill" />,
      ...row(place, Math.round(w / 110), [40, 90], (at) => <Fir {...at} y={-12} fill="midHill" />),
    ],
    near: [
      <path
        d={`M-80 ${ground + 110}Q${w * 0.2} ${ground - 30} ${middle} ${ground - 26}T${w + 80} ${ground + 90}V2000H-80Z`}
        fill={pictureColours.leafDark}
      />,
      <path
        d={`M${middle - 60} 1500Q${middle + 190} ${ground + 190} ${middle + 20} ${ground + 60}h40Q${middle + 330} ${ground + 200} ${middle + 180} 1500Z`}
        fill={pictureColours.earthLight}
        opacity="0.6"
      />,
      <Grass from={w * 0.1} to={w * 0.9} count={40} fill="leaf" depth={90} />,
      <Flowers from={w * 0.1} to={w * 0.9} y={30} count={16} />,
      <Bush x={w * 0.2} y={70} h={56} fill="leaf" />,
    ],
    front: [
      <Ridge y={190} rise={26} bumps={3} fill="nearHill" />,
      ...firsBefore(place, (at) => <Fir {...at} y={224} fill="leafNight" />),
    ],
    lights: [<Fireflies top={-60} bottom={150} count={12} />],
  };
};

/**
 * Three firs at the sides of what all screens show of a frame. Those of narrow frames are low, since
 * tall ones would hide the hill but for a bowl of it.
 */
function firsBefore(
  { w, dice }: Place,
  draw: (fir: { x: number; h: number }) => ReactNode,
): ReactNode[] {
  const isNarrow = w < 900;
  const shares = isNarrow ? [0.13, 0.2, 0.87] : [0.03, 0.1, 0.94];
  const [least, most] = isNarrow ? [80, 120] : [150, 250];
  return shares.map((share) => draw({ x: w * share, h: randomInt(dice, least, most) }));
}

/** Open grass with flowers in it, and a lone tree. */
export const drawMeadow: DrawSetting = (place) => {
  const { w, dice } = place;
  return {
    back: [
      <SettingSky dusk="ember" moon={{ x: w * 0.7, y: -190, r: 62 }} clouds="coral" />,
      <Ridge y={-120} rise={40} bumps={6} fill="farHill" />,
    ],
    far: [
      <Ridge y={-66} rise={26} bumps={7} fill="leafDark" />,
      ...row(place, 5, [60, 110], (at) => <RoundTree {...at} y={-50} />),
    ],
    near: [
      <Ridge y={-24} rise={10} bumps={5} fill="leaf" />,
      <RoundTree x={w * (dice.roll(2) ? 0.12 : 0.88)} y={0} h={300} light="leafLight" />,
      <Grass from={-60} to={w + 60} y={-20} count={50} fill="leafLight" depth={80} />,
      <Flowers y={30} count={Math.round(w / 26)} depth={120} />,
    ],
    front: [
      <Ridge y={150} rise={12} bumps={4} fill="leafDark" />,
      <Grass from={-60} to={w + 60} y={150} count={46} h={56} fill="leafDark" />,
      <Flowers y={160} count={Math.round(w / 60)} />,
    ],
    lights: [<Fireflies top={-140} bottom={120} count={16} />],
  };
};

/** Snowy hills, firs and mountains in falling snow. */
export const drawSnow: DrawSetting = (place) => {
  const { w, ground, dice } = place;
  return {
    back: [
      <SettingSky dusk="blue" moon={{ x: w * 0.66, y: -250, r: 60 }} />,
      <Peaks y={-80} rise={240} bumps={5} fill="snowDeep" snow="snow" />,
    ],
    far: [
      <Ridge y={-80} rise={28} bumps={5} fill="snowShade" />,
      ...row(place, Math.round(w / 90), [80, 170], (at) => <SnowyFir {...at} y={-52} />),
      <Cottage x={w * (dice.roll(2) ? 0.14 : 0.86)} y={-34} scale={0.86} roof="snow" />,
    ],
    near: [
      <Ridge y={-30} rise={14} bumps={4} fill="snow" />,
      <Ridge y={90} rise={12} bumps={3} fill="snowShade" opacity={0.7} />,
      <Shape x={w * 0.8} y={30} file={snowman} />,
    ],
    front: [
      <Ridge y={180} rise={20} bumps={3} fill="snowDeep" />,
      ...firsBefore(place, (at) => <SnowyFir {...at} y={210} />),
    ],
    lights: [<Snowfall top={-ground} bottom={240} count={Math.round(w / 12)} />],
  };
};

function SnowyFir({ x, y, h }: { x: number; y: number; h: number }) {
  return (
    <g>
      <Fir x={x} y={y} h={h} fill="leafDark" />
      <Shape x={x} y={y} scale={h / 100} file={snowOnFir} />
    </g>
  );
}

/** An old tower with one lit window, under many stars. */
export const drawTower: DrawSetting = (place) => {
  const { w, dice } = place;
  const left = dice.roll(2) === 0;
  const towerAt = { x: w * (left ? 0.17 : 0.83), y: 14, scale: w < 900 ? 0.8 : 0.92 };
  return {
    back: [
      <SettingSky
        dusk="blue"
        stars={140}
        moon={{ x: w * (left ? 0.7 : 0.3), y: -280, r: 80 }}
        clouds="mist"
      />,
      <Peaks y={-60} rise={190} bumps={6} fill="plum" />,
    ],
    far: [
      <Ridge y={-54} rise={26} bumps={5} fill="midHill" />,
      ...row(place, Math.round(w / 110), [60, 130], (at) => <Fir {...at} y={-34} fill="midHill" />),
    ],
    near: [
      <Ridge y={-22} rise={10} bumps={4} fill="leafDark" />,
      <Shape {...towerAt} flip={left} file={tower} />,
      <Bush x={w * (left ? 0.06 : 0.72)} y={26} h={60} fill="leaf" />,
      <Bush x={w * (left ? 0.28 : 0.95)} y={30} h={52} fill="leaf" />,
      <Grass count={46} fill="leaf" depth={100} />,
    ],
    front: [
      <Ridge y={175} rise={16} bumps={4} fill="leafNight" />,
      <Grass y={170} count={36} h={54} fill="leafNight" />,
    ],
    lights: [<Fireflies top={-200} bottom={130} count={16} />],
  };
};
