/** Animals that are built like no other: turtle, snail and fish. */
import { pictureColours } from "#theme/picture-palette";
import { chosen } from "../figure-look.ts";
import type { Draw } from "../figure-model.ts";
import { Face } from "../parts/face.tsx";
import { Head } from "../parts/head.tsx";

const { cream, grass, leaf, leafLight, moss, teal, woodLight, wood, straw, coral, pink } =
  pictureColours;
const { skyBlue, mustard, glow, berry, indigo, water, seaLight, foam, peach, wall, moon } =
  pictureColours;
const { woodDark, sand, snow } = pictureColours;

const skins = [
  { coat: grass, dark: leafLight, shell: woodLight, mark: wood },
  { coat: moss, dark: leafLight, shell: leaf, mark: grass },
  { coat: teal, dark: leaf, shell: straw, mark: woodLight },
] as const;

export const drawTurtle: Draw = (model) => {
  const { look, posture, speaks, age } = model;
  const { coat, dark, shell, mark } = chosen(look, "colours", skins);
  const isLifted = speaks || posture.lift > 60;
  return (
    <>
      <path d="M-74-34L-104-18-76-16Z" fill={coat} />
      <path d="M-58-40H-26L-30 0H-62ZM14-40H46L50 0H18Z" fill={dark} />
      <path d="M40-52Q58-62 62-108L94-100Q92-44 50-24Z" fill={coat} />
      <path d="M-88-28Q-96-128-8-132 66-128 62-28Z" fill={shell} />
      <path
        d="M-30-114L2-118 22-92 4-66-34-66-48-92ZM-58-108L-36-118-54-92ZM-52-84L-38-58-54-34H-80ZM-30-56H2L16-34H-44ZM30-90L44-108Q60-84 60-60L30-34 12-60Z"
        fill={mark}
        opacity="0.75"
      />
      <path d="M-94-38Q-14-22 68-38 76-24 64-20-14-8-90-20-102-26-94-38Z" fill={cream} />
      <path
        d="M-72-24H-42L-44 0H-76ZM30-24H62L64 0H32Z"
        fill={coat}
        visibility={isLifted ? "hidden" : undefined}
      />
      {isLifted && (
        <>
          <path d="M-72-24H-42L-44 0H-76Z" fill={coat} />
          <path
            d="M44-28Q66-24 84-44"
            fill="none"
            stroke={coat}
            strokeWidth="24"
            strokeLinecap="round"
          />
        </>
      )}
      <Head x={78} y={-122 + (age === "child" ? 8 : 0)} neck={30} model={model}>
        <path d="M-38 2Q-38-38 4-38 46-38 46 4 42 34 6 34-34 34-38 2Z" fill={coat} />
        <path
          d="M-38 8Q-20 34 6 34 34 34 44 12 30 26 6 26-18 26-38 8Z"
          fill={dark}
          opacity="0.45"
        />
        <Face
          shape={{
            eyes: [
              [-6, -7],
              [24, -7],
            ],
            eyeSize: 1.15,
            mouth: [10, 14],
            cheeks: [
              [-20, 10],
              [38, 9],
            ],
          }}
          model={model}
          hasGlasses={age === "old"}
        />
      </Head>
    </>
  );
};

const shells = [
  [coral, peach],
  [pink, berry],
  [mustard, glow],
  [skyBlue, indigo],
  [woodLight, woodDark],
] as const;

