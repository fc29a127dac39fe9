/** Birds, whose wings lift as arms do. */
import type { ReactNode } from "react";
import { pictureColours } from "#theme/picture-palette";
import { chosen } from "../figure-look.ts";
import type { Draw, FigureModel, Point } from "../figure-model.ts";
import { Face } from "../parts/face.tsx";
import { Head } from "../parts/head.tsx";

const { cream, glow, mustard, wood, woodDark, woodLight, sand, wall, snow, snowShade } =
  pictureColours;
const { stoneLight, stonePale, stone, skyBlue, coral, teal, berry, sea, grass } = pictureColours;
const { moon, peach, barkLight, leafLight } = pictureColours;

interface Feathers {
  coat: string;
  light: string;
  dark: string;
}

export const feathersOf = ({ look, age }: FigureModel, options: readonly Feathers[]): Feathers => {
  const own = chosen(look, "colours", options);
  return age === "old" ? { ...own, light: snow } : own;
};

interface WingsProps {
  model: FigureModel;
  /** The right shoulder; the left one is its mirror image. */
  at: Point;
  fill: string;
  tip: string;
  size?: number;
}

export function Wings({ model: { posture, speaks }, at: [x, y], fill, tip, size = 1 }: WingsProps) {
  return [-1, 1].map((side) => {
    const lift = speaks && side === 1 ? Math.max(posture.lift, 96) : posture.lift;
    return (
      <g
        key={side}
        transform={`scale(${side} 1) translate(${x} ${y}) rotate(${-lift}) scale(${size})`}
      >
        <path d="M-10-8Q22-8 24 34 24 62 6 80-8 58-14 30Z" fill={fill} />
        <path d="M24 34Q24 62 6 80 0 72-4 62 14 54 24 34Z" fill={tip} />
      </g>
    );
  });
}

export const feet = (colour: string, x: number, y = 0): ReactNode => (
  <g stroke={colour} strokeWidth="7" strokeLinecap="round" fill="none">
    {[-x, x].map((middle) => (
      <path
        key={middle}
        d={`M${middle} -20V${y - 4}M${middle - 12} ${y}l12-5 12 5M${middle} ${y - 5}v6`}
      />
    ))}
  </g>
);

interface BeakProps {
  model: FigureModel;
  x: number;
  y: number;
  length: number;
  colour: string;
}

/** Low moods hang their beaks. */
export function Beak({ model, x, y, length, colour }: BeakProps) {
  const gape = gapeOf(model);
  const isLow = ["sad", "afraid", "angry", "tired"].includes(model.mood);
  return (
    <g transform={`translate(${x} ${y}) rotate(${isLow ? 12 : 0})`}>
      <g transform={`rotate(${gape * 26})`}>
        <path
          d={`M-4 4Q${length * 0.5} 6 ${length * 0.8} 4 ${length * 0.4} 17-2 15Z`}
          fill={woodLight}
        />
        {gape > 0 && <path d={`M-2 2L${length * 0.7} 4 0 10Z`} fill={berry} />}
      </g>
      <path d={`M-6-8Q${length * 0.6}-12 ${length} 4 ${length * 0.5} 11-6 9Z`} fill={colour} />
    </g>
  );
}

/** How far a beak opens: to speak, and less in surprise. */
const gapeOf = ({ speaks, mood }: FigureModel) =>
  Number(speaks) + (mood === "surprised" ? 0.55 : 0);

export const drawOwl: Draw = (model) => {
  const { coat, light, dark } = feathersOf(model, [
    { coat: woodLight, light: wall, dark: woodDark },
    { coat: stoneLight, light: snow, dark: stone },
    { coat: wood, light: sand, dark: woodDark },
  ]);
  return (
    <>
      {feet(mustard, 20)}
      <path d="M-34-24L-20 2 0-14 20 2 34-24Z" fill={dark} />
      <path d="M-56-70Q-56-128 0-128 56-128 56-70 50-10 0-10-50-10-56-70Z" fill={coat} />
      <path d="M-36-66Q-36-98 0-98 36-98 36-66 32-18 0-18-32-18-36-66Z" fill={light} />
      <path
        d="M-24-76q8 10 16 0 8 10 16 0 8 10 16 0M-26-56q9 10 17 0 9 10 18 0 9 10 17 0M-18-38q9 10 18 0 9 10 18 0"
        fill="none"
        stroke={coat}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <Wings model={model} at={[50, -92]} fill={dark} tip={coat} />
      <Head x={2} y={-148} neck={36} model={model}>
        <path
          d="M-54 10Q-58-28-52-62-30-44 0-46 30-44 56-62 62-28 58 10 46 40 2 40-42 40-54 10Z"
          fill={coat}
        />
        <path
          d="M-52-62Q-40-40-22-36L0-14 26-36Q44-40 56-62 50-34 24-22L2 0-20-22Q-44-34-52-62Z"
          fill={dark}
        />
        <g fill={light}>
          <circle cx="-20" cy="-4" r="25" />
          <circle cx="26" cy="-4" r="25" />
        </g>
        <Face
          shape={{
            eyes: [
              [-16, -4],
              [24, -4],
            ],
            eyeSize: 1.9,
            mouth: null,
            cheeks: [
              [-38, 22],
              [46, 22],
            ],
          }}
          model={model}
          hasGlasses={model.age === "old"}
        />
        <path d="M-6 10Q4 2 14 10L4 30Z" fill={mustard} />
        {gapeOf(model) > 0 && (
          <path
            d="M-5 24Q4 34 13 24L4 44Z"
            transform={`translate(0 ${10 * gapeOf(model) - 10})`}
            fill={berry}
          />
        )}
      </Head>
    </>
  );
};

