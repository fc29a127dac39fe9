/** Dragon and dinosaur. */
import { pictureColours } from "#theme/picture-palette";
import { chosen } from "../figure-look.ts";
import type { Draw } from "../figure-model.ts";
import { Face } from "../parts/face.tsx";
import { Head } from "../parts/head.tsx";
import { isInFront, Limb } from "../parts/limb.tsx";

const { grass, teal, coral, indigo, moss, leafLight, moon, cream, berry, mustard, glow, peach } =
  pictureColours;
const { leaf, sea, skyBlue, plum, pink, straw, snow, duskBlue } = pictureColours;

const dragons = [
  { coat: grass, light: moon, dark: leaf, wing: coral },
  { coat: teal, light: cream, dark: sea, wing: mustard },
  { coat: coral, light: moon, dark: berry, wing: plum },
  { coat: indigo, light: pink, dark: duskBlue, wing: teal },
] as const;

export const drawDragon: Draw = (model) => {
  const { look, posture, speaks, age } = model;
  const { coat, dark, wing, ...colours } = chosen(look, "colours", dragons);
  const light = age === "old" ? snow : colours.light;
  const arm = { width: 19, colour: coat, hand: coat, handSize: 11 };
  const back = <Limb {...arm} from={[-30, -96]} isBack pose={posture.arms} reach={0.8} />;
  const flap = speaks ? 24 : posture.lift * 0.25 - posture.droop * 0.5;
  return (
    <>
      {[-1, 1].map((side) => (
        <g key={side} transform={`scale(${side} 1) translate(22 -108) rotate(${-flap})`}>
          <path d="M0 6Q30-56 84-66 76-44 88-26 70-26 68-6 52-12 44 10 30 0 0 26Z" fill={wing} />
          <path
            d="M4 8Q40-40 84-66M8 12Q44-16 88-26M10 16Q36 0 68-6"
            fill="none"
            stroke={dark}
            strokeWidth="4"
            strokeLinecap="round"
            opacity="0.7"
          />
        </g>
      ))}
      <g transform={`rotate(${-posture.droop * 0.4} -30 -20)`}>
        <path
          d="M-20-44Q-58-34-72-12-96 8-106-26-104-46-92-54-92-20-74-36-52-70-24-70Z"
          fill={coat}
        />
        <path d="M-94-52L-122-58-96-86-76-56Z" fill={wing} />
      </g>
      {!isInFront(posture.arms) && back}
      <path d="M-30-110Q0-122 30-110 62-60 56-18 48 0 0 0-48 0-56-18-62-60-30-110Z" fill={coat} />
      <path d="M-20-104Q2-112 22-104 40-56 34-16 0-4-32-16-38-56-20-104Z" fill={light} />
      <path
        d="M-26-86Q2-78 28-86M-32-64Q2-54 35-64M-35-42Q0-30 36-42"
        fill="none"
        stroke={dark}
        strokeWidth="3.500"
        opacity="0.35"
      />
      <path d="M-62-2q0-18 22-18t22 18ZM18-2q0-18 22-18t22 18Z" fill={coat} />
      <path
        d="M-56-2l5-8 5 8ZM-44-2l5-8 5 8ZM-32-2l5-8 5 8ZM24-2l5-8 5 8ZM36-2l5-8 5 8ZM48-2l5-8 5 8Z"
        fill={cream}
      />
      <Head x={4} y={-150} neck={34} model={model}>
        <path d="M-38-26L-62-22-46-4-66 4-44 16-56 32-30 32Z" fill={wing} />
        <path d="M-26-34Q-44-60-42-88-24-72-8-42ZM18-42Q34-70 54-86 52-58 36-34Z" fill={mustard} />
        <path d="M-44 0Q-44-44 2-44 48-44 48-6 66 4 64 24 60 44 30 44H0Q-44 40-44 0Z" fill={coat} />
        <path
          d="M-14 26Q-8 6 24 6 60 4 64 24 60 44 30 44H4Q-14 42-14 26Z"
          fill={light}
          opacity="0.9"
        />
        <path d="M22 12a4 4.500 0 1 0 .1 0ZM48 11a4 4.500 0 1 0 .1 0Z" fill={dark} />
        {!speaks && <path d="M2 34l5 9 6-7Z" fill={cream} />}
        <Face
          shape={{
            eyes: [
              [-10, -12],
              [24, -13],
            ],
            eyeSize: 1.25,
            mouth: [26, 30],
            mouthSize: 0.95,
            cheeks: [[-28, 10]],
          }}
          model={model}
          hasGlasses={age === "old"}
        />
      </Head>
      {speaks && (
        <path
          d="M82-124Q100-138 96-152 112-142 110-130 122-138 120-148 134-122 110-108 92-106 82-124Z"
          fill={glow}
        />
      )}
      {speaks && <path d="M94-120Q106-130 106-138 118-122 106-114 98-112 94-120Z" fill={mustard} />}
      {isInFront(posture.arms) && back}
      <Limb {...arm} from={[30, -94]} pose={speaks ? "waving" : posture.arms} reach={0.8} />
    </>
  );
};

