import { pictureColours, type PictureColour } from "#theme/picture-palette";
import { BLEED, type DrawSetting, type Place } from "../frame.ts";
import { Ridge } from "../pieces/land.tsx";
import { Sparkles } from "../pieces/lights.tsx";
import { Mushroom } from "../pieces/plants.tsx";
import { randomInt, spreadEvenly, times } from "../pieces/random-positions.ts";
import { Shape, type ShapeProps } from "../pieces/shape.tsx";
import { NightSky } from "../pieces/sky.tsx";
import crystals from "../shapes/crystals.svg?raw";

/** The inside of a cave with crystals, and the night sky through its mouth. */
export const drawCave: DrawSetting = (place) => {
  const { w, ground, dice } = place;
  const middle = w * 0.5;
  const half = Math.min(w * 0.34, 460);
  const walls = `M${-BLEED} ${-BLEED}H${w + BLEED}V2000H${-BLEED}Z`;
  return {
    back: [
      <NightSky sky="dusk" moon={{ x: middle + half * 0.34, y: -240, r: 52 }} />,
      <Ridge y={-90} rise={26} bumps={7} fill="farHill" />,
    ],
    far: [
      <path
        d={`${walls}M${middle - half} ${ground}Q${middle - half - 30} ${ground - 280} ${middle - half * 0.5} ${ground - 350}Q${middle} ${ground - 440} ${middle + half * 0.46} ${ground - 356}Q${middle + half + 60} ${ground - 250} ${middle + half} ${ground}Z`}
        fill={pictureColours.stone}
        fillRule="evenodd"
      />,
      <path
        d={`${walls}M${middle - half - 70} ${ground}Q${middle - half - 120} ${ground - 300} ${middle - half * 0.5} ${ground - 410}Q${middle} ${ground - 500} ${middle + half * 0.5} ${ground - 416}Q${middle + half + 150} ${ground - 280} ${middle + half + 70} ${ground}Z`}
        fill={pictureColours.stoneDark}
        fillRule="evenodd"
      />,
    ],
    near: [
      stalactites(place),
      <Ridge y={-18} rise={10} bumps={5} fill="stone" />,
      <Ridge y={80} rise={12} bumps={4} fill="stoneDark" opacity={0.6} />,
      <Crystals x={w * 0.12} y={10} scale={1.2} fill="teal" />,
      <Crystals x={w * 0.9} y={14} scale={1.35} fill="indigo" />,
      w > 900 && <Crystals x={w * 0.78} y={-14} scale={0.7} fill="pink" />,
      ...spreadEvenly(dice, 4, w * 0.16, w * 0.84).map((x) => (
        <Mushroom x={x} y={randomInt(dice, 50, 110)} h={randomInt(dice, 30, 50)} fill="skyBlue" />
      )),
    ],
    front: [
      <Ridge y={180} rise={20} bumps={4} fill="night" />,
      <Crystals x={w * 0.04} y={230} scale={1.3} fill="berry" />,
      <Crystals x={w * 0.96} y={240} scale={1.1} fill="teal" />,
    ],
    lights: [<Sparkles top={-330} bottom={60} count={22} fill="ice" />],
  };
};

function Crystals({ fill, ...at }: ShapeProps & { fill: PictureColour }) {
  return <Shape {...at} file={crystals} colours={{ crystal: fill }} />;
}

function stalactites({ w, dice }: Place) {
  const own = dice.fork("stalactites");
  return (
    <g fill={pictureColours.night}>
      {times(Math.round(w / 70) + 2, (index) => {
        const long = randomInt(own, 30, 130) + BLEED;
        const path = `M${index * 70 - 80} ${-BLEED}h90q-34 60-42 ${long}q-10-60-48-${long}Z`;
        return <path key={index} d={path} />;
      })}
    </g>
  );
}
