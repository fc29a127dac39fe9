import type { DrawSetting } from "../frame.ts";
import { Ridge } from "../pieces/land.tsx";
import { Fireflies } from "../pieces/lights.tsx";
import { Flowers, Grass, RoundTree } from "../pieces/plants.tsx";
import { row } from "../pieces/random-positions.ts";
import { NightSky } from "../pieces/sky.tsx";

/** Open grass with flowers in it, and a lone tree. */
export const drawMeadow: DrawSetting = (place) => {
  const { w, dice } = place;
  return {
    back: [
      <NightSky sky="ember" moon={{ x: w * 0.7, y: -190, r: 62 }} clouds="coral" />,
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
