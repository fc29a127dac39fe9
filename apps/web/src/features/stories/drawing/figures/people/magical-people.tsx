/** Those of fairy tales that are built like people. */
import { hairColours, pictureColours } from "#theme/picture-palette";
import { SvgPart } from "#ui/display/svg-picture";
import cottage from "../props/cottage-at-feet.svg?raw";
import elfCap from "../props/elf-cap.svg?raw";
import flowerCrown from "../props/flower-crown.svg?raw";
import mushrooms from "../props/mushrooms.svg?raw";
import starfishClip from "../props/starfish-clip.svg?raw";
import wand from "../props/wand.svg?raw";
import { personFace } from "../parts/face.tsx";
import type { PersonDesign } from "./person-design.ts";
import { belt, cape, part, pointedEars, shortBeard, wings } from "./wearables.tsx";

const { cream, berry, mustard, teal, pink, coral, skyBlue } = pictureColours;
const { grass, moss, leafLight, woodLight, stoneLight, moon } = pictureColours;

export const magicalPeople = {
  giant: {
    coats: ["tunic"],
    patterns: ["none"],
    hairdos: ["short", "spikes", "curls"],
    cloths: [moss, woodLight, teal],
    behind: part(cottage),
    over: (look) => (
      <>
        <path
          d="M-40-50l10 12 10-10 10 12 10-10 10 12 10-10 10 12 10-14-2-8Q0-36-40-56Z"
          fill={look.cloth}
        />
        <path d="M8-112h18v16H8Z" fill={look.trim} />
        <path d="M10-112v-4M17-112v-4M24-112v-4" stroke={cream} strokeWidth="3" />
        {belt(look)}
      </>
    ),
    beard: shortBeard,
    size: 1.3,
    // With what stands at the feet.
    width: 188,
    portrait: [-120, -220, 230],
  },
  elf: {
    coats: ["tunic"],
    patterns: ["none"],
    hairdos: ["short", "bob", "tuft"],
    cloths: [leafLight, grass],
    trims: [mustard],
    legs: berry,
    shoes: grass,
    over: (look) => (
      <>
        <path
          d="M-30-126Q0-112 30-126L36-104 22-112 12-96 0-110-12-96-22-112-36-104Z"
          fill={coral}
        />
        {belt(look)}
        <path d="M-30-4q-12-2-14-14 8-2 12 4ZM34-4q14-2 14-14-8-2-12 4Z" fill={grass} />
      </>
    ),
    behindHead: pointedEars,
    hat: part(elfCap),
    size: 0.8,
  },
  fairy: {
    coats: ["bell"],
    patterns: ["none"],
    hairdos: ["buns", "bob", "curls", "long"],
    cloths: [pink, skyBlue, grass],
    legs: pictureColours.mutedCream,
    behind: wings,
    over: ({ trim, cloth }) => (
      <>
        <path
          d="M-52-24q4-14 0-24 12 6 20 18 4-12 2-22 14 8 18 24 8-12 12-26 8 14 8 26 8-8 20-24 0 12 2 22 8-12 16-18 2 12 6 24Q0-6-52-24Z"
          fill={trim}
        />
        <path d="M-26-104q26 9 52 0l2 8q-28 9-56 0Z" fill={cloth} />
      </>
    ),
    hat: part(flowerCrown),
    held: wand,
    width: 150,
    size: 0.82,
    hover: 24,
  },
  mermaid: {
    coats: ["fishtail"],
    patterns: ["none"],
    hairdos: ["long"],
    cloths: [pink, coral],
    trims: [teal, pictureColours.seaLight],
    behind: () => <path d="M-64 2Q-70-24-36-30-10-40 24-30 62-24 66 2Z" fill={stoneLight} />,
    over: ({ trim }) => (
      <g>
        <path
          d="M-27-90Q0-80 27-90 42-62 38-42 54-18 76-34L72-20Q52 4 12-4-46-12-27-90Z"
          fill={trim}
        />
        <path d="M68-26Q66-56 96-64 94-46 100-38 110-26 102-6 82-8 68-26Z" fill={trim} />
        <path
          d="M76-28q8-14 16-22M80-24q10-2 16 8"
          fill="none"
          stroke={cream}
          strokeWidth="3"
          opacity="0.6"
        />
        <path
          d="M-18-72q8 9 16 0 8 9 16 0 8 9 14 1M-24-54q8 9 16 0 8 9 16 0 8 9 16 0M-18-36q8 9 16 0 8 9 16 0 8 9 16 0"
          fill="none"
          stroke={cream}
          strokeWidth="3"
          opacity="0.55"
        />
        <path d="M-28-94q28 11 56 0l0 10q-28 11-56 0Z" fill={moon} />
      </g>
    ),
    hat: part(starfishClip),
    width: 190,
    portrait: [-94, -206, 212],
  },
  vampire: {
    coats: ["suit"],
    patterns: ["none"],
    hairdos: ["short"],
    hairs: [pictureColours.snowDeep, hairColours[3]],
    skins: [pictureColours.snow, pictureColours.foam],
    cloths: [pictureColours.stone, pictureColours.plum],
    trims: [berry, coral],
    legs: pictureColours.stoneDark,
    behind: () => (
      <>
        {cape({ trim: pictureColours.stoneDark })}
        <path d="M-22-124Q-52-60-54-22 0-8 46-22 44-60 22-124Z" fill={berry} />
      </>
    ),
    over: ({ trim }) => (
      <>
        <path d="M-14-124L0-84 14-124Z" fill={cream} />
        <path d="M0-112l-14-8v16ZM0-112l14-8v16Z" fill={trim} />
      </>
    ),
    behindHead: () => (
      <>
        <path d="M-24 34Q-58 12-66-30-42-20-22 6ZM28 34Q62 12 70-30 46-20 26 6Z" fill={berry} />
      </>
    ),
    hat: ({ hair }) => (
      <>
        <path
          d="M-38-4Q-42-46 2-47 44-46 40-6 36-24 22-26 12-24 8-10 0-24-14-26-32-24-38-4Z"
          fill={hair}
        />
        <path d="M4 19l4 9 4-9ZM16 19l4 9 4-9Z" fill={cream} />
      </>
    ),
    width: 140,
  },
  troll: {
    coats: ["tunic"],
    patterns: ["none"],
    isBald: true,
    hairs: [pictureColours.barkLight, hairColours[6], hairColours[3]],
    skins: [moss, grass, leafLight],
    cloths: [pictureColours.straw, pictureColours.woodLight],
    shoes: moss,
    behindHead: ({ skin }) => (
      <path d="M-26-14Q-62-34-70-8-66 24-28 18ZM32-14Q64-34 70-8 66 24 32 18Z" fill={skin} />
    ),
    beard: ({ skin }) => (
      <>
        <path d="M0 8Q14-6 30 8 34 24 15 24-4 24 0 8Z" fill={skin} />
        <path d="M0 8Q14-6 30 8 34 24 15 24-4 24 0 8Z" fill={berry} opacity="0.35" />
      </>
    ),
    face: {
      ...personFace,
      eyes: [
        [0, -4],
        [26, -4],
      ],
      mouth: [14, 28],
      mouthSize: 0.9,
    },
    over: ({ cloth, skin, hair }) => (
      <>
        <path d="M-24-44h18v36h-18ZM6-44h18v36H6Z" fill={skin} />
        <path
          d="M-41-58L-44-30-30-40-20-26-8-38 2-24 12-38 22-26 32-40 45-30 41-58Z"
          fill={cloth}
        />
        <path
          d="M-36-128Q0-108 36-128L44-100 30-106 22-92 10-102 0-88-10-102-22-92-30-106-44-100Z"
          fill={hair}
        />
        <path d="M-37-70q37 8 74 0l1 8q-38 9-76 0Z" fill={moss} />
        <path d="M-4-64q14 4 12 22-18-4-12-22Z" fill={leafLight} />
      </>
    ),
    hat: ({ hair }) => (
      <>
        <path
          d="M-36-14L-44-38-28-32-26-52-10-40 2-58 12-40 28-50 28-30 46-34 37-12Q2-34-36-14Z"
          fill={hair}
        />
        <SvgPart file={mushrooms} />
      </>
    ),
    size: 1.05,
  },
} satisfies Record<string, PersonDesign>;
