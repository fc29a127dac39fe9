import type { DrawSetting } from "../frame.ts";
import { Cottage } from "../pieces/buildings.tsx";
import { Peaks, Ridge } from "../pieces/land.tsx";
import { Snowfall } from "../pieces/lights.tsx";
import { Fir } from "../pieces/plants.tsx";
import { randomInt, row } from "../pieces/random-positions.ts";
import { Shape } from "../pieces/shape.tsx";
import { NightSky } from "../pieces/sky.tsx";
import snowOnFir from "../shapes/snow-on-fir.svg?raw";
import snowman from "../shapes/snowman.svg?raw";

/** Snowy hills, firs and mountains in falling snow. */
export const drawSnow: DrawSetting = (place) => {
  const { w, ground, dice } = place;
  return {
    back: [
      <NightSky sky="blue" moon={{ x: w * 0.66, y: -250, r: 60 }} />,
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
      ...[0.02, 0.11, 0.93].map((share) => (
        <SnowyFir x={w * share} y={210} h={randomInt(dice, 170, 250)} />
      )),
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
