import { pictureColours, type PictureColour } from "#theme/picture-palette";
import { BLEED, type DrawSetting, type Frame } from "../frame.ts";
import { Cottage } from "../pieces/buildings.tsx";
import { Floor, Ridge } from "../pieces/land.tsx";
import { Fireflies, Garland } from "../pieces/lights.tsx";
import { spreadEvenly, times } from "../pieces/random-positions.ts";
import { Shape, type ShapeProps } from "../pieces/shape.tsx";
import { NightSky } from "../pieces/sky.tsx";
import basket from "../shapes/basket.svg?raw";
import stall from "../shapes/stall.svg?raw";

/** Stalls under strings of lanterns, on a paved square. */
export const drawMarket: DrawSetting = (place) => {
  const { w, dice } = place;
  const cloths = dice.shuffle(["coral", "teal", "berry", "indigo"] as const);
  const lanterns = { y: -300, sag: 40, count: Math.round(w / 150) };
  return {
    back: [
      <NightSky sky="dusk" moon={{ x: w * 0.5, y: -330, r: 50 }} />,
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
