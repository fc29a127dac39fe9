/** People of fairy tales. */
import { hairColours, pictureColours } from "#theme/picture-palette";
import { SvgPart } from "#ui/display/svg-picture";
import broom from "../props/broom.svg?raw";
import circlet from "../props/circlet.svg?raw";
import crown from "../props/crown.svg?raw";
import tallCrown from "../props/crown-tall.svg?raw";
import knightHelmet from "../props/knight-helmet.svg?raw";
import sceptre from "../props/sceptre.svg?raw";
import shield from "../props/shield.svg?raw";
import spyglass from "../props/spyglass.svg?raw";
import staff from "../props/staff.svg?raw";
import tiara from "../props/tiara.svg?raw";
import tricorn from "../props/tricorn.svg?raw";
import witchHat from "../props/witch-hat.svg?raw";
import wizardHat from "../props/wizard-hat.svg?raw";
import type { PersonDesign } from "./person-design.ts";
import { belt, cape, ermine, eyePatch, longBeard, part, ruff, shortBeard } from "./wearables.tsx";

const { cream, berry, indigo, plum, mustard, teal, pink, coral, skyBlue } = pictureColours;
const { grass, stonePale, stoneLight, moon } = pictureColours;

export const talePeople = {
  king: {
    coats: ["robe"],
    patterns: ["none"],
    hairdos: ["short", "bob"],
    cloths: [berry, indigo, plum],
    trims: [mustard],
    over: () => (
      <>
        <path d="M-8-110h16v104q-8 2-16 0Z" fill={mustard} opacity="0.9" />
        <path d="M-50-18q50 14 100 0l1 12q-51 12-102 0Z" fill={cream} />
        {ermine()}
      </>
    ),
    beard: shortBeard,
    hat: part(crown),
    held: sceptre,
    width: 124,
  },
  queen: {
    coats: ["gown"],
    patterns: ["train"],
    hairdos: ["buns", "bob"],
    cloths: [plum, teal, indigo],
    trims: [moon],
    behind: ruff,
    over: () => (
      <>
        <path d="M-22-122Q0-102 22-122" fill="none" stroke={mustard} strokeWidth="5" />
        <path d="M0-112a6 6 0 1 0 .1 0Z" fill={berry} />
      </>
    ),
    hat: part(tallCrown),
    held: sceptre,
    width: 124,
  },
  prince: {
    coats: ["tunic"],
    patterns: ["tabard"],
    hairdos: ["short", "curls", "tuft"],
    cloths: [skyBlue, teal, grass],
    trims: [cream],
    legs: pictureColours.snowDeep,
    behind: () => cape({ trim: berry }),
    over: belt,
    hat: part(circlet),
  },
  princess: {
    coats: ["gown"],
    patterns: ["train"],
    hairdos: ["long"],
    cloths: [pink, coral, skyBlue],
    trims: [cream],
    over: ({ cloth }) => (
      <>
        <path d="M-20-116a13 13 0 1 0 .1 0ZM20-116a13 13 0 1 0 .1 0Z" fill={cloth} />
        <path d="M-25-92q25 9 50 0l0 8q-25 9-50 0Z" fill={mustard} />
      </>
    ),
    hat: part(tiara),
  },
  knight: {
    coats: ["tunic"],
    patterns: ["tabard"],
    hairdos: ["short"],
    cloths: [stonePale],
    trims: [berry, indigo, teal],
    legs: stonePale,
    shoes: stoneLight,
    over: () => (
      <>
        <path d="M0-110l6 13 14 1-11 9 4 14-13-8-13 8 4-14-11-9 14-1Z" fill={mustard} />
        <path d="M-22-124a12 12 0 1 0 .1 0ZM22-124a12 12 0 1 0 .1 0Z" fill={pictureColours.snow} />
      </>
    ),
    hat: part(knightHelmet),
    held: shield,
    width: 150,
  },
  wizard: {
    coats: ["robe"],
    patterns: ["none"],
    hairdos: ["long"],
    hairs: [pictureColours.snow, pictureColours.snowShade],
    cloths: [indigo],
    trims: [mustard],
    over: () => (
      <path
        d="M-30-44l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1ZM26-70l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1ZM14-26l2 5 6 1-4 4 1 6-5-3-5 3 1-6-4-4 6-1Z"
        fill={mustard}
      />
    ),
    beard: longBeard,
    hat: part(wizardHat),
    portrait: [-96, -288, 214],
    held: staff,
    width: 130,
  },
  witch: {
    coats: ["gown"],
    patterns: ["none"],
    hairdos: ["long"],
    hairs: [hairColours[3], hairColours[6], pictureColours.grass],
    cloths: [pictureColours.snowDeep],
    trims: [grass],
    over: () => (
      <>
        <path
          d="M-62-14l12-10 12 12 13-12 12 12 13-12 12 12 13-12 12 12 13-12 12 10-2 10Q0 10-66-4Z"
          fill={grass}
        />
        <path d="M-27-86q27 8 54 0l1 10q-28 8-56 0Z" fill={grass} />
      </>
    ),
    hat: part(witchHat),
    portrait: [-104, -284, 214],
    held: broom,
    width: 130,
  },
  pirate: {
    hasGlasses: false,
    coats: ["tunic"],
    patterns: ["stripes"],
    hairdos: ["long", "bob", "short"],
    cloths: [cream],
    trims: [coral],
    legs: pictureColours.sea,
    over: () => (
      <>
        <path
          d="M-27-126l12-5Q-22-84-26-42q-10 0-16-4 4-46 15-80ZM27-126l-12-5Q22-84 26-42q10 0 16-4-4-46-15-80Z"
          fill={pictureColours.rose}
        />
        <path d="M-33-64q33 9 66 0l1 12q-34 9-68 0Z" fill={pictureColours.bark} />
        <path d="M-8-64H8v14H-8Z" fill="none" stroke={mustard} strokeWidth="5" />
      </>
    ),
    hat: () => (
      <>
        {eyePatch()}
        <SvgPart file={tricorn} />
      </>
    ),
    held: spyglass,
    width: 160,
  },
} satisfies Record<string, PersonDesign>;
