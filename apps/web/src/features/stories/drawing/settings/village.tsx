import { pictureColours } from "#theme/picture-palette";
import type { DrawSetting } from "../frame.ts";
import { Cottage } from "../pieces/buildings.tsx";
import { Ridge } from "../pieces/land.tsx";
import { Fireflies, Garland } from "../pieces/lights.tsx";
import { Bush, Flowers, Grass, RoundTree } from "../pieces/plants.tsx";
import { row, spreadEvenly } from "../pieces/random-positions.ts";
import { Shape } from "../pieces/shape.tsx";
import { NightSky } from "../pieces/sky.tsx";
import lampPost from "../shapes/lamp-post.svg?raw";

/** Cottages with lit windows along a lane. */
export const drawVillage: DrawSetting = (place) => {
  const { w, ground, dice } = place;
  const roofs = dice.shuffle(["roof", "plum", "leaf", "woodDark"] as const);
  return {
    back: [
      <NightSky sky="dusk" moon={{ x: w * 0.64, y: -290, r: 54 }} />,
      <Ridge y={-130} rise={46} bumps={5} fill="farHill" />,
    ],
    far: [
      <Ridge y={-64} rise={18} bumps={6} fill="midHill" />,
      ...spreadEvenly(dice, Math.max(3, Math.round(w / 240)), 20, w - 20).map((x, index) => (
        <Cottage
          x={x}
          y={-40 + (index % 2) * 12}
          scale={0.62 + (index % 2) * 0.1}
          flip={index % 2 === 0}
          wall="wallShade"
          roof={roofs[index % 4]}
        />
      )),
    ],
    near: [
      <Ridge y={-30} rise={8} bumps={5} fill="earth" />,
      <path
        d={`M${w * 0.36} ${ground - 34}Q${w * 0.5} ${ground + 90} ${w * 0.2} 1600H${w * 0.86}Q${w * 0.72} ${ground + 120} ${w * 0.52} ${ground - 34}Z`}
        fill={pictureColours.earthLight}
      />,
      <Cottage x={w < 900 ? 40 : w * 0.13} y={14} scale={1.16} roof={roofs[0]} />,
      <Cottage x={w < 900 ? w - 30 : w * 0.88} y={4} scale={1.08} flip roof={roofs[1]} />,
      w > 900 && <RoundTree x={w * 0.265} y={0} h={210} />,
      <Shape x={w * 0.73} y={6} scale={0.95} file={lampPost} />,
      <Grass to={w * 0.3} count={18} fill="leaf" />,
      <Grass from={w * 0.7} count={18} fill="leaf" />,
      <Garland x={w * 0.2} y={-200} w={w * 0.6} sag={34} count={Math.round(w / 130)} />,
    ],
    front: [
      <Ridge y={190} rise={12} bumps={4} fill="nearHill" />,
      ...row(place, 5, [50, 80], (at) => <Bush {...at} y={214} fill="nearHill" />),
      <Flowers y={170} count={14} depth={30} />,
    ],
    lights: [<Fireflies top={-150} bottom={130} count={10} />],
  };
};
