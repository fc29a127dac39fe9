/** Settings where people live, outdoors. */
import { pictureColours, type PictureColour } from "#theme/picture-palette";
import { BLEED, type DrawSetting, type Frame } from "../frame.ts";
import { Cottage } from "../pieces/buildings.tsx";
import { Floor, Ridge } from "../pieces/land.tsx";
import { Fireflies, Garland } from "../pieces/lights.tsx";
import { Bush, Flowers, Grass, RoundTree } from "../pieces/plants.tsx";
import { row, spreadEvenly, times } from "../pieces/random-positions.ts";
import { Shape, type ShapeProps } from "../pieces/shape.tsx";
import { SettingSky } from "../pieces/sky.tsx";
import basket from "../shapes/basket.svg?raw";
import cabbage from "../shapes/cabbage.svg?raw";
import gardenArch from "../shapes/garden-arch.svg?raw";
import lampPost from "../shapes/lamp-post.svg?raw";
import signpost from "../shapes/signpost.svg?raw";
import stall from "../shapes/stall.svg?raw";

/** Cottages with lit windows along a lane. */
export const drawVillage: DrawSetting = (place) => {
  const { w, ground, dice } = place;
  const roofs = dice.shuffle(["roof", "plum", "leaf", "woodDark"] as const);
  return {
    back: [
      <SettingSky dusk="dusk" moon={{ x: w * 0.64, y: -290, r: 54 }} />,
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

/** Stalls under strings of lanterns, on a paved square. */
export const drawMarket: DrawSetting = (place) => {
  const { w, dice } = place;
  const cloths = dice.shuffle(["coral", "teal", "berry", "indigo"] as const);
  const lanterns = { y: -300, sag: 40, count: Math.round(w / 150) };
  return {
    back: [
      <SettingSky dusk="dusk" moon={{ x: w * 0.5, y: -330, r: 50 }} />,
      <Ridge y={-120} rise={30} bumps={5} fill="farHill" />,
    ],
    far: [
      ...spreadEvenly(dice, Math.max(3, Math.round(w / 230)), 0, w).map((x, index) => (
        <Cottage
          x={x}
          y={-36}
          scale={0.86 + (index % 2) * 0.22}
          flip={index % 2 === 0}
          wall={index % 2 ? "wallShade" : "mist"}
          roof={index % 2 ? "roof" : "plum"}
        />
      )),
      <Floor y={-40} fill="stone" />,
    ],
    near: [
      paving(place),
      <Stall x={w < 900 ? 70 : w * 0.14} y={6} scale={1.12} cloth={cloths[0]} />,
      <Stall x={w < 900 ? w - 70 : w * 0.86} y={2} scale={1.08} cloth={cloths[1]} />,
      w > 900 && <Stall x={w * 0.31} y={-26} scale={0.78} cloth={cloths[2]} />,
      w > 900 && <Stall x={w * 0.69} y={-26} scale={0.78} cloth={cloths[3]} />,
      <Garland {...lanterns} x={-30} w={w * 0.56} />,
      <Garland {...lanterns} x={w * 0.46} w={w * 0.58} />,
    ],
    front: [
      <Ridge y={210} rise={4} bumps={4} fill="night" opacity={0.55} />,
      <Shape x={w * 0.08} y={236} scale={1.5} file={basket} colours={{ fruit: "coral" }} />,
      <Shape x={w * 0.92} y={240} scale={1.5} file={basket} colours={{ fruit: "mustard" }} />,
    ],
    lights: [<Fireflies top={-260} bottom={0} count={10} />],
  };
};

function Stall({ cloth = "coral", ...at }: ShapeProps & { cloth: PictureColour | undefined }) {
  return <Shape {...at} file={stall} colours={{ cloth }} />;
}

function paving({ w, ground }: Frame) {
  const y = ground - 40;
  const middle = w / 2;
  return (
    <g stroke={pictureColours.stoneDark} strokeWidth="4" opacity="0.55" fill="none">
      {times(7, (row) => (
        <path key={row} d={`M${-BLEED} ${y + row * row * 9 + 20}H${w + BLEED}`} />
      ))}
      {times(Math.round(w / 90), (index) => {
        const aside = index - w / 180;
        return (
          <path key={index} d={`M${middle + aside * 70} ${y}L${middle + aside * 240} ${y + 700}`} />
        );
      })}
    </g>
  );
}

/** A road that winds away over the hills, and a signpost. */
export const drawRoad: DrawSetting = (place) => {
  const { w, h, ground, dice } = place;
  const side = dice.roll(2) ? 0.8 : 0.2;
  const bottom = h + BLEED;
  const leftEdge = `M${w * 0.545} ${ground - 40}C${w * 0.62} ${ground - 18} ${w * 0.44} ${ground} ${w * 0.38} ${ground + 50}S${w * 0.26} ${bottom - 80} ${w * 0.14} ${bottom}`;
  return {
    back: [
      <SettingSky dusk="sea" moon={{ x: w * 0.52, y: -170, r: 66 }} clouds="mist" />,
      <Ridge y={-96} rise={44} bumps={6} fill="plum" />,
    ],
    far: [
      <Ridge y={-58} rise={22} bumps={5} fill="leafDark" />,
      <Cottage x={w * 0.66} y={-52} scale={0.34} />,
      ...row(place, 6, [50, 90], (at) => <RoundTree {...at} y={-40} />),
    ],
    near: [
      <Ridge y={-34} rise={10} bumps={5} fill="leaf" />,
      <path
        d={`${leftEdge}H${w * 0.88}C${w * 0.78} ${bottom - 90} ${w * 0.7} ${ground + 130} ${w * 0.6} ${ground + 50}S${w * 0.66} ${ground - 16} ${w * 0.565} ${ground - 40}Z`}
        fill={pictureColours.sand}
      />,
      <path
        d={`${leftEdge}H${w * 0.24}C${w * 0.34} ${bottom - 80} ${w * 0.36} ${ground + 130} ${w * 0.44} ${ground + 50}S${w * 0.63} ${ground - 16} ${w * 0.55} ${ground - 40}Z`}
        fill={pictureColours.earthLight}
        opacity="0.45"
      />,
      <Shape x={w * side} y={16} file={signpost} />,
      <Shape x={w * (1 - side)} y={20} file={lampPost} />,
      <Grass to={w * 0.3} y={-14} count={24} fill="leafLight" depth={100} />,
      <Grass from={w * 0.7} y={-14} count={24} fill="leafLight" depth={100} />,
    ],
    front: [
      <path
        d={`M-80 ${ground + 180}Q${w * 0.16} ${ground + 110} ${w * 0.3} 1600H-80ZM${w + 80} ${ground + 180}Q${w * 0.84} ${ground + 120} ${w * 0.74} 1600H${w + 80}Z`}
        fill={pictureColours.leafDark}
      />,
      <Flowers from={-20} to={w * 0.22} y={170} count={12} />,
      <Flowers from={w * 0.78} to={w + 20} y={170} count={12} />,
    ],
    lights: [<Fireflies top={-100} bottom={130} count={12} />],
  };
};

/** Beds of flowers and vegetables behind a white fence. */
export const drawGarden: DrawSetting = (place) => {
  const { w, ground, dice } = place;
  const half = w / 2 + BLEED;
  return {
    back: [
      <SettingSky dusk="ember" stars={50} moon={{ x: w * 0.36, y: -230, r: 50 }} clouds="rose" />,
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
