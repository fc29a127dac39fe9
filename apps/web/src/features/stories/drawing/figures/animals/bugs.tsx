/** Animals of six legs and of eight. */
import { pictureColours } from "#theme/picture-palette";
import { chosen } from "../figure-look.ts";
import type { Draw, FigureModel } from "../figure-model.ts";
import { Face, type FaceShape } from "../parts/face.tsx";
import { Head } from "../parts/head.tsx";
import { isInFront, Limb } from "../parts/limb.tsx";

const { cream, snow, foam, ice, pink, coral, peach, glow, mustard, moon } = pictureColours;
const { woodLight, woodDark, sand, bark, teal, sea, berry, stonePale, stone, mist, plum } =
  pictureColours;
const { leafLight, moss, skyBlue } = pictureColours;

const face: FaceShape = {
  eyes: [
    [-10, -8],
    [22, -8],
  ],
  eyeSize: 1.25,
  mouth: [7, 16],
  cheeks: [
    [-24, 10],
    [36, 10],
  ],
};

/** Two that hang in low moods, with a knob at each tip. */
function Feelers({ model: { posture }, colour }: { model: FigureModel; colour: string }) {
  return [-1, 1].map((side) => (
    <g
      key={side}
      transform={`translate(${4 + side * 12} -34) rotate(${side * (18 + posture.droop)})`}
    >
      <path d="M0 4Q-4-18 0-36" fill="none" stroke={colour} strokeWidth="6" strokeLinecap="round" />
      <circle cy="-40" r="8" fill={colour} />
    </g>
  ));
}

const ants = [
  { coat: coral, light: peach, dark: berry },
  { coat: woodLight, light: sand, dark: woodDark },
  { coat: glow, light: moon, dark: bark },
  { coat: mist, light: pink, dark: plum },
] as const;

export const drawAnt: Draw = (model) => {
  const { look, posture, speaks, age } = model;
  const { coat, dark, ...colours } = chosen(look, "colours", ants);
  const light = age === "old" ? snow : colours.light;
  const arm = { width: 10, colour: dark, hand: dark, handSize: 7, reach: 0.8 };
  return (
    <>
      <g fill="none" stroke={dark} strokeWidth="9" strokeLinecap="round" strokeLinejoin="round">
        <path d="M-46-40L-78-48-96 0M-30-36L-48-30-54 0M2-40L-6-22-12 0M18-42L34-26 40 0" />
      </g>
      <path d="M-116-56Q-112-100-68-96-30-92-28-58-32-24-72-24-112-24-116-56Z" fill={coat} />
      <path
        d="M-100-84q-8 26 0 50M-78-94q-8 34 0 68M-56-92q-6 32 0 64"
        fill="none"
        stroke={light}
        strokeWidth="5"
        opacity="0.7"
      />
      <path d="M-40-62Q-36-92-4-90 30-88 30-58 26-34-2-34-36-36-40-62Z" fill={coat} />
      <Limb {...arm} from={[-8, -74]} isBack pose={posture.arms} />
      <Head x={30} y={-122} neck={32} model={model}>
        <Feelers model={model} colour={dark} />
        <path d="M-42 2Q-42-42 4-42 50-42 50 2 46 38 4 38-38 38-42 2Z" fill={coat} />
        <path d="M-28 10Q-20-20 6-20 34-20 40 10 30 34 4 34-20 34-28 10Z" fill={light} />
        <Face shape={face} model={model} hasGlasses={age === "old"} />
      </Head>
      <Limb {...arm} from={[22, -70]} pose={speaks ? "raised" : posture.arms} />
    </>
  );
};

const spiders = [
  { coat: stonePale, light: snow, dark: stone },
  { coat: teal, light: foam, dark: sea },
  { coat: mist, light: cream, dark: plum },
  { coat: moss, light: moon, dark: leafLight },
] as const;