export const drawSnail: Draw = (model) => {
  const { look, posture, age } = model;
  const [shell, spiral] = chosen(look, "shell", shells);
  const [body, shade] =
    age === "old"
      ? [snow, wall]
      : chosen(look, "body", [
          [wall, sand],
          [peach, sand],
          [moon, straw],
        ]);
  return (
    <>
      <path
        d="M-108 0Q-92-24-50-26H30Q40-60 44-92L84-88Q90-40 80-14 74 2 56 2H-96Q-110 4-108 0Z"
        fill={body}
      />
      <path
        d="M-108 0Q-60-10 20-8 60-10 82-20 78 2 56 2H-96Q-110 4-108 0Z"
        fill={shade}
        opacity="0.6"
      />
      <circle cx="-26" cy="-74" r="62" fill={shell} />
      <path
        d="M-26-74a10 10 0 0 1 20 0 24 24 0 0 1-46 4 36 36 0 0 1 68-22 48 48 0 0 1-18 66"
        fill="none"
        stroke={spiral}
        strokeWidth="10"
        strokeLinecap="round"
      />
      <Head x={66} y={-112} neck={26} model={model}>
        <g stroke={body} strokeWidth="12" strokeLinecap="round">
          <path d="M-10-18L-20-58" transform={`rotate(${-posture.droop} -10 -18)`} />
          <path d="M18-18L28-58" transform={`rotate(${posture.droop} 18 -18)`} />
        </g>
        <circle
          cx="-21"
          cy="-62"
          r="12"
          fill={shade}
          transform={`rotate(${-posture.droop} -10 -18)`}
        />
        <circle
          cx="29"
          cy="-62"
          r="12"
          fill={shade}
          transform={`rotate(${posture.droop} 18 -18)`}
        />
        <path d="M-34 4Q-34-32 4-32 42-32 42 4 38 32 4 32-30 32-34 4Z" fill={body} />
        <Face
          shape={{
            eyes: [
              [-9, -6],
              [21, -6],
            ],
            eyeSize: 1.15,
            mouth: [6, 13],
            cheeks: [
              [-22, 10],
              [34, 10],
            ],
          }}
          model={model}
          hasGlasses={age === "old"}
        />
      </Head>
    </>
  );
};

const scales = [
  [glow, moon, coral],
  [skyBlue, foam, indigo],
  [coral, moon, berry],
  [teal, foam, indigo],
  [mustard, cream, glow],
] as const;

export const drawFish: Draw = (model) => {
  const { look, posture, speaks, age } = model;
  const [coat, belly, fin] = chosen(look, "colours", scales);
  const lift = speaks ? Math.max(posture.lift, 60) : posture.lift;
  return (
    <>
      <g transform={`rotate(${posture.tilt * 0.8}) translate(0 ${-10 + posture.drop})`}>
        <g transform={`rotate(${-posture.droop * 0.6} -58 -86)`}>
          <path d="M-50-86Q-96-136-112-128-106-104-94-86-106-66-112-42-92-38-50-82Z" fill={fin} />
        </g>
        <path d="M-22-128Q4-168 40-148 36-132 40-122Z" fill={fin} />
        <path d="M-16-42Q-10-18 14-16 16-32 22-40Z" fill={fin} />
        <path d="M-70-86Q-34-138 18-138 82-134 92-88 82-38 18-36-34-36-70-86Z" fill={coat} />
        <path d="M-40-62Q20-40 84-68 66-38 18-36-16-36-40-62Z" fill={belly} />
        <path
          d="M-22-104q10 8 0 16M-22-84q10 8 0 16M-2-112q10 8 0 16M-2-92q10 8 0 16M-2-72q10 8 0 16M-42-94q10 8 0 16"
          fill="none"
          stroke={fin}
          strokeWidth="4"
          strokeLinecap="round"
        />
        <g transform={`translate(10 -72) rotate(${lift * 0.9})`}>
          <path d="M8-6Q-20-10-38 10-18 28 8 10Z" fill={fin} />
        </g>
        <g transform="translate(48 -92)">
          <Face
            shape={{
              eyes: [
                [-10, -12],
                [22, -12],
              ],
              eyeSize: 1.35,
              mouth: [12, 16],
              mouthSize: 0.9,
              cheeks: [
                [-16, 10],
                [36, 6],
              ],
            }}
            model={model}
            hasGlasses={age === "old"}
          />
        </g>
      </g>
      <g fill="none" stroke={foam} strokeWidth="4">
        <circle cx="108" cy="-110" r="7" />
        <circle cx="116" cy="-140" r="10" />
        <circle cx="100" cy="-166" r="5" />
      </g>
      <path
        d="M-96 0Q-88-22-66-8-52-30-28-10-10-32 12-10 34-30 52-8 76-22 96 0 60 12 0 12-60 12-96 0Z"
        fill={seaLight}
      />
      <path
        d="M-80 2Q-64-10-44 0-22-12 2 0 26-12 48 0 66-8 80 2 40 10 0 10-40 10-80 2Z"
        fill={water}
        opacity="0.6"
      />
    </>
  );
};
