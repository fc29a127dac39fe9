/** Furry animals. */
import { pictureColours } from "#theme/picture-palette";
import type { FaceShape } from "../parts/face.tsx";
import type { SittingDesign } from "./sitting-animal.tsx";

const { night, cream, glow, straw, woodLight, wood, woodDark, bark, sand, wall } = pictureColours;
const { stoneLight, stonePale, stone, snow, pink, snowShade, coral, peach } = pictureColours;
const { mutedCream, snowDeep, wallShade, barkLight, berry } = pictureColours;

const face: FaceShape = {
  eyes: [
    [-12, -8],
    [24, -8],
  ],
  eyeSize: 1.2,
  mouth: [7, 22],
  cheeks: [
    [-30, 10],
    [42, 10],
  ],
};

const whiskers = (
  <path
    d="M-20 16l-34-5M-20 21l-34 5M34 16l34-5M34 21l34 5"
    fill="none"
    stroke={cream}
    strokeWidth="2.5"
    strokeLinecap="round"
  />
);

const pointedEar = {
  outer: "M14-34Q34-78 48-76 56-50 46-14Z",
  inner: "M24-36Q38-64 44-63 48-46 42-24Z",
  root: [32, -26],
} as const;

const roundEar = {
  outer: "M20-34Q24-58 42-56 60-50 52-14Z",
  inner: "M30-36Q32-48 41-48 51-44 47-26Z",
  root: [38, -28],
  give: 0.5,
} as const;

/** A tail that curls up at the left, as a stroke of one colour. */
const curl = (colour: string, width: number, path = "M0 0Q-62 6-54-46-50-66-34-60") => (
  <path d={path} fill="none" stroke={colour} strokeWidth={width} strokeLinecap="round" />
);

const bush = "M8 8Q-40 18-60-14-76-52-44-84-44-56-24-42-4-26 8 8Z";

