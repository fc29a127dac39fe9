import { pictureColours } from "#theme/picture-palette";
import { BLEED, type DrawSetting, type Frame } from "../frame.ts";
import { Cottage } from "../pieces/buildings.tsx";
import { Floor, Ridge } from "../pieces/land.tsx";
import { Fireflies } from "../pieces/lights.tsx";
import { Bush, Flowers, Grass, RoundTree } from "../pieces/plants.tsx";
import { row, spreadEvenly, times } from "../pieces/random-positions.ts";
import { Shape } from "../pieces/shape.tsx";
import { NightSky } from "../pieces/sky.tsx";
import cabbage from "../shapes/cabbage.svg?raw";
import gardenArch from "../shapes/garden-arch.svg?raw";

/** Beds of flowers and vegetables behind a white fence. */
export const drawGarden: DrawSetting = (place) => {
  const { w, ground, dice } = place;
  const half = w / 2 + BLEED;
  return {
    back: [
      <NightSky sky="ember" stars={50} moon={{ x: w * 0.36, y: -230, r: 50 }} clouds="rose" />,
      <Ridge y={-110} rise={30} bumps={6} fill="farHill" />,
    ],
    far: [
      ...row(place, Math.round(w / 150), [130, 220], (at) => <RoundTree {...at} y={-40} />, 20),
      <Cottage x={w * 0.78} y={-30} scale={0.9} roof="plum" />,
      <Ridge y={-44} rise={8} bumps={5} fill="leaf" />,
    ],
    near: [
      fence(place),
      <Ridge y={-12} rise={6} bumps={4} fill="leafDark" />,
      <Shape x={w * 0.2} y={6} file={gardenArch} />,
      ...times(3, (bed) => (
        <path
          d={`M${-BLEED} ${ground + 40 + bed * 42}q${half}-26 ${2 * half} 0v20q-${half}-24-${2 * half} 0Z`}
          fill={pictureColours.earth}
        />
      )),
      ...spreadEvenly(dice, Math.round(w / 100), 0, w).map((x, index) => {
        const leaf = index % 2 ? "grass" : "moss";
        return <Shape x={x} y={56 + (index % 3) * 40} file={cabbage} colours={{ leaf }} />;
      }),
      <Grass count={30} fill="leaf" depth={30} />,
      <Flowers y={10} count={Math.round(w / 40)} depth={110} />,
    ],
    front: [
      <Ridge y={176} rise={12} bumps={4} fill="leafNight" />,
      ...row(place, 6, [50, 86], (at) => <Bush {...at} y={200} fill="leafDark" />),
      <Flowers y={150} count={Math.round(w / 36)} />,
    ],
    lights: [<Fireflies top={-120} bottom={150} count={18} />],
  };
};

function fence({ w, ground }: Frame) {
  return (
    <g opacity="0.85">
      <Floor y={-70} h={9} fill="cream" />
      <Floor y={-40} h={9} fill="cream" />
      <g fill={pictureColours.cream}>
        {times(Math.round(w / 46) + 3, (index) => (
          <path key={index} d={`M${index * 46 - 60} ${ground - 12}v-70l10-14 10 14v70Z`} />
        ))}
      </g>
    </g>
  );
}
