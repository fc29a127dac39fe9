import { pictureColours } from "#theme/picture-palette";
import type { DrawSetting } from "../frame.ts";
import { Boat } from "../pieces/buildings.tsx";
import { Ridge, Water } from "../pieces/land.tsx";
import { Fireflies } from "../pieces/lights.tsx";
import { Fir, Flowers, Grass, Reeds } from "../pieces/plants.tsx";
import { row, times } from "../pieces/random-positions.ts";
import { NightSky } from "../pieces/sky.tsx";

/** A river at the foot of hills; the figures stand on its near bank. */
export const drawRiver: DrawSetting = (place) => {
  const { w, ground, dice } = place;
  return {
    back: [
      <NightSky sky="dusk" moon={{ x: w * 0.6, y: -210, r: 64 }} />,
      <Ridge y={-150} rise={50} bumps={5} fill="farHill" />,
    ],
    far: [
      <Ridge y={-118} rise={20} bumps={6} fill="midHill" />,
      ...row(place, Math.round(w / 70), [44, 110], (at) => <Fir {...at} y={-100} fill="midHill" />),
      <Water y={-112} bands={["glow", "rose", "plum", "duskBlue"]} glint="moon" />,
      <Boat x={w * (dice.roll(2) ? 0.26 : 0.78)} y={-56} scale={0.5} />,
    ],
    near: [
      <path
        d={`M-80 ${ground - 4}Q${w * 0.12} ${ground - 46} ${w * 0.28} ${ground - 22}T${w * 0.62} ${ground - 18}T${w + 80} ${ground - 40}V2000H-80Z`}
        fill={pictureColours.leafDark}
      />,
      <g fill={pictureColours.stoneLight}>
        {times(5, (index) => {
          const at = { cx: w * (0.36 + index * 0.07), cy: ground - 44 - (index % 2) * 18 };
          return <ellipse key={index} {...at} rx="34" ry="10" />;
        })}
      </g>,
      <Reeds from={-20} to={w * 0.16} y={4} count={9} />,
      <Reeds from={w * 0.86} to={w + 20} y={4} count={9} />,
      <Grass count={44} fill="leaf" depth={90} />,
      <Flowers y={50} count={18} />,
    ],
    front: [
      <Ridge y={175} rise={14} bumps={4} fill="leafNight" />,
      <Reeds from={-20} to={w * 0.2} y={220} count={8} />,
      <Reeds from={w * 0.82} to={w + 20} y={220} count={8} />,
    ],
    lights: [<Fireflies top={-90} bottom={130} count={16} />],
  };
};
