/** Animals of woods and hot countries. */
import { pictureColours } from "#theme/picture-palette";
import { times } from "../../pieces/random-positions.ts";
import type { FaceShape } from "../parts/face.tsx";
import type { SittingDesign } from "./sitting-animal.tsx";

const { night, cream, woodLight, wood, woodDark, bark, wall, stonePale } = pictureColours;
const { stoneLight, snow, pink, moon, peach, grass, moss, leafLight, teal } = pictureColours;
const { snowShade, snowDeep, barkLight, leaf, rose, coral, mist, plum } = pictureColours;

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

/** A ring of points or of rounds around a middle. */
function ring(count: number, radius: number, inner: number, from = 0, to = 360): string {
  const at = (turn: number, r: number) => {
    const angle = ((from + ((to - from) * turn) / count) * Math.PI) / 180;
    return `${Math.round(Math.sin(angle) * r)} ${Math.round(-Math.cos(angle) * r)}`;
  };
  return times(count, (index) => `L${at(index, inner)}L${at(index + 0.5, radius)}`)
    .join("")
    .replace("L", "M")
    .concat(`L${at(count, inner)}Z`);
}

export const wild = {
  hedgehog: {
    width: 150,
    furs: [
      { coat: wall, light: cream, dark: woodDark },
      { coat: peach, light: cream, dark: barkLight },
    ],
    ears: {
      outer: "M34-26Q36-46 50-42 60-32 46-14Z",
      inner: "M40-28Q42-38 49-36 54-30 46-22Z",
      lining: pink,
      root: [42, -22],
      give: 0.5,
    },
    face: {
      ...face,
      eyes: [
        [-12, -6],
        [26, -6],
      ],
      mouth: [12, 31],
      mouthSize: 0.75,
    },
    head: "M-44 2Q-46-34 2-34 46-36 48-4 52 22 12 42-38 32-44 2Z",
    behind: ({ dark }) => (
      <g transform="translate(-2 -64)" fill={dark}>
        <path d={ring(20, 70, 56)} />
      </g>
    ),
    behindHead: ({ dark }) => (
      <>
        <path d={ring(22, 70, 52)} fill={dark} transform="translate(-2 -8)" />
        <path d={ring(14, 56, 44)} fill={woodLight} transform="translate(-2 -10)" opacity="0.45" />
      </>
    ),
    muzzle: ({ light }) => (
      <>
        <path d="M-20 20Q12-6 40 18 32 36 12 42-14 36-20 20Z" fill={light} />
        <circle cx="13" cy="15" r="9" fill={night} />
        <circle cx="10" cy="12" r="2.500" fill={cream} />
      </>
    ),
    isBare: true,
    stout: 0.95,
  },
  monkey: {
    width: 152,
    furs: [
      { coat: wood, light: wall, dark: woodDark },
      { coat: woodDark, light: peach, dark: bark },
      { coat: woodLight, light: wall, dark: wood },
    ],
    ears: {
      outer: "M44-20Q66-36 76-12 76 16 44 12Z",
      inner: "M50-12Q64-22 68-8 66 8 48 6Z",
      root: [46, -4],
      give: 0.3,
    },
    face: {
      ...face,
      mouth: [7, 26],
      eyes: [
        [-9, -9],
        [22, -9],
      ],
    },
    onHead: ({ light, coat }) => (
      <>
        <path
          d="M-34 8Q-44-34-16-32-2-32 6-22 16-32 28-32 54-32 46 8 44 38 6 38-32 38-34 8Z"
          fill={light}
        />
        <path d="M-6-42q-4-14 6-20 0 8 4 10 4-8 12-8-8 6-6 18Z" fill={coat} />
      </>
    ),
    muzzle: ({ dark }) => (
      <path d="M1 9a3 2.500 0 1 0 .1 0ZM13 9a3 2.500 0 1 0 .1 0Z" fill={dark} />
    ),
    tail: ({ coat }) => (
      <path
        d="M4 6Q-58 22-66-32-68-74-42-72-26-68-32-52-38-44-46-52"
        fill="none"
        stroke={coat}
        strokeWidth="11"
        strokeLinecap="round"
      />
    ),
    isBare: false,
  },
  elephant: {
    width: 212,
    furs: [
      { coat: stonePale, light: snow, dark: stoneLight },
      { coat: snowShade, light: snow, dark: snowDeep },
      { coat: pictureColours.skyBlue, light: pictureColours.ice, dark: pictureColours.seaLight },
    ],
    ears: {
      outer: "M26-34Q60-66 92-40 108-4 84 30 56 40 34 14Z",
      inner: "M40-24Q62-48 84-32 94-4 78 18 58 24 46 6Z",
      lining: pink,
      root: [36, -10],
      give: 0.35,
    },
    face: {
      ...face,
      eyes: [
        [-14, -12],
        [28, -12],
      ],
      mouth: [24, 30],
      mouthSize: 0.7,
      cheeks: [
        [-30, 8],
        [44, 8],
      ],
    },
    muzzle: () => null,
    front: ({ coat, dark }, { speaks, mood }) => (
      <>
        <path d="M-12 28q-6 16 4 24 6-8 6-20ZM30 28q6 14-2 22-6-6-6-18Z" fill={cream} />
        {[coat, night].map((stroke) => (
          <path
            key={stroke}
            d={
              speaks || mood === "happy" || mood === "surprised"
                ? "M6 10Q10 54 46 46 72 38 68-4"
                : "M6 10Q6 62 18 78 30 90 46 80"
            }
            fill="none"
            stroke={stroke}
            strokeWidth="24"
            strokeLinecap="round"
            opacity={stroke === night ? 0.13 : 1}
          />
        ))}
        <path
          d="M-3 18q9 5 18 0M-1 32q9 5 19-1M3 46q9 4 18-2"
          fill="none"
          stroke={dark}
          strokeWidth="3"
          strokeLinecap="round"
        />
      </>
    ),
    tail: ({ coat, dark }) => (
      <>
        <path
          d="M4 0Q-30 4-40-22"
          fill="none"
          stroke={coat}
          strokeWidth="8"
          strokeLinecap="round"
        />
        <path d="M-40-16q-12-10-4-26 10 10 4 26Z" fill={dark} />
      </>
    ),
    isBare: true,
    stout: 1.3,
  },
  frog: {
    width: 176,
    height: 238,
    furs: [
      { coat: grass, light: moon, dark: leaf },
      { coat: grass, light: cream, dark: leafLight },
      { coat: moss, light: cream, dark: leafLight },
      { coat: teal, light: moon, dark: leaf },
    ],
    ears: { outer: "M12-34Q10-62 34-62 56-58 46-24Z", root: [30, -30], give: 0 },
    face: {
      eyes: [
        [-27, -38],
        [33, -38],
      ],
      eyeSize: 1.5,
      mouth: [4, 14],
      mouthSize: 2,
      cheeks: [
        [-40, 10],
        [48, 10],
      ],
    },
    head: "M-62 4Q-56-38 2-38 62-38 66 4 58 36 2 36-54 36-62 4Z",
    behind: ({ coat, dark }) => (
      <>
        <path
          d="M-30-56Q-84-72-80-22-78 0-50 0L-20-10ZM30-56Q84-72 80-22 78 0 50 0L20-10Z"
          fill={coat}
        />
        <path
          d="M-58-40q10 10 4 26M58-40q-10 10-4 26"
          fill="none"
          stroke={dark}
          strokeWidth="4"
          strokeLinecap="round"
        />
      </>
    ),
    onHead: ({ light }) => (
      <>
        <circle cx="-27" cy="-39" r="15" fill={light} opacity="0.9" />
        <circle cx="33" cy="-39" r="15" fill={light} opacity="0.9" />
      </>
    ),
    muzzle: ({ dark }) => (
      <path d="M-1-4a2.500 2 0 1 0 .1 0ZM13-4a2.500 2 0 1 0 .1 0Z" fill={dark} />
    ),
    isBare: true,
  },
  pig: {
    furs: [
      { coat: pink, light: peach, dark: rose },
      { coat: peach, light: wall, dark: coral },
      { coat: mist, light: pink, dark: plum },
    ],
    ears: {
      outer: "M14-36Q30-66 56-64 60-38 46-20 40-30 30-34Z",
      inner: "M26-38Q36-54 50-56 52-40 44-30Z",
      root: [36, -30],
      give: 1.1,
    },
    face: {
      eyes: [
        [-14, -10],
        [26, -10],
      ],
      eyeSize: 1.15,
      mouth: [8, 30],
      mouthSize: 0.8,
      cheeks: [
        [-32, 8],
        [44, 8],
      ],
    },
    muzzle: ({ dark }) => (
      <>
        <ellipse cx="8" cy="10" rx="21" ry="15" fill={dark} opacity="0.75" />
        <path d="M1 5a4 5 0 1 0 .1 0ZM15 5a4 5 0 1 0 .1 0Z" fill={plum} />
      </>
    ),
    tail: ({ dark }) => (
      <path
        d="M0-4Q-26-6-28-24-24-40-14-30-12-18-34-22"
        fill="none"
        stroke={dark}
        strokeWidth="8"
        strokeLinecap="round"
      />
    ),
    stout: 1.12,
  },
} satisfies Record<string, SittingDesign>;
