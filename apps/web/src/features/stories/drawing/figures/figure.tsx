import type { ReactNode } from "react";
import { pictureColours } from "#theme/picture-palette";
import { Face, Hair, Hat } from "./head.tsx";
import type { FigureLook } from "./figure-look.ts";
import { SvgPart } from "#ui/display/svg-picture";
import heldBag from "../shapes/held-bag.svg?raw";
import heldLantern from "../shapes/held-lantern.svg?raw";

interface FigureProps {
  person: FigureLook;
  /** The point between the feet, in the picture's units. */
  x: number;
  y: number;
  scale?: number;
  /** Faces left instead of right. */
  looksLeft: boolean;
  /** Opens the mouth, raises an arm and is animated. */
  speaks: boolean;
}

/** A character, about 215 units high at scale 1. */
export function Figure({ person, x, y, scale = 1, looksLeft, speaks }: FigureProps) {
  const size = person.size * scale;
  return (
    <g transform={`translate(${x} ${y}) scale(${looksLeft ? -size : size} ${size})`}>
      <ellipse cx="0" cy="2" rx="58" ry="10" fill={pictureColours.night} opacity="0.35" />
      <g data-speaks={speaks || undefined}>
        <Legs person={person} />
        <Arm person={person} isBack />
        <Coat person={person} />
        {person.hasScarf && <Scarf fill={person.trim} />}
        <g transform="translate(0 -158)">
          <Hair person={person} isBack />
          <circle r="37" fill={person.skin} />
          <Face person={person} speaks={speaks} />
          <Hair person={person} />
          <Hat person={person} />
        </g>
        <Arm person={person} isRaised={speaks} />
      </g>
    </g>
  );
}

function Legs({ person }: { person: FigureLook }) {
  const fill = person.coat === "dungarees" ? person.cloth : pictureColours.woodDark;
  return (
    <g>
      <path d="M-24-34h18v28h-18ZM6-34h18v28H6Z" fill={fill} />
      <path
        d="M-26-12h18q10 2 12 12h-32q-2-8 2-12ZM4-12h18q10 2 12 12H2q-2-8 2-12Z"
        fill={pictureColours.bark}
      />
    </g>
  );
}

const shapes = {
  bell: "M-20-128q20-10 40 0q14 40 32 104q-52 18-104 0q18-64 32-104Z",
  straight: "M-28-126q28-12 56 0q10 50 10 102q-38 12-76 0q0-52 10-102Z",
  round: "M-24-128q24-10 48 0q36 30 34 84-8 22-58 22t-58-22q-2-54 34-84Z",
  dungarees: "M-28-126q28-12 56 0q8 46 8 100q-36 10-72 0q0-54 8-100Z",
} as const;

function Coat({ person }: { person: FigureLook }) {
  const { coat, cloth } = person;
  const shape = shapes[coat];
  return (
    <g>
      <path d={shape} fill={coat === "dungarees" ? person.trim : cloth} />
      <Pattern person={person} />
      <path
        d="M20-128q14 40 32 104-14 6-30 9 0-60-16-116Z"
        fill={pictureColours.night}
        opacity={coat === "bell" ? 0.14 : 0}
      />
    </g>
  );
}

function Pattern({ person: { coat, pattern, trim, cloth } }: { person: FigureLook }) {
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

const patterns: Record<FigureLook["pattern"], ReactNode> = {
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
};

function Scarf({ fill }: { fill: string }) {
  return (
    <g fill={fill}>
      <path d="M-30-130q30 18 60 0 6 10 0 18-30 16-60 0-6-8 0-18Z" />
      <path d="M-20-118h17l-3 44q-10 4-18-2Z" />
    </g>
  );
}

interface ArmProps {
  person: FigureLook;
  isBack?: boolean;
  isRaised?: boolean;
}

function Arm({ person, isBack = false, isRaised = false }: ArmProps) {
  const sleeve = person.coat === "dungarees" ? person.trim : person.cloth;
  if (isBack) {
    return (
      <g {...limb}>
        <path d="M-20-116q-24 22-24 52" stroke={sleeve} />
        <circle cx="-44" cy="-60" r="9" fill={person.skin} />
        <path d="M-20-116q-24 22-24 52" stroke={pictureColours.night} opacity="0.18" />
      </g>
    );
  }
  const [x, y] = isRaised ? [56, -146] : [46, -66];
  const path = isRaised ? "M18-114q26-2 36-28" : "M20-114q26 20 25 44";
  return (
    <g>
      <Held held={person.held} x={x} y={y} />
      <g {...limb}>
        <path d={path} stroke={sleeve} />
        <path d={path} stroke={pictureColours.night} opacity="0.08" />
      </g>
      <circle cx={x} cy={y} r="9.5" fill={person.skin} />
    </g>
  );
}

const limb = { fill: "none", strokeWidth: 18, strokeLinecap: "round" } as const;

function Held({ held, x, y }: { held: FigureLook["held"]; x: number; y: number }) {
  if (held === "nothing") return null;
  if (held !== "stick") return <SvgPart file={things[held]} transform={`translate(${x} ${y})`} />;
  return (
    <path
      d={`M${x + 4} ${y - 66}q-6 60 0 ${-y + 64}`}
      stroke={pictureColours.barkLight}
      strokeWidth="7"
      strokeLinecap="round"
      fill="none"
    />
  );
}

const things = { bag: heldBag, lantern: heldLantern };
