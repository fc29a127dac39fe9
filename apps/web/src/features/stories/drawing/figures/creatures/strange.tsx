/** Monster and alien. */
import type { Mood } from "@codetale/domain/stories/pictures/figures";
import { pictureColours } from "#theme/picture-palette";
import { chosen } from "../figure-look.ts";
import type { Draw, Point } from "../figure-model.ts";
import { Face } from "../parts/face.tsx";
import { Head } from "../parts/head.tsx";
import { isInFront, Limb } from "../parts/limb.tsx";

const { plum, indigo, teal, coral, berry, grass, mustard, cream, pink, skyBlue, moon, leaf } =
  pictureColours;
const { snow, water, stonePale, stoneLight, mist, sea, leafLight, moss } = pictureColours;

const furs = [
  { coat: mist, light: pink, dark: plum },
  { coat: teal, light: water, dark: sea },
  { coat: coral, light: moon, dark: berry },
  { coat: skyBlue, light: cream, dark: indigo },
  { coat: grass, light: moon, dark: leaf },
] as const;

const eyes: readonly (readonly Point[])[] = [
  [
    [-20, -14],
    [28, -14],
  ],
  [
    [-32, -8],
    [4, -26],
    [40, -8],
  ],
  [[4, -16]],
];

/** Moods in which its teeth stand out of the mouth. */
const withTeeth: ReadonlySet<Mood> = new Set(["calm", "happy", "angry"]);

export const drawMonster: Draw = (model) => {
  const { look, posture, speaks, age, mood } = model;
  const { coat, light, dark } = chosen(look, "colours", furs);
  const own = chosen(look, "eyes", eyes);
  const arm = { width: 22, colour: coat, hand: dark, handSize: 13 };
  const back = <Limb {...arm} from={[-56, -92]} isBack pose={posture.arms} />;
  const head = age === "child" ? 1.12 : 1;
  return (
    <>
      <path d="M-46-10h34q6 0 6 10h-52q0-10 12-10ZM12-10h34q12 0 12 10H6q0-10 6-10Z" fill={dark} />
      {!isInFront(posture.arms) && back}
      <path
        d="M-16-148Q-56-168-64-208-80-166-46-130ZM16-148Q56-168 64-208 80-166 46-130Z"
        fill={age === "old" ? snow : mustard}
      />
      <path
        d="M-66-20l-8-20 6-4-10-20 8-4-8-22 10-4-4-22 12-2 0-20 14 0 6-18 14 6 12-16 14 12 14-12 12 16 14-6 6 18 14 0 0 20 12 2-4 22 10 4-8 22 8 4-10 20 6 4-8 20-14-4-10 12-14-8-14 10-14-10-14 10-14-10-14 8-10-12Z"
        fill={coat}
      />
      <path d="M-36-30Q-42-80 0-82 42-80 36-30 0-14-36-30Z" fill={light} />
      <path
        d="M-44-52a6 5 0 1 0 .1 0ZM52-58a6 5 0 1 0 .1 0ZM-56-80a5 4 0 1 0 .1 0ZM48-34a5 4 0 1 0 .1 0Z"
        fill={dark}
        opacity="0.7"
      />
      <g
        transform={`translate(0 ${-122 + posture.drop}) rotate(${posture.tilt * 0.7}) scale(${head})`}
      >
        <Face
          shape={{
            eyes: own,
            eyeSize: own.length === 1 ? 2.6 : 1.8,
            mouth: [5, 27],
            mouthSize: 1.5,
            cheeks: [
              [-46, 14],
              [54, 14],
            ],
          }}
          model={model}
          hasGlasses={age === "old"}
        />
        {!speaks && withTeeth.has(mood) && (
          <path d="M-6 26l5 10 6-9ZM8 28l5 9 6-11Z" fill={cream} />
        )}
      </g>
      {isInFront(posture.arms) && back}
      <Limb {...arm} from={[58, -92]} pose={speaks ? "waving" : posture.arms} />
    </>
  );
};

const skins = [
  { coat: grass, dark: leafLight, suit: stonePale, belt: coral },
  { coat: teal, dark: sea, suit: pink, belt: mustard },
  { coat: moss, dark: leafLight, suit: indigo, belt: mustard },
] as const;

export const drawAlien: Draw = (model) => {
  const { look, posture, speaks, age } = model;
  const { coat, dark, suit, belt } = chosen(look, "colours", skins);
  const arm = { width: 14, colour: suit, hand: coat, handSize: 10 };
  const back = <Limb {...arm} from={[-20, -98]} isBack pose={posture.arms} reach={0.9} />;
  return (
    <>
      <path d="M-24-30h18v24h-18ZM6-30h18v24H6Z" fill={suit} />
      <path d="M-30-10q24-8 26 10h-30q0-6 4-10ZM30-10Q6-18 4 0h30q0-6-4-10Z" fill={coat} />
      {!isInFront(posture.arms) && back}
      <path d="M-22-110Q0-118 22-110 40-60 34-26 0-14-34-26-40-60-22-110Z" fill={suit} />
      <path d="M-36-60Q0-48 36-60L36-48Q0-36-37-48Z" fill={belt} />
      <circle cy="-54" r="9" fill={water} />
      <path d="M-24-108Q0-92 24-108L27-98Q0-80-27-98Z" fill={stoneLight} opacity="0.5" />
      <Head y={-152} neck={44} model={model}>
        <g fill="none" stroke={dark} strokeWidth="5" strokeLinecap="round">
          <path d="M-24-44Q-34-62-30-76" transform={`rotate(${-posture.droop} -24 -44)`} />
          <path d="M28-44Q38-62 34-76" transform={`rotate(${posture.droop} 28 -44)`} />
        </g>
        <circle
          cx="-30"
          cy="-80"
          r="9"
          fill={belt}
          transform={`rotate(${-posture.droop} -24 -44)`}
        />
        <circle cx="34" cy="-80" r="9" fill={belt} transform={`rotate(${posture.droop} 28 -44)`} />
        <path
          d="M-60-10Q-62-54 2-56 66-54 64-10 60 20 30 38 16 48 2 48-12 48-26 38-56 20-60-10Z"
          fill={coat}
        />
        <path
          d="M-40-34a8 6 0 1 0 .1 0ZM44-40a6 5 0 1 0 .1 0ZM4-52a7 4 0 1 0 .1 0Z"
          fill={dark}
          opacity="0.6"
        />
        <Face
          shape={{
            eyes: [
              [-22, -6],
              [30, -6],
            ],
            eyeSize: 2.3,
            mouth: [4, 26],
            mouthSize: 0.8,
            cheeks: [
              [-38, 18],
              [44, 18],
            ],
          }}
          model={model}
          hasGlasses={age === "old"}
        />
      </Head>
      {isInFront(posture.arms) && back}
      <Limb {...arm} from={[20, -98]} pose={speaks ? "waving" : posture.arms} reach={0.9} />
    </>
  );
};
