/** People known by what they work. */
import { pictureColours } from "#theme/picture-palette";
import { SvgPart } from "#ui/display/svg-picture";
import beret from "../props/beret.svg?raw";
import deerstalker from "../props/deerstalker.svg?raw";
import doctorBag from "../props/doctor-bag.svg?raw";
import fireHelmet from "../props/fire-helmet.svg?raw";
import goggles from "../props/goggles.svg?raw";
import guitar from "../props/guitar.svg?raw";
import hammer from "../props/hammer.svg?raw";
import hardHat from "../props/hard-hat.svg?raw";
import headMirror from "../props/head-mirror.svg?raw";
import hose from "../props/hose.svg?raw";
import ladle from "../props/ladle.svg?raw";
import magnifier from "../props/magnifier.svg?raw";
import palette from "../props/palette.svg?raw";
import policeCap from "../props/police-cap.svg?raw";
import sailorCap from "../props/sailor-cap.svg?raw";
import slate from "../props/slate.svg?raw";
import spanner from "../props/spanner.svg?raw";
import stethoscope from "../props/stethoscope.svg?raw";
import strawHat from "../props/straw-hat.svg?raw";
import toque from "../props/toque.svg?raw";
import wateringCan from "../props/watering-can.svg?raw";
import type { PersonDesign } from "./person-design.ts";
import { cape, heroMask, part, spaceHelmet } from "./wearables.tsx";

const { cream, sea, skyBlue, mustard, glow, sand, teal, coral, straw } = pictureColours;
const { seaDeep, woodDark, moss, moon, indigo, stonePale } = pictureColours;

/** Hair that does not stand out of a hat. */
const flat = ["short", "bob", "long"] as const;