export const furry = {
  cat: {
    furs: [
      { coat: glow, light: cream, dark: wood },
      { coat: stoneLight, light: snow, dark: stone },
      { coat: mutedCream, light: cream, dark: woodLight },
      { coat: woodLight, light: cream, dark: woodDark },
    ],
    ears: { ...pointedEar, lining: pink },
    face: { ...face, mouth: [7, 20], mouthSize: 0.8 },
    onBody: ({ dark }) => (
      <path
        d="M-53-50q14 0 18 6M-55-32q14-2 20 4M53-50q-14 0-18 6M55-32q-14-2-20 4"
        fill="none"
        stroke={dark}
        strokeWidth="6"
        strokeLinecap="round"
      />
    ),
    onHead: ({ dark }) => (
      <path
        d="M4-42v16M-11-41l3 13M19-41l-3 13M-49-4l13 2M-47 10l12-1M53-4l-13 2M51 10l-12-1"
        fill="none"
        stroke={dark}
        strokeWidth="5"
        strokeLinecap="round"
      />
    ),
    muzzle: ({ light }) => (
      <>
        <ellipse cx="-4" cy="18" rx="14" ry="12" fill={light} />
        <ellipse cx="18" cy="18" rx="14" ry="12" fill={light} />
        <path d="M0 6h14l-7 8Z" fill={pink} stroke={pink} strokeWidth="3" strokeLinejoin="round" />
      </>
    ),
    front: () => whiskers,
    tail: ({ coat }) => curl(coat, 17),
  },
  dog: {
    furs: [
      { coat: woodLight, light: cream, dark: woodDark },
      { coat: mutedCream, light: cream, dark: wood },
      { coat: straw, light: cream, dark: woodDark },
      { coat: snow, light: cream, dark: stone },
    ],
    ears: {
      outer: "M20-38Q54-56 64-14 72 26 56 34 40 34 42 6 40-16 20-38Z",
      root: [34, -36],
      give: -0.35,
      isDark: true,
    },
    face: { ...face, mouth: [8, 29], mouthSize: 0.9 },
    onHead: ({ dark }) => <ellipse cx="25" cy="-9" rx="17" ry="19" fill={dark} opacity="0.45" />,
    muzzle: ({ light }) => (
      <>
        <ellipse cx="8" cy="20" rx="28" ry="21" fill={light} />
        <path d="M-4 4Q8-4 20 4 20 14 8 18-4 14-4 4Z" fill={night} />
        <ellipse cx="5" cy="5" rx="4" ry="2" fill={cream} opacity="0.8" />
      </>
    ),
    front: (_, { mood, speaks }) =>
      mood === "calm" && !speaks ? (
        <path d="M4 33q6 3 12-2 2 14-6 15-7-1-6-13Z" fill={coral} />
      ) : null,
    tail: ({ coat }) => curl(coat, 18, "M4 0Q-34-6-42-46"),
  },
  fox: {
    width: 136,
    furs: [
      { coat: glow, light: cream, dark: woodDark },
      { coat: coral, light: cream, dark: bark },
    ],
    ears: {
      ...pointedEar,
      outer: "M12-34Q34-84 52-84 60-50 48-12Z",
      inner: "M40-70Q48-82 52-84 56-70 55-58Q46-56 40-70Z",
      lining: woodDark,
    },
    face: {
      ...face,
      eyes: [
        [-14, -8],
        [26, -8],
      ],
      mouth: [8, 35],
      mouthSize: 0.75,
      cheeks: [],
    },
    head: "M-46-14Q-44-44 4-44 52-44 52-14L68 16Q36 34 8 46-24 34-62 16Z",
    muzzle: ({ light }) => (
      <>
        <path
          d="M-62 16Q-40-4-16 4 0 8 8 24 16 8 26 4 46-4 68 16 36 36 8 48-26 36-62 16Z"
          fill={light}
        />
        <path d="M-1 21Q8 15 17 21 16 30 8 32 0 30-1 21Z" fill={night} />
      </>
    ),
    tail: ({ coat, light }) => (
      <>
        <path d={bush} fill={coat} />
        <path d="M-64-40Q-66-66-44-84-44-64-36-52-50-54-64-40Z" fill={light} />
      </>
    ),
  },
  wolf: {
    width: 138,
    furs: [
      { coat: stoneLight, light: snow, dark: stone },
      { coat: snowDeep, light: snow, dark: stone },
    ],
    ears: {
      ...pointedEar,
      outer: "M12-36Q26-76 40-86 56-64 50-16Z",
      inner: "M24-38Q32-62 39-70 48-56 43-28Z",
      lining: stone,
    },
    face: {
      ...face,
      eyes: [
        [-13, -10],
        [27, -10],
      ],
      mouth: [8, 36],
      mouthSize: 0.95,
      cheeks: [],
    },
    head: "M-44-18Q-42-46 4-46 50-46 50-18L66-4 56 6 68 20 50 24 52 36Q30 44 6 46-22 44-44 36L-42 24-60 20-48 6-58-4Z",
    onHead: ({ dark }) => <path d="M-8-46L6-14 20-46Z" fill={dark} opacity="0.6" />,
    muzzle: ({ light }) => (
      <>
        <path
          d="M-40 22Q-38-2-16-2 0-2 6-12 14-2 30-2 50 0 50 24 40 42 6 46-30 42-40 22Z"
          fill={light}
        />
        <path d="M-8 2Q7-6 22 2 26 24 22 30 8 34-8 30-12 20-8 2Z" fill={snowShade} />
        <path d="M-4 12Q8 4 20 12 19 22 8 25-3 22-4 12Z" fill={night} />
      </>
    ),
    front: (_, { mood }) =>
      mood === "calm" || mood === "angry" ? (
        <path d="M-3 37l4 7 4-6ZM13 38l4 6 3-8Z" fill={cream} />
      ) : null,
    tail: ({ coat, dark }) => (
      <>
        <path d={bush} fill={coat} />
        <path d="M-64-40Q-66-66-44-84-44-64-36-52-50-54-64-40Z" fill={dark} />
      </>
    ),
  },
  bear: {
    furs: [
      { coat: wood, light: sand, dark: bark },
      { coat: barkLight, light: peach, dark: bark },
      { coat: woodLight, light: wall, dark: woodDark },
    ],
    ears: roundEar,
    face: { ...face, mouth: [7, 26] },
    muzzle: ({ light }) => (
      <>
        <ellipse cx="7" cy="18" rx="27" ry="21" fill={light} />
        <ellipse cx="7" cy="7" rx="11" ry="8" fill={night} />
        <ellipse cx="4" cy="4" rx="4" ry="2" fill={cream} opacity="0.8" />
      </>
    ),
    tail: ({ coat }) => <circle cx="-14" cy="-6" r="14" fill={coat} />,
    stout: 1.18,
  },
  mouse: {
    width: 156,
    furs: [
      { coat: stonePale, light: cream, dark: stoneLight },
      { coat: sand, light: cream, dark: wood },
      { coat: snow, light: cream, dark: snowDeep },
    ],
    ears: {
      outer: "M16-26Q14-76 48-78 84-72 76-38 66-8 40-16Z",
      inner: "M28-30Q26-64 49-66 73-62 67-38 59-18 42-24Z",
      lining: pink,
      root: [30, -20],
      give: 0.5,
    },
    head: "M-42-2Q-42-40 4-40 48-40 50-2 46 22 8 40-36 24-42-2Z",
    face: {
      ...face,
      mouth: [8, 28],
      mouthSize: 0.65,
      cheeks: [
        [-24, 10],
        [38, 10],
      ],
    },
    muzzle: ({ light }) => (
      <>
        <path d="M-16 22Q8 0 32 22 22 36 8 40-10 34-16 22Z" fill={light} />
        <circle cx="8" cy="15" r="8" fill={berry} />
        <circle cx="6" cy="13" r="2.500" fill={cream} />
      </>
    ),
    front: () => whiskers,
    tail: () => curl(pink, 7, "M6 6Q-50 18-66-14-74-40-54-48-40-50-42-36"),
  },
  rabbit: {
    furs: [
      { coat: mutedCream, light: cream, dark: wallShade },
      { coat: snow, light: cream, dark: snowDeep },
      { coat: woodLight, light: cream, dark: woodDark },
      { coat: stonePale, light: cream, dark: stone },
    ],
    ears: {
      outer: "M6-32Q-4-112 18-116 46-114 36-28Z",
      inner: "M14-40Q8-100 19-102 36-100 28-38Z",
      lining: pink,
      root: [22, -32],
      give: 1.5,
    },
    face: { ...face, mouth: [7, 19], mouthSize: 0.7 },
    muzzle: ({ light }) => (
      <>
        <ellipse cx="-5" cy="18" rx="16" ry="13" fill={light} />
        <ellipse cx="19" cy="18" rx="16" ry="13" fill={light} />
        <path d="M1 5h12l-6 8Z" fill={pink} stroke={pink} strokeWidth="4" strokeLinejoin="round" />
      </>
    ),
    front: (_, { mood, speaks }) =>
      speaks || mood === "surprised" ? null : (
        <path d="M1 25h6v11H1ZM8 25h6v11H8Z" fill={cream} stroke={stonePale} strokeWidth="1" />
      ),
    tail: () => <circle cx="-14" cy="0" r="18" fill={cream} />,
  },
} satisfies Record<string, SittingDesign>;
