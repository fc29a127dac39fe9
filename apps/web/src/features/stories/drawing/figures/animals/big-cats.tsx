/** Lion and tiger. */
import { pictureColours } from "#theme/picture-palette";
import { times } from "../../pieces/random-positions.ts";
import type { FaceShape } from "../parts/face.tsx";
import type { SittingDesign } from "./sitting-animal.tsx";

const { night, cream, glow, straw, woodLight, wood, woodDark, wall } = pictureColours;
const { stone, snow, pink, moon } = pictureColours;
const { snowShade } = pictureColours;

const face: FaceShape = {
  eyes: [
    [-12, -8],
    [24, -8],
  ],
  eyeSize: 1.2,
  mouth: [7, 24],
  cheeks: [
    [-30, 10],
    [42, 10],
  ],
};

const roundEar = {
  outer: "M24-32Q24-58 44-58 64-52 52-16Z",
  inner: "M33-36Q34-50 44-50 54-46 48-26Z",
  root: [38, -28],
  give: 0.5,
} as const;

const catNose = (
  <path d="M-2 4h18l-9 10Z" fill={night} stroke={night} strokeWidth="3" strokeLinejoin="round" />
);

/** Middles of the rounds around the mane. */
const scallops = times(12, (index) => {
  const angle = (index * Math.PI) / 6;
  return [Math.round(Math.sin(angle) * 52), Math.round(-Math.cos(angle) * 50)] as const;
});

export const bigCats = {
  lion: {
    width: 150,
    furs: [
      { coat: straw, light: moon, dark: wood },
      { coat: woodLight, light: wall, dark: woodDark },
    ],
    ears: roundEar,
    face,
    behindHead: ({ dark }, { age }) => (
      <g
        fill={age === "old" ? snowShade : dark}
        transform={age === "child" ? "scale(0.84)" : "scale(1.02)"}
      >
        <circle cx="2" r="56" />
        {scallops.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x + 2} cy={y} r="21" />
        ))}
      </g>
    ),
    muzzle: ({ light }) => (
      <>
        <ellipse cx="-6" cy="20" rx="17" ry="15" fill={light} />
        <ellipse cx="20" cy="20" rx="17" ry="15" fill={light} />
        {catNose}
      </>
    ),
    tail: ({ coat, dark }) => (
      <>
        <path
          d="M4 4Q-54 14-62-36"
          fill="none"
          stroke={coat}
          strokeWidth="11"
          strokeLinecap="round"
        />
        <path d="M-62-26Q-84-44-64-74-44-48-62-26Z" fill={dark} />
      </>
    ),
    isBare: true,
  },
  tiger: {
    furs: [
      { coat: glow, light: cream, dark: night },
      { coat: glow, light: cream, dark: woodDark },
      { coat: glow, light: moon, dark: night },
      { coat: snow, light: cream, dark: stone },
    ],
    ears: { ...roundEar, lining: cream },
    face,
    onBody: ({ dark }) => (
      <path
        d="M-46-74L-26-68-45-62ZM-54-50L-30-44-55-38ZM-56-26L-32-22-54-14ZM46-74L26-68 45-62ZM54-50L30-44 55-38ZM56-26L32-22 54-14Z"
        fill={dark}
      />
    ),
    onHead: ({ dark, light }) => (
      <>
        <path
          d="M-50 8Q-34-2-22 14-30 36-40 30-48 22-50 8ZM54 8Q40-2 34 14 38 36 46 30 52 20 54 8Z"
          fill={light}
        />
        <path
          d="M-3-43L2-20 8-43ZM-22-40L-10-24-14-42ZM26-40L15-24 19-42ZM-51-10L-30-6-50 0ZM-49 12L-30 12-46 22ZM55-10L38-6 54 0ZM53 12L38 12 50 22Z"
          fill={dark}
        />
      </>
    ),
    muzzle: ({ light }) => (
      <>
        <ellipse cx="-6" cy="20" rx="18" ry="15" fill={light} />
        <ellipse cx="20" cy="20" rx="18" ry="15" fill={light} />
        <path
          d="M-2 4h18l-9 10Z"
          fill={pink}
          stroke={pink}
          strokeWidth="3"
          strokeLinejoin="round"
        />
      </>
    ),
    tail: ({ coat, dark }) => (
      <>
        <path
          d="M4 4Q-58 10-56-42-54-62-38-60"
          fill="none"
          stroke={coat}
          strokeWidth="17"
          strokeLinecap="round"
        />
        <path
          d="M4 4Q-58 10-56-42-54-62-38-60"
          fill="none"
          stroke={dark}
          strokeWidth="17"
          strokeDasharray="7 14"
        />
      </>
    ),
    isBare: true,
  },
} satisfies Record<string, SittingDesign>;
