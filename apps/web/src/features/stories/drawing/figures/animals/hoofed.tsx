/** Animals with hooves. */
import { pictureColours } from "#theme/picture-palette";
import type { FaceShape } from "../parts/face.tsx";
import type { StandingDesign } from "./standing-animal.tsx";

const { night, cream, straw, woodLight, wood, woodDark, bark, snow, stone, stoneLight } =
  pictureColours;
const { stonePale, pink, mustard, teal, skyBlue, coral, wall, mutedCream } = pictureColours;
const { stoneDark, wallShade, berry } = pictureColours;

const horseHead =
  "M-32-8Q-34-42 2-42 34-42 38-14 42 4 52 20 62 46 38 54 16 58 4 40-6 26-22 18-32 8-32-8Z";

const horseFace: FaceShape = {
  eyes: [
    [-8, -10],
    [21, -12],
  ],
  eyeSize: 1.1,
  mouth: [34, 44],
  mouthSize: 0.7,
  cheeks: [
    [-20, 6],
    [32, 4],
  ],
};

const horseEar = {
  outer: "M8-34Q6-66 20-74 36-56 28-30Z",
  inner: "M14-38Q14-58 20-64 29-52 24-36Z",
  root: [18, -32],
  give: 1.1,
} as const;

const nostrils = (fill: string) => (
  <path d="M26 30a3.500 4 0 1 0 .1 0ZM44 28a3.500 4 0 1 0 .1 0Z" fill={fill} />
);

const hair = (colours: readonly string[]) => (
  <g transform="translate(-36 158)">
    {colours.map((fill, index) => (
      <path
        key={fill}
        d="M24-194Q-4-190-6-160-20-130-14-104 4-92 12-112 22-130 26-150Z"
        transform={`translate(${index * 5} ${index * -3}) scale(${1 - index * 0.12})`}
        style={{ transformOrigin: "24px -150px" }}
        fill={fill}
      />
    ))}
  </g>
);

const fringe = (fill: string) => <path d="M-14-42Q2-58 18-42 14-24 4-18 6-30-14-42Z" fill={fill} />;

const flowing = "M4-8Q-34-10-34 30-38 60-20 76-10 60-12 40-4 20 8 10Z";