export const drawSpider: Draw = (model) => {
  const { look, posture, speaks, age } = model;
  const { coat, dark, ...colours } = chosen(look, "colours", spiders);
  const light = age === "old" ? snow : colours.light;
  const lift = Math.max(0, posture.lift) * 0.4;
  const legs = ["M34-60Q74-96 76-2", "M40-74Q98-124 106-2", "M38-90Q118-146 130-26"];
  return (
    <>
      {[-1, 1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          <g fill="none" stroke={dark} strokeWidth="9" strokeLinecap="round">
            {legs.map((leg) => (
              <path key={leg} d={leg} />
            ))}
            <path
              d="M30-100Q98-168 134-84"
              transform={`rotate(${-(speaks && side === 1 ? 34 : lift)} 30 -100)`}
            />
          </g>
        </g>
      ))}
      <path d="M-50-50Q-52-96 0-96 52-96 50-50 46-12 0-12-46-12-50-50Z" fill={coat} />
      <path d="M-20-40Q-20-66 0-66 20-66 20-40 16-22 0-22-16-22-20-40Z" fill={light} />
      <Head x={2} y={-114} neck={32} model={model}>
        <path
          d="M-14-40l-6-18M4-44V-62M22-40l6-18"
          stroke={dark}
          strokeWidth="6"
          strokeLinecap="round"
        />
        <path d="M-50 2Q-50-46 4-46 58-46 58 2 52 42 4 42-44 42-50 2Z" fill={coat} />
        <path d="M-34 8Q-28-26 6-26 42-26 46 8 36 36 6 36-24 36-34 8Z" fill={light} />
        <g fill={dark}>
          <circle cx="-6" cy="-34" r="5" />
          <circle cx="18" cy="-34" r="5" />
        </g>
        <Face shape={face} model={model} hasGlasses={age === "old"} />
      </Head>
    </>
  );
};

const insects = [
  { coat: mustard, light: moon, dark: bark, wing: ice },
  { coat: coral, light: peach, dark: bark, wing: pink },
  { coat: skyBlue, light: foam, dark: sea, wing: mustard },
  { coat: leafLight, light: moon, dark: woodDark, wing: coral },
] as const;

export const drawInsect: Draw = (model) => {
  const { look, posture, speaks, age } = model;
  const { coat, dark, wing, ...colours } = chosen(look, "colours", insects);
  const light = age === "old" ? snow : colours.light;
  const flap = speaks ? 14 : posture.lift * 0.16 - posture.droop * 0.5;
  const arm = { width: 10, colour: dark, hand: dark, handSize: 7, reach: 0.75 };
  const back = <Limb {...arm} from={[-24, -86]} isBack pose={posture.arms} />;
  return (
    <>
      {[-1, 1].map((side) => (
        <g key={side} transform={`scale(${side} 1) translate(14 -86) rotate(${-flap})`}>
          <path d="M0 0Q20-88 84-84 112-60 90-18 50 12 0 6Z" fill={wing} />
          <path d="M0 6Q56 0 74 34 66 66 30 54 8 36 0 6Z" fill={wing} opacity="0.85" />
          <path
            d="M40-44a13 13 0 1 0 .1 0ZM70-62a8 8 0 1 0 .1 0ZM40 22a8 8 0 1 0 .1 0Z"
            fill={light}
            opacity="0.8"
          />
        </g>
      ))}
      <path d="M-14-10V0M14-10V0" stroke={dark} strokeWidth="9" strokeLinecap="round" />
      {!isInFront(posture.arms) && back}
      <path d="M-34-60Q-34-108 0-108 34-108 34-60 30-8 0-8-30-8-34-60Z" fill={coat} />
      <path
        d="M-33-76Q0-64 33-76L34-60Q0-48-34-60ZM-32-44Q0-32 32-44L28-30Q0-18-28-30Z"
        fill={dark}
      />
      <Head x={2} y={-136} neck={32} model={model}>
        <Feelers model={model} colour={dark} />
        <path d="M-42 2Q-42-40 4-40 50-40 50 2 46 38 4 38-38 38-42 2Z" fill={coat} />
        <path d="M-28 10Q-20-22 6-22 34-22 40 10 30 34 4 34-20 34-28 10Z" fill={light} />
        <Face shape={face} model={model} hasGlasses={age === "old"} />
      </Head>
      {isInFront(posture.arms) && back}
      <Limb {...arm} from={[26, -86]} pose={speaks ? "raised" : posture.arms} />
    </>
  );
};