const dinosaurs = [
  { coat: moss, light: moon, dark: leafLight },
  { coat: teal, light: cream, dark: sea },
  { coat: glow, light: peach, dark: berry },
  { coat: skyBlue, light: cream, dark: indigo },
] as const;

export const drawDinosaur: Draw = (model) => {
  const { look, posture, speaks, age } = model;
  const { coat, dark, ...colours } = chosen(look, "colours", dinosaurs);
  const light = age === "old" ? snow : colours.light;
  const isLifted = speaks || posture.lift > 60;
  return (
    <>
      <path
        d="M-40-80Q-88-70-118-30-126-16-112-22-84-42-50-36Z"
        fill={coat}
        transform={`rotate(${-posture.droop * 0.2} -50 -50)`}
      />
      <path d="M-30-48V-13M46-48V-13" stroke={dark} strokeWidth="26" strokeLinecap="round" />
      <path d="M-44-92l-4-18 18 10 4-22 16 18 8-22 12 22 14-16 2 24Z" fill={straw} />
      <path
        d="M-78-54Q-76-108-8-110 26-112 30-150L64-152Q74-60 44-44 0-28-40-32-74-36-78-54Z"
        fill={coat}
      />
      <path d="M60-110Q62-62 40-46 44-76 48-94 54-104 60-110Z" fill={light} />
      <path
        d="M-50-84a9 8 0 1 0 .1 0ZM-26-94a7 6 0 1 0 .1 0ZM-22-72a8 7 0 1 0 .1 0ZM4-86a8 7 0 1 0 .1 0ZM28-104a7 6 0 1 0 .1 0ZM38-124a5 5 0 1 0 .1 0Z"
        fill={dark}
      />
      <path d="M-58-58V-14" stroke={coat} strokeWidth="29" strokeLinecap="round" />
      {isLifted ? (
        <path
          d="M22-56L54-48 64-26"
          fill="none"
          stroke={coat}
          strokeWidth="26"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <path d="M22-58V-14" stroke={coat} strokeWidth="29" strokeLinecap="round" />
      )}
      <path d="M-70-1l5-8 5 8ZM-57-1l5-8 5 8Z" fill={cream} />
      {!isLifted && <path d="M10-1l5-8 5 8ZM23-1l5-8 5 8Z" fill={cream} />}
      <Head x={48} y={-162 + (age === "child" ? 12 : 0)} neck={24} model={model}>
        <path d="M-32-2Q-32-38 4-38 38-38 42-10 58-6 56 14 50 34 16 34-30 34-32-2Z" fill={coat} />
        <path d="M-8 18Q4 2 34 2 58 2 56 14 50 34 16 34-8 34-8 18Z" fill={light} opacity="0.85" />
        <path d="M40 2a3 3 0 1 0 .1 0ZM50 3a3 3 0 1 0 .1 0Z" fill={dark} />
        <Face
          shape={{
            eyes: [
              [-8, -10],
              [20, -12],
            ],
            eyeSize: 1.15,
            mouth: [24, 19],
            mouthSize: 0.9,
            cheeks: [[-18, 8]],
          }}
          model={model}
          hasGlasses={age === "old"}
        />
      </Head>
    </>
  );
};
