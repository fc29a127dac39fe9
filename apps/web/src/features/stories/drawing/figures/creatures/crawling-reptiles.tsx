/** Crocodile and snake. */
import { pictureColours } from "#theme/picture-palette";
import { chosen } from "../figure-look.ts";
import type { Draw } from "../figure-model.ts";
import { Face } from "../parts/face.tsx";
import { Head } from "../parts/head.tsx";
import { isInFront, Limb } from "../parts/limb.tsx";

const { grass, leafLight, moss, moon, cream, teal, sea, straw, snow, berry } = pictureColours;
const { mustard, coral, glow, plum, mist, peach, foam, leaf } = pictureColours;

const crocodiles = [
  { coat: grass, light: moon, dark: leaf },
  { coat: moss, light: cream, dark: leafLight },
  { coat: teal, light: foam, dark: sea },
] as const;

export const drawCrocodile: Draw = (model) => {
  const { look, posture, speaks, age } = model;
  const { coat, dark, ...colours } = chosen(look, "colours", crocodiles);
  const light = age === "old" ? snow : colours.light;
  const arm = { width: 19, colour: coat, hand: coat, handSize: 11, reach: 0.8 };
  const back = <Limb {...arm} from={[-32, -98]} isBack pose={posture.arms} />;
  return (
    <>
      <g transform={`rotate(${-posture.droop * 0.3} -36 -24)`}>
        <path d="M-20-50Q-66-34-88-20-112-8-134-14-108 10-72 2-40-4-16-12Z" fill={coat} />
        <path d="M-46-40l-10-12-6 18ZM-66-32l-12-10-4 18ZM-88-22l-12-10-4 16Z" fill={dark} />
      </g>
      {!isInFront(posture.arms) && back}
      <path d="M-44-104l-16 6 12 10ZM-52-84l-16 6 13 9ZM-57-62l-15 6 13 9Z" fill={dark} />
      <path d="M-32-112Q0-124 32-112 62-60 56-18 48 0 0 0-48 0-56-18-62-60-32-112Z" fill={coat} />
      <path d="M-18-106Q4-114 24-106 42-56 34-16 2-4-28-16-34-56-18-106Z" fill={light} />
      <path
        d="M-24-86Q4-78 30-86M-29-64Q4-54 36-64M-31-42Q2-30 37-42"
        fill="none"
        stroke={dark}
        strokeWidth="3.5"
        opacity="0.35"
      />
      <path d="M-62-2q0-18 22-18t22 18ZM18-2q0-18 22-18t22 18Z" fill={coat} />
      <Head x={-6} y={-146} neck={32} model={model}>
        <circle cx="-14" cy="-32" r="20" fill={coat} />
        <circle cx="22" cy="-32" r="20" fill={coat} />
        <path
          d="M-44 4Q-44-30 4-32 32-30 44-14 84-12 96 6 98 30 62 36 30 40 4 40-42 40-44 4Z"
          fill={coat}
        />
        <path d="M-20 30Q20 18 97 18 92 34 62 36 30 40 4 40-16 40-20 30Z" fill={light} />
        <path d="M34 22l5 10 6-11ZM54 20l5 10 6-11ZM74 19l5 9 6-10Z" fill={snow} />
        <path d="M76-2a4 4 0 1 0 .1 0ZM88 0a4 4 0 1 0 .1 0Z" fill={dark} />
        <Face
          shape={{
            eyes: [
              [-12, -30],
              [24, -30],
            ],
            eyeSize: 1.2,
            mouth: [26, 8],
            mouthSize: 1.05,
            cheeks: [
              [-26, 6],
              [56, 6],
            ],
          }}
          model={model}
          hasGlasses={age === "old"}
        />
      </Head>
      {isInFront(posture.arms) && back}
      <Limb {...arm} from={[32, -96]} pose={speaks ? "waving" : posture.arms} />
    </>
  );
};

const snakes = [
  { coat: grass, light: moon, dark: leafLight },
  { coat: mustard, light: cream, dark: glow },
  { coat: coral, light: peach, dark: berry },
  { coat: teal, light: foam, dark: sea },
  { coat: mist, light: cream, dark: plum },
] as const;

export const drawSnake: Draw = (model) => {
  const { look, posture, speaks, age, mood } = model;
  const { coat, dark, ...colours } = chosen(look, "colours", snakes);
  const light = age === "old" ? snow : colours.light;
  const showsTongue = speaks || mood === "surprised";
  return (
    <>
      <g transform={`rotate(${posture.droop * 0.6} 60 -16)`}>
        <path
          d="M50-16Q104-14 98-48 94-64 106-72"
          fill="none"
          stroke={coat}
          strokeWidth="18"
          strokeLinecap="round"
        />
        <circle cx="106" cy="-72" r="9" fill={dark} />
      </g>
      <path d="M-78-20Q-78-42 0-42 78-42 78-20 78 0 0 0-78 0-78-20Z" fill={coat} />
      <path d="M-58-50Q-58-70 0-70 58-70 58-50 58-30 0-30-58-30-58-50Z" fill={coat} />
      <path d="M-42-76Q-42-94-2-94 42-94 42-76 42-60 0-60-42-60-42-76Z" fill={coat} />
      <g fill="none" stroke={dark} strokeWidth="7" strokeLinecap="round">
        <path d="M-76-18Q0 0 76-18M-57-46Q0-30 57-46" opacity="0.45" />
        <path d="M-48-14v8M-16-8v8M20-8v8M50-14v8M-34-42v8M2-38v8M36-44v8M-18-68v8M16-68v8" />
      </g>
      <path
        d="M-14-80Q-34-104-6-124"
        fill="none"
        stroke={coat}
        strokeWidth="36"
        strokeLinecap="round"
      />
      <path
        d="M-2-84Q-16-104 8-124"
        fill="none"
        stroke={light}
        strokeWidth="11"
        strokeLinecap="round"
      />
      <Head x={4} y={-146} neck={26} model={model}>
        {showsTongue && (
          <path
            d="M46 22Q58 28 68 26L80 18M68 26l10 10"
            fill="none"
            stroke={berry}
            strokeWidth="5"
            strokeLinecap="round"
          />
        )}
        <path d="M-42 2Q-42-38 2-38 44-38 52-6 62 8 54 24 42 38 10 38-38 38-42 2Z" fill={coat} />
        <path d="M-22 22Q10 12 57 16 50 38 10 38-14 38-22 22Z" fill={light} opacity="0.9" />
        <path d="M-22-26l8-9 8 9-8 9ZM4-30l8-9 8 9-8 9Z" fill={straw} opacity="0.7" />
        <Face
          shape={{
            eyes: [
              [-8, -8],
              [26, -8],
            ],
            eyeSize: 1.25,
            mouth: [20, 18],
            cheeks: [
              [-24, 10],
              [44, 8],
            ],
          }}
          model={model}
          hasGlasses={age === "old"}
        />
      </Head>
    </>
  );
};
