/** Penguin and whale. */
import { pictureColours } from "#theme/picture-palette";
import { chosen } from "../figure-look.ts";
import type { Draw } from "../figure-model.ts";
import { Face } from "../parts/face.tsx";
import { Head } from "../parts/head.tsx";
import { Beak, feathersOf, feet, Wings } from "./birds.tsx";

const { cream, snow, foam, glow, moon, water, skyBlue, sea, seaLight } = pictureColours;
const { stone, stoneLight, duskBlue, indigo, teal, snowShade } = pictureColours;

export const drawPenguin: Draw = (model) => {
  const { coat, light, dark } = feathersOf(model, [
    { coat: stone, light: cream, dark: duskBlue },
    { coat: sea, light: foam, dark: duskBlue },
    { coat: indigo, light: snow, dark: duskBlue },
  ]);
  const { look } = model;
  return (
    <>
      {feet(glow, 20)}
      <path d="M-52-64Q-52-128 0-128 52-128 52-64 46-8 0-8-46-8-52-64Z" fill={coat} />
      <path d="M-34-58Q-36-104 0-104 36-104 34-58 30-16 0-16-30-16-34-58Z" fill={light} />
      <Wings model={model} at={[46, -94]} fill={dark} tip={coat} />
      <path d="M-38-122Q0-102 40-122L44-106Q2-86-42-106Z" fill={look.cloth} />
      <path d="M20-108l18-6 8 36-18 4Z" fill={look.trim} />
      <Head x={2} y={-150} neck={34} model={model}>
        <path d="M-46 2Q-46-46 2-46 50-46 50 2 46 40 2 40-42 40-46 2Z" fill={coat} />
        <path
          d="M-32 8Q-34-24-12-24 2-22 5-10 8-22 24-24 44-22 42 8 38 36 5 36-28 36-32 8Z"
          fill={light}
        />
        <Beak model={model} x={10} y={10} length={30} colour={glow} />
        <Face
          shape={{
            eyes: [
              [-12, -5],
              [24, -5],
            ],
            eyeSize: 1.25,
            mouth: null,
            cheeks: [
              [-20, 14],
              [34, 22],
            ],
          }}
          model={model}
          hasGlasses={model.age === "old"}
        />
      </Head>
    </>
  );
};

const hides = [
  { coat: skyBlue, belly: foam, fin: sea },
  { coat: seaLight, belly: cream, fin: sea },
  { coat: stoneLight, belly: snow, fin: stone },
  { coat: teal, belly: moon, fin: sea },
] as const;

export const drawWhale: Draw = (model) => {
  const { look, posture, speaks, age, mood } = model;
  const { coat, fin, ...colours } = chosen(look, "colours", hides);
  const belly = age === "old" ? snowShade : colours.belly;
  const lift = speaks ? Math.max(posture.lift, 60) : posture.lift;
  return (
    <>
      <g transform={`rotate(${posture.tilt * 0.5}) translate(0 ${posture.drop - 6})`}>
        {(speaks || mood === "happy") && (
          <path
            d="M6-154q-4-26-26-32M6-154q0-32 0-38M6-154q4-26 26-32"
            fill="none"
            stroke={foam}
            strokeWidth="8"
            strokeLinecap="round"
          />
        )}
        <g transform={`rotate(${-posture.droop * 0.4} -88 -70)`}>
          <path
            d="M-84-56Q-126-70-118-112-150-116-156-146-126-148-110-128-98-150-68-146-72-118-98-110-94-88-66-84Z"
            fill={coat}
          />
        </g>
        <path d="M-100-66Q-92-152 10-154 112-150 116-82 108-20 20-18-70-18-100-66Z" fill={coat} />
        <path d="M-62-36Q20-54 116-78 110-20 20-18-34-20-62-36Z" fill={belly} />
        <path
          d="M-20-40q4 12 2 20M10-46q6 14 4 26M40-54q8 16 6 32M70-62q8 14 6 30"
          fill="none"
          stroke={coat}
          strokeWidth="4"
          strokeLinecap="round"
          opacity="0.7"
        />
        <g transform={`translate(-20 -60) rotate(${lift * 0.8})`}>
          <path d="M10-8Q-24-10-46 18-20 34 12 10Z" fill={fin} />
        </g>
        <g transform="translate(56 -98)">
          <Face
            shape={{
              eyes: [
                [-16, -10],
                [26, -10],
              ],
              eyeSize: 1.4,
              mouth: [12, 16],
              mouthSize: 1.1,
              cheeks: [
                [-24, 10],
                [42, 8],
              ],
            }}
            model={model}
            hasGlasses={age === "old"}
          />
        </g>
      </g>
      <path
        d="M-130 0Q-118-24-92-10-74-32-46-12-24-36 4-12 30-34 54-10 84-32 104-8 124-20 136 0 80 14 0 14-80 14-130 0Z"
        fill={seaLight}
      />
      <path
        d="M-110 2Q-90-10-66 0-40-12-12 2 20-12 44 0 76-10 108 2 60 12 0 12-60 12-110 2Z"
        fill={water}
        opacity="0.6"
      />
    </>
  );
};