export const drawBird: Draw = (model) => {
  const { coat, light, dark } = feathersOf(model, [
    { coat: skyBlue, light: cream, dark: sea },
    { coat: coral, light: moon, dark: berry },
    { coat: teal, light: moon, dark: sea },
    { coat: mustard, light: cream, dark: glow },
    { coat: grass, light: cream, dark: leafLight },
  ]);
  return (
    <>
      {feet(glow, 16)}
      <path d="M-36-62L-104-86-96-64-108-50-40-36Z" fill={dark} />
      <path d="M-56-66Q-50-128 6-128 62-124 60-66 54-14 4-14-48-14-56-66Z" fill={coat} />
      <path d="M-14-54Q-6-92 30-90 52-78 50-50 40-20 10-20-16-26-14-54Z" fill={light} />
      <Wings model={model} at={[38, -82]} fill={dark} tip={coat} size={0.9} />
      <Head x={10} y={-132} neck={30} model={model}>
        <path d="M-12-38Q-26-60-40-58-28-70-14-62-12-80 2-78-4-64 8-40Z" fill={dark} />
        <path d="M-46 4Q-46-44 2-44 50-44 50 2 46 40 2 40-42 40-46 4Z" fill={coat} />
        <path d="M-16 4Q0-14 16-2 34-16 48 0 46 36 12 38-12 34-16 4Z" fill={light} opacity="0.85" />
        <Beak model={model} x={26} y={14} length={42} colour={mustard} />
        <Face
          shape={{
            eyes: [
              [-4, -8],
              [26, -9],
            ],
            eyeSize: 1.2,
            mouth: null,
            cheeks: [
              [-20, 10],
              [44, 30],
            ],
          }}
          model={model}
          hasGlasses={model.age === "old"}
        />
      </Head>
    </>
  );
};

export const drawGoose: Draw = (model) => {
  const { coat, light, dark } = feathersOf(model, [
    { coat: cream, light: snow, dark: snowShade },
    { coat: stonePale, light: snow, dark: stoneLight },
    { coat: wall, light: cream, dark: barkLight },
  ]);
  const { look, age } = model;
  return (
    <>
      <g fill={glow}>
        <path d="M-20-24V-8L-34 0H-4L-12-8V-24ZM16-24V-8L2 0H32L24-8V-24Z" />
      </g>
      <path d="M-30-52L-94-92-88-66-78-44Z" fill={dark} />
      <path d="M-84-72Q-56-92-14-90 40-92 50-58 46-16-4-16-60-18-84-72Z" fill={coat} />
      <path d="M22-50Q2-96 14-158H44Q36-110 50-62Z" fill={coat} />
      <path d="M12-112Q26-102 40-112L40-98Q26-88 14-98Z" fill={look.cloth} />
      <path d="M18-98l-16 20 12 4 10-20Z" fill={look.cloth} />
      <GooseWing model={model} fill={dark} tip={peach} />
      <Head x={30} y={-164 + (age === "child" ? 20 : 0)} neck={16} model={model}>
        <path d="M-30 4Q-32-32 2-34 36-32 34 2 30 30 2 30-26 28-30 4Z" fill={coat} />
        <path d="M-30 4Q-26 30 2 30 16 30 24 22L10 8Z" fill={light} />
        <Beak model={model} x={24} y={4} length={46} colour={glow} />
        <Face
          shape={{
            eyes: [
              [-3, -8],
              [19, -9],
            ],
            mouth: null,
            cheeks: [
              [-14, 8],
              [14, 22],
            ],
          }}
          model={model}
          hasGlasses={age === "old"}
        />
      </Head>
    </>
  );
};

/** The wing at the side of a body that is seen from the side. */
function GooseWing({
  model: { posture, speaks },
  fill,
  tip,
}: {
  model: FigureModel;
  fill: string;
  tip: string;
}) {
  const lift = speaks ? Math.max(posture.lift, 70) : posture.lift;
  return (
    <g transform={`translate(18 -66) rotate(${lift * 0.75})`}>
      <path d="M10-8Q-20-24-54-14-80-10-92 10-62 32-24 26 10 22 10-8Z" fill={fill} />
      <path
        d="M-92 10Q-70 8-54 14-70 22-72 22-84 18-92 10ZM-66 26Q-50 20-36 24-48 30-66 26Z"
        fill={tip}
        opacity="0.5"
      />
    </g>
  );
}
