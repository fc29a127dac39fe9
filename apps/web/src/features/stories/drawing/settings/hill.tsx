import { pictureColours } from "#theme/picture-palette";
import type { DrawSetting } from "../frame.ts";
import { Peaks, Ridge } from "../pieces/land.tsx";
import { Fireflies } from "../pieces/lights.tsx";
import { Bush, Fir, Flowers, Grass } from "../pieces/plants.tsx";
import { randomInt, row } from "../pieces/random-positions.ts";
import { NightSky } from "../pieces/sky.tsx";

/** A hilltop, with hills and snowy mountains behind it. */
export const drawHill: DrawSetting = (place) => {
  const { w, ground, dice } = place;
  const middle = w / 2;
  return {
    back: [
      <NightSky sky="dusk" stars={90} moon={{ x: w * 0.3, y: -220, r: 58 }} clouds="rose" />,
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
      <Bush x={w * 0.12} y={70} h={56} fill="leaf" />,
    ],
    front: [
      <Ridge y={190} rise={26} bumps={3} fill="nearHill" />,
      ...[0.03, 0.1, 0.94].map((share) => (
        <Fir x={w * share} y={210} h={randomInt(dice, 150, 260)} fill="nearHill" />
      )),
    ],
    lights: [<Fireflies top={-60} bottom={150} count={12} />],
  };
};