export const workers = {
  doctor: {
    coats: ["straight"],
    patterns: ["none"],
    hairdos: flat,
    cloths: [cream],
    legs: sea,
    over: () => (
      <>
        <path d="M-14-131L0-92 16-131Z" fill={teal} />
        <path d="M0-92V-18M12-62h16v16H12Z" fill="none" stroke={stonePale} strokeWidth="3" />
        <SvgPart file={stethoscope} />
      </>
    ),
    hat: part(headMirror),
    held: doctorBag,
    width: 130,
  },
  teacher: {
    coats: ["straight"],
    patterns: ["none"],
    hairdos: ["buns", "short", "bob"],
    cloths: [moss, pictureColours.plum, teal],
    over: () => (
      <>
        <path d="M-14-131Q0-70 16-131Z" fill={cream} />
        <path d="M0-112l-12-7v14ZM0-112l12-7v14Z" fill={coral} />
        <path d="M0-84V-18" stroke={cream} strokeWidth="3" opacity="0.6" />
      </>
    ),
    hasGlasses: true,
    held: slate,
    width: 190,
  },
  cook: {
    coats: ["round", "straight"],
    patterns: ["none"],
    hairdos: flat,
    cloths: [cream],
    legs: sea,
    over: ({ trim }) => (
      <>
        <path
          d="M-22-129Q0-114 22-129 24-116 18-112 22-104 6-98L0-108-6-98Q-22-104-18-112-24-116-22-129Z"
          fill={trim}
        />
        <path
          d="M-12-84a4 4 0 1 0 .1 0ZM14-84a4 4 0 1 0 .1 0ZM-12-62a4 4 0 1 0 .1 0ZM14-62a4 4 0 1 0 .1 0ZM-12-40a4 4 0 1 0 .1 0ZM14-40a4 4 0 1 0 .1 0Z"
          fill={stonePale}
        />
      </>
    ),
    hat: part(toque),
    held: ladle,
  },
  gardener: {
    coats: ["dungarees"],
    hairdos: flat,
    cloths: [pictureColours.leafLight, sea],
    over: () => (
      <>
        <path d="M0-68V-84" stroke={moss} strokeWidth="4" />
        <path d="M0-98a8 8 0 1 0 .1 0Z" fill={pictureColours.pink} />
        <path d="M0-94a4 4 0 1 0 .1 0Z" fill={mustard} />
      </>
    ),
    hat: part(strawHat),
    held: wateringCan,
    width: 150,
  },
  sailor: {
    coats: ["tunic"],
    patterns: ["sailor"],
    hairdos: flat,
    cloths: [cream],
    trims: [sea],
    legs: sea,
    over: () => (
      <path d="M-32-104l14 12M-30-60q30 9 60 0" fill="none" stroke={skyBlue} strokeWidth="4" />
    ),
    hat: part(sailorCap),
  },
  astronaut: {
    coats: ["suit"],
    patterns: ["none"],
    hairdos: ["short", "bob"],
    cloths: [cream],
    shoes: coral,
    behind: () => <path d="M-46-124h92v76h-92Z" fill={stonePale} />,
    over: () => (
      <>
        <path d="M-18-96h36v26h-36Z" fill={stonePale} />
        <path d="M-12-90h9v8h-9Z" fill={coral} />
        <path d="M2-90h9v8H2Z" fill={teal} />
        <path d="M-12-78h24v4h-24Z" fill={cream} />
        <path d="M-38-50q38 12 76 0l1 9q-39 12-78 0Z" fill={coral} />
      </>
    ),
    hat: spaceHelmet,
  },
  detective: {
    coats: ["bell"],
    patterns: ["none"],
    hairdos: flat,
    cloths: [sand],
    over: () => (
      <>
        <path
          d="M-20-128q20-10 40 0 10 24 18 52-38 12-76 0 8-28 18-52Z"
          fill={pictureColours.wood}
        />
        <path
          d="M-26-108q26 9 52 0M-33-88q33 10 66 0M-10-130L-16-74M10-130L16-74"
          fill="none"
          stroke={sand}
          strokeWidth="3"
          opacity="0.7"
        />
        <path d="M0-124V-20" stroke={woodDark} strokeWidth="3" />
      </>
    ),
    hat: part(deerstalker),
    held: magnifier,
    width: 150,
  },
  musician: {
    coats: ["straight", "bell"],
    patterns: ["none", "star", "dots"],
    over: () => (
      <>
        <path d="M-24-122L26-56" stroke={woodDark} strokeWidth="7" />
        <SvgPart file={guitar} />
        <path d="M-72-142v-28l22-5v27" fill="none" stroke={mustard} strokeWidth="4.500" />
        <path
          d="M-77-137a6 5 0 1 0 .1-.1ZM-55-142a6 5 0 1 0 .1-.1ZM-88-100a6 5 0 1 0 .1-.1Z"
          fill={mustard}
        />
        <path d="M-83-106v-26q2 10 10 12" fill="none" stroke={mustard} strokeWidth="4" />
      </>
    ),
  },
  painter: {
    coats: ["bell"],
    patterns: ["none"],
    hairdos: flat,
    cloths: [cream, skyBlue],
    over: () => (
      <>
        <path d="M-22-72q10-12 18-2 8 4 2 12-12 8-20-10Z" fill={coral} />
        <path d="M8-50q10-8 16 2 4 10-8 10-12 0-8-12Z" fill={teal} />
        <path d="M-30-40q8-6 12 2-2 8-10 6ZM6-92q8-6 12 2-2 8-10 6Z" fill={mustard} />
      </>
    ),
    hat: part(beret),
    held: palette,
    width: 160,
  },
  builder: {
    coats: ["tunic"],
    patterns: ["none"],
    hairdos: flat,
    cloths: [skyBlue, moss],
    legs: sea,
    over: () => (
      <>
        <path
          d="M-27-126q8-4 16-6L-4-54q-18 0-34-4 4-40 11-68ZM27-126q-8-4-16-6L4-54q18 0 34-4-4-40-11-68Z"
          fill={glow}
        />
        <path d="M-34-86q14 5 28 5v10q-15 0-30-5ZM34-86q-14 5-28 5v10q15 0 30-5Z" fill={moon} />
        <path d="M-39-56q39 10 78 0v10q-39 10-78 0Z" fill={woodDark} />
      </>
    ),
    hat: part(hardHat),
    held: hammer,
    width: 130,
  },
  firefighter: {
    coats: ["straight"],
    patterns: ["none"],
    hairdos: flat,
    cloths: [coral],
    legs: pictureColours.stone,
    over: () => (
      <>
        <path
          d="M-36-76q36 10 72 0l1 8q-37 10-74 0ZM-38-34q38 11 76 0l1 9q-38 11-77 0Z"
          fill={moon}
        />
        <path d="M0-128V-20" stroke={pictureColours.roof} strokeWidth="4" />
        <path d="M-6-110H8v7H-6ZM-6-92H8v7H-6ZM-6-54H8v7H-6Z" fill={mustard} />
      </>
    ),
    hat: part(fireHelmet),
    held: hose,
    width: 160,
  },
  police: {
    coats: ["tunic"],
    patterns: ["uniform"],
    hairdos: ["short", "bob"],
    cloths: [sea],
    trims: [mustard],
    legs: seaDeep,
    over: () => <path d="M16-108l4 8 9 1-6 6 1 9-8-4-8 4 1-9-6-6 9-1Z" fill={mustard} />,
    hat: part(policeCap),
  },
  superhero: {
    hasGlasses: false,
    coats: ["tunic"],
    patterns: ["none"],
    cloths: [indigo, teal, pictureColours.berry],
    trims: [coral, mustard],
    behind: cape,
    beard: heroMask,
    over: ({ trim }) => (
      <>
        <path d="M0-116l22 14Q18-76 0-66-18-76-22-102Z" fill={cream} />
        <path d="M2-108l-12 20h9l-3 16 14-22h-9Z" fill={coral} />
        <path d="M-37-60q37 9 74 0l1 12q-38 9-76 0Z" fill={trim} />
      </>
    ),
  },
  inventor: {
    coats: ["straight"],
    patterns: ["none"],
    hairdos: ["spikes"],
    cloths: [cream, skyBlue],
    over: () => (
      <>
        <path d="M-18-104h36l2 26h10l4 52q-34 10-68 0l4-52h10Z" fill={pictureColours.wood} />
        <path
          d="M-3-76h6l1 6 6 3 5-3 4 5-4 5 0 6 4 5-4 5-5-3-6 3-1 6h-6l-1-6-6-3-5 3-4-5 4-5v-6l-4-5 4-5 5 3 6-3Z"
          fill={straw}
        />
        <path d="M0-63a6 6 0 1 0 .1 0Z" fill={pictureColours.wood} />
      </>
    ),
    hat: part(goggles),
    held: spanner,
    width: 130,
  },
} satisfies Record<string, PersonDesign>;
