import type { DrawSetting } from "../frame.ts";
import { Peaks, Ridge } from "../pieces/land.tsx";
import { Fireflies } from "../pieces/lights.tsx";
import { Bush, Fir, Grass } from "../pieces/plants.tsx";
import { row } from "../pieces/random-positions.ts";
import { Shape } from "../pieces/shape.tsx";
import { NightSky } from "../pieces/sky.tsx";
import tower from "../shapes/tower.svg?raw";

/** An old tower with one lit window, under many stars. */
export const drawTower: DrawSetting = (place) => {
  const { w, dice } = place;
  const left = dice.roll(2) === 0;
  const towerAt = { x: w * (left ? 0.17 : 0.83), y: 14, scale: w < 900 ? 0.8 : 0.92 };
  return {
    back: [
      <NightSky
        sky="blue"
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
