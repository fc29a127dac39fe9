/** Who a character is: a part in the story (a villain), and a figure (a dragon, a baker). */
import type { Phrase } from "../understanding/phrases.ts";
import { spellingsOf } from "../understanding/spelling.ts";

export const roleKinds = ["hero", "villain", "mentor", "helper", "trickster", "guardian"] as const;
export type RoleKind = (typeof roleKinds)[number];

const creatureIds = [
  "dragon",
  "unicorn",
  "cat",
  "dog",
  "fox",
  "bear",
  "mouse",
  "rabbit",
  "owl",
  "bird",
  "goose",
  "lion",
  "tiger",
  "wolf",
  "elephant",
  "monkey",
  "horse",
  "donkey",
  "goat",
  "cow",
  "turtle",
  "snail",
  "frog",
  "fish",
  "hedgehog",
  "dinosaur",
  "crocodile",
  "snake",
  "penguin",
  "whale",
  "ant",
  "spider",
  "bee",
  "butterfly",
  "squirrel",
  "pig",
  "giraffe",
  "kangaroo",
  "deer",
  "hippo",
  "crab",
  "octopus",
  "vampire",
  "monster",
  "giant",
  "troll",
  "ghost",
  "fairy",
  "elf",
  "mermaid",
  "robot",
  "alien",
  "snowman",
  "cloud",
] as const;
export type CreatureId = (typeof creatureIds)[number];

/** Whether a figure is an animal, a creature of tales or a machine. */
export function isCreature(figure: string): figure is CreatureId {
  return creatureIds.some((creature) => creature === figure);
}

const personIds = [
  "king",
  "queen",
  "prince",
  "princess",
  "knight",
  "wizard",
  "witch",
  "pirate",
  "doctor",
  "nurse",
  "teacher",
  "baker",
  "cook",
  "clockmaker",
  "inventor",
  "gardener",
  "farmer",
  "fisher",
  "captain",
  "astronaut",
  "detective",
  "musician",
  "dancer",
  "painter",
  "builder",
  "firefighter",
  "police",
  "librarian",
  "superhero",
  "explorer",
  "storyteller",
  "postman",
  "driver",
  "shopkeeper",
  "tailor",
  "athlete",
  "grandmother",
  "grandfather",
  "mother",
  "father",
  "aunt",
  "uncle",
  "brother",
  "sister",
  "cousin",
  "neighbor",
  "friend",
] as const;
export type PersonId = (typeof personIds)[number];

export const figureIds = [...creatureIds, ...personIds] as const;
export type FigureId = (typeof figureIds)[number];

/** Grammatical. */
export type Gender = "m" | "f";

export interface Noun {
  /** In Spanish and French with an article, in English and Hindi without: `una relojera`. */
  words: string;
  gender: Gender;
}

/** `any` is for a character of whom nothing typed shows a gender. */
export type Nouns = Readonly<{ any: Noun; m?: Noun; f?: Noun }>;

/** How a part or a figure is named, and what it does in a scene that needs everybody. */
export interface DescribedKind {
  nouns: Nouns;
  /** Follows the noun: `of many things`. */
  tail?: string;
  /** Takes honorific plurals, in Hindi. */
  isRespected?: boolean;
  /** Each of 6 to 14 words, two wordings. */
  deeds: (name: string) => readonly string[];
}

export interface FigureTexts extends DescribedKind {
  /** As a parent reads it in the form: `a dragon`. */
  name: string;
  /** How parents type it. */
  phrases: readonly Phrase[];
  /** Nouns of more special kinds, each spoken where it is typed: of a bird, `magpie`. */
  specialNouns?: readonly Noun[];
}

/** @param nouns of some figures, parted by strokes */
export function withSpecialNouns(
  figures: Readonly<Record<FigureId, FigureTexts>>,
  nouns: Readonly<Partial<Record<FigureId, string>>>,
  nounOf: (words: string) => Noun,
): Readonly<Record<FigureId, FigureTexts>> {
  const special = { ...figures };
  for (const [figure, words] of Object.entries(nouns) as [FigureId, string][]) {
    const specialNouns = words.split("|").map(nounOf);
    const { phrases } = figures[figure];
    special[figure] = {
      ...figures[figure],
      phrases: [...phrases, ...specialNouns.map(phraseOf)],
      specialNouns,
    };
  }
  return special;
}

/** Whole words, since `sorcier` begins another figure’s `sorcière`; also with an ending of the plural. */
function phraseOf({ words }: Noun): Phrase {
  return spellingsOf(words.replace(ARTICLE, ""))
    .map((word) => ["", "s", "es"].map((ending) => `=${word}${ending}`).join("|"))
    .join(" ");
}

const ARTICLE = /^une? |^una /u;

/** @param words nouns parted by strokes: the first is the usual one, of a gender the last */
export function nounsFrom(words: string, nounOf: (words: string) => Noun): Nouns {
  const all = words.split("|").map(nounOf);
  const [any = nounOf(words)] = all;
  const [m, f] = (["m", "f"] as const).map((one) => all.findLast(({ gender }) => gender === one));
  return { any, ...(m && { m }), ...(f && { f }) };
}