export const hoofed = {
  horse: {
    furs: [
      { coat: woodLight, light: wall, dark: woodDark },
      { coat: wood, light: wallShade, dark: bark },
      { coat: straw, light: cream, dark: cream },
      { coat: stonePale, light: snow, dark: stone },
    ],
    ears: horseEar,
    face: horseFace,
    head: horseHead,
    hoof: bark,
    behindHead: ({ dark }) => hair([dark]),
    muzzle: ({ light }) => (
      <>
        <path d="M2-40Q14-42 14-20 20 6 26 18L12 22Q2 0 2-40Z" fill={light} />
        <path d="M14 26Q30 12 50 18 64 46 38 54 18 56 10 46 8 34 14 26Z" fill={light} />
        {nostrils(woodDark)}
      </>
    ),
    front: ({ dark }) => fringe(dark),
    tail: ({ dark }) => <path d={flowing} fill={dark} />,
  },
  unicorn: {
    furs: [
      { coat: cream, light: mutedCream, dark: pink },
      { coat: snow, light: cream, dark: skyBlue },
    ],
    ears: { ...horseEar, lining: pink },
    face: { ...horseFace, ink: night },
    head: horseHead,
    hoof: mustard,
    behindHead: () => (
      <g>
        <path d="M8-40Q-28-44-30-10-46 4-42 26-20 22-22 4-8-10 8-40Z" fill={pink} />
        <path d="M-28-2Q-52 22-46 50-24 50-28 26-16 12-10 6Z" fill={mustard} />
        <path d="M-34 30Q-56 56-40 76-18 64-22 44-16 34-14 22Z" fill={teal} />
      </g>
    ),
    muzzle: ({ light }) => (
      <>
        <path d="M14 26Q30 12 50 18 64 46 38 54 18 56 10 46 8 34 14 26Z" fill={light} />
        {nostrils(wallShade)}
      </>
    ),
    front: () => (
      <>
        <path d="M3-38L22-104 22-38Z" fill={mustard} />
        <path d="M8-54L22-60M12-70L22-76M16-84L22-88" stroke={coral} strokeWidth="4" />
        {fringe(pink)}
      </>
    ),
    tail: () => (
      <>
        <path d={flowing} fill={pink} />
        <path d={flowing} fill={mustard} transform="translate(2 6) scale(0.72)" />
        <path d={flowing} fill={teal} transform="translate(2 10) scale(0.45)" />
      </>
    ),
  },
  donkey: {
    furs: [
      { coat: stoneLight, light: snow, dark: stoneDark },
      { coat: wallShade, light: cream, dark: woodDark },
    ],
    ears: {
      outer: "M6-34Q-2-106 18-112 44-100 28-30Z",
      inner: "M13-40Q8-90 19-98 34-86 23-38Z",
      lining: pink,
      root: [18, -34],
      give: 1.4,
    },
    face: horseFace,
    head: horseHead,
    hoof: stoneDark,
    behindHead: ({ dark }) => (
      <path d="M-14-42l-14 4 2 12-14 4 4 12-14 6 8 12-10 8 10 12-8 10 14 6 34-40Z" fill={dark} />
    ),
    onBody: ({ light }) => <path d="M-58-48Q-10-36 44-52 20-38-10-38-44-36-58-48Z" fill={light} />,
    muzzle: ({ light }) => (
      <>
        <circle cx="-8" cy="-10" r="13" fill={light} />
        <circle cx="21" cy="-12" r="13" fill={light} />
        <path d="M10 24Q30 8 50 14 66 46 38 55 14 58 6 42 4 32 10 24Z" fill={light} />
        {nostrils(stoneDark)}
      </>
    ),
    front: ({ dark }) => <path d="M-8-42l4-14 8 10 6-14 6 14 8-6-4 16-12 10Z" fill={dark} />,
    tail: ({ coat, dark }) => (
      <>
        <path
          d="M2 0Q-22 8-20 44"
          fill="none"
          stroke={coat}
          strokeWidth="8"
          strokeLinecap="round"
        />
        <path d="M-26 38h12l4 26q-12 8-20-2Z" fill={dark} />
      </>
    ),
  },
  cow: {
    furs: [
      { coat: cream, light: pink, dark: stoneDark },
      { coat: mutedCream, light: pink, dark: wood },
      { coat: woodLight, light: pink, dark: cream },
    ],
    ears: {
      outer: "M28-24Q44-40 68-30 62-4 34-10Z",
      inner: "M36-22Q48-32 60-26 56-12 38-14Z",
      lining: pink,
      root: [34, -18],
      give: 0.9,
    },
    face: {
      eyes: [
        [-14, -10],
        [22, -10],
      ],
      eyeSize: 1.15,
      mouth: [6, 34],
      cheeks: [],
    },
    head: "M-36-10Q-36-42 4-42 46-42 46-10 46 10 38 26L-28 26Q-36 10-36-10Z",
    hoof: stone,
    behindHead: () => (
      <path d="M-24-32Q-48-46-40-72-32-54-10-46ZM32-32Q56-46 48-72 40-54 18-46Z" fill={wall} />
    ),
    onBody: ({ dark }) => (
      <>
        <path d="M-40-42q-4 16 10 18 14-2 12-18Z" fill={pink} />
        <path
          d="M-72-92Q-58-116-36-112-24-92-42-80-66-72-72-92ZM-14-112Q18-118 20-100 14-80-4-84-20-92-14-112ZM-34-60Q-14-72-4-56-8-42-24-42-38-46-34-60Z"
          fill={dark}
        />
        <path d="M34-102Q52-88 56-100" fill="none" stroke={coral} strokeWidth="8" />
        <path d="M38-92h18l4 20H34Z" fill={mustard} />
        <circle cx="47" cy="-71" r="4" fill={night} />
      </>
    ),
    muzzle: ({ light, dark }) => (
      <>
        <path d="M8-42Q44-44 46-12 42 4 26 4 8-2 8-42Z" fill={dark} opacity="0.92" />
        <circle cx="22" cy="-10" r="11" fill={cream} />
        <ellipse cx="5" cy="28" rx="38" ry="21" fill={light} />
        <path d="M-10 18a4 5 0 1 0 .1 0ZM20 18a4 5 0 1 0 .1 0Z" fill={berry} opacity="0.7" />
      </>
    ),
    tail: ({ coat, dark }) => (
      <>
        <path
          d="M2 0Q-22 8-18 50"
          fill="none"
          stroke={coat}
          strokeWidth="8"
          strokeLinecap="round"
        />
        <path d="M-25 44h13l4 24q-12 8-20-2Z" fill={dark} />
      </>
    ),
  },
  goat: {
    furs: [
      { coat: snow, light: cream, dark: stoneLight },
      { coat: mutedCream, light: cream, dark: woodLight },
      { coat: woodLight, light: wall, dark: woodDark },
    ],
    ears: {
      outer: "M22-22Q46-34 66-14 52 4 26-8Z",
      inner: "M30-18Q46-26 58-13 48-4 32-11Z",
      lining: pink,
      root: [28, -14],
      give: 0.9,
    },
    face: {
      eyes: [
        [-10, -10],
        [20, -10],
      ],
      eyeSize: 1.1,
      mouth: [9, 32],
      mouthSize: 0.75,
      cheeks: [
        [-20, 8],
        [34, 8],
      ],
    },
    head: "M-30-10Q-32-38 4-38 40-38 38-10 34 16 30 34 8 52-12 34-26 14-30-10Z",
    hoof: stoneDark,
    behindHead: () => (
      <>
        <path
          d="M-14-30Q-16-66-46-78-40-88-22-82 6-68 4-32ZM10-30Q14-62-6-80 4-90 18-80 34-62 26-30Z"
          fill={straw}
        />
        <path d="M-16-54l14-8M-28-68l8-12M14-56l16-6M10-70l12-8" stroke={wood} strokeWidth="3" />
      </>
    ),
    onBody: ({ light }) => (
      <path
        d="M-60-44l8 12 8-10 8 12 8-12 8 12 8-12 8 12 8-12 8 10 8-14Q-10-54-60-44Z"
        fill={light}
      />
    ),
    muzzle: ({ light, dark }) => (
      <>
        <path d="M-6 40Q4 84 14 88 22 70 24 40Z" fill={dark} />
        <path d="M-18 20Q8 6 36 18 34 36 8 48-12 38-18 20Z" fill={light} />
        <path d="M1 20a3 3 0 1 0 .1 0ZM17 20a3 3 0 1 0 .1 0Z" fill={dark} />
      </>
    ),
    front: ({ dark }) => <path d="M-8-38l6 14 6-8 6 8 8-14Q6-46-8-38Z" fill={dark} />,
    tail: ({ coat }) => <path d="M8 6Q-12 4-22-18-2-26 8-8Z" fill={coat} />,
  },
} satisfies Record<string, StandingDesign>;
