/** What people wear below the head. */
import type { ReactNode } from "react";
import { pictureColours } from "#theme/picture-palette";
import type { CoatShape, PersonLook } from "./person-design.ts";

export function Legs({ look }: { look: PersonLook }) {
  const { coat, cloth, legs, shoes } = look;
  if (coat === "gown" || coat === "robe" || coat === "fishtail") return null;
  return (
    <g>
      <path
        d={
          coat === "suit" ? "M-32-44h28v34h-28ZM4-44h28v34H4Z" : "M-24-50h18v44h-18ZM6-50h18v44H6Z"
        }
        fill={coat === "dungarees" || coat === "suit" ? cloth : legs}
      />
      <path d="M-26-12h18q10 2 12 12h-32q-2-8 2-12ZM4-12h18q10 2 12 12H2q-2-8 2-12Z" fill={shoes} />
    </g>
  );
}

export function Coat({ look }: { look: PersonLook }) {
  const { coat, cloth, trim } = look;
  return (
    <g>
      <path d={shapes[coat]} fill={coat === "dungarees" ? trim : cloth} />
      <Pattern look={look} />
      {coat === "bell" && (
        <path
          d="M20-128q14 40 32 104-14 6-30 9 0-60-16-116Z"
          fill={pictureColours.night}
          opacity="0.14"
        />
      )}
    </g>
  );
}

export function Scarf({ fill }: { fill: string }) {
  return (
    <g fill={fill}>
      <path d="M-30-130q30 18 60 0 6 10 0 18-30 16-60 0-6-8 0-18Z" />
      <path d="M-20-118h17l-3 44q-10 4-18-2Z" />
    </g>
  );
}

const shapes: Record<CoatShape, string> = {
  bell: "M-20-128q20-10 40 0q14 40 32 104q-52 18-104 0q18-64 32-104Z",
  straight: "M-28-126q28-12 56 0q10 50 10 102q-38 12-76 0q0-52 10-102Z",
  round: "M-24-128q24-10 48 0q36 30 34 84-8 22-58 22t-58-22q-2-54 34-84Z",
  dungarees: "M-28-126q28-12 56 0q8 46 8 100q-36 10-72 0q0-54 8-100Z",
  tunic: "M-28-126q28-12 56 0q6 38 12 78-40 12-80 0 6-40 12-78Z",
  suit: "M-32-122q32-16 64 0q16 42 6 84-38 14-76 0-10-42 6-84Z",
  gown: "M-24-126q24-12 48 0q-6 26-4 40 20 30 48 78-68 16-136 0 28-48 48-78 2-14-4-40Z",
  robe: "M-28-126q28-12 56 0q14 58 22 120-50 12-100 0 8-62 22-120Z",
  fishtail: "M-22-126q22-10 44 0q4 20 4 40-26 8-52 0 0-20 4-40Z",
};

function Pattern({ look: { coat, pattern, trim, cloth } }: { look: PersonLook }) {
  if (coat !== "dungarees") return <g fill={trim}>{patterns[pattern]}</g>;
  return (
    <g fill={cloth}>
      <path d="M-30-84h60q6 30 6 58-36 10-72 0 0-28 6-58Z" />
      <path d="M-18-124h9v44h-9ZM9-124h9v44H9Z" />
      <path d="M-10-68h20v16h-20Z" fill={trim} opacity="0.8" />
    </g>
  );
}

const circles = (r: string, places: readonly (readonly [x: number, y: number])[]) =>
  places.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />);

const buttons = [
  [0, -96],
  [0, -72],
  [0, -48],
] as const;

const dots = [
  [-14, -104],
  [12, -96],
  [-22, -76],
  [4, -70],
  [26, -62],
  [-30, -46],
  [-6, -42],
  [20, -36],
] as const;

const patterns: Record<PersonLook["pattern"], ReactNode> = {
  none: null,
  plain: circles("4.5", buttons),
  stripes: (
    <path
      d="M-31-98q31 8 62 0l4 13q-35 9-70 0ZM-37-70q37 9 74 0l4 13q-41 10-82 0ZM-43-43q43 11 86 0l1 9q-44 14-88 0Z"
      opacity="0.9"
    />
  ),
  dots: circles("5.5", dots),
  hem: <path d="M-44-40q44 15 88 0l5 16q-49 18-98 0Z" />,
  star: <path d="M0-104l6 14 15 1-12 10 4 15-13-8-13 8 4-15-12-10 15-1Z" />,
  uniform: (
    <>
      <path d="M-33-62q33 9 66 0l1 10q-34 10-68 0Z" fill={pictureColours.night} />
      <path d="M-6-63H8v11H-6ZM-2-108a4 4 0 1 0 .1 0ZM-2-88a4 4 0 1 0 .1 0Z" />
      <path d="M-27-124l17-5 1 9-18 6ZM27-124l-17-5-1 9 18 6Z" />
    </>
  ),
  train: <path d="M-12-86h24l16 76q-28 6-56 0Z" opacity="0.75" />,
  tabard: <path d="M-15-128q15-6 30 0l5 82-20 12-20-12Z" />,
  sailor: <path d="M-27-126q27 36 54 0l6 14q-14 34-33 40-19-6-33-40ZM0-72l13 12-13-4-13 4Z" />,
};
