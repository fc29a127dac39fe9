/** Who is in a story, and as what. */
import { spokenName, tidyText } from "../spoken-name.ts";
import type { Dice } from "../seed.ts";
import type { Character, Child, StoryWishes } from "../wishes.ts";
import { kindOf, type Stems } from "./keywords.ts";

export const roleKinds = ["hero", "villain", "mentor", "helper", "trickster", "guardian"] as const;
export type RoleKind = (typeof roleKinds)[number];

export const traitKinds = [
  "grumpy",
  "shy",
  "brave",
  "curious",
  "kind",
  "funny",
  "wise",
  "cheerful",
  "proud",
  "sleepy",
  "lonely",
  "afraid",
] as const;
export type TraitKind = (typeof traitKinds)[number];

export interface Person {
  /** As it is said and shown; takes no ending in any language. */
  name: string;
  /** The place in the wishes' list of characters; null for children and for our own figures. */
  character: number | null;
  /** Null for a role our storyteller does not know: a friend with `roleWord` as their work. */
  role: RoleKind | null;
  /** The role as typed. */
  roleWord: string;
  /** The known ones of the traits, in the order typed. */
  traits: readonly TraitKind[];
  /** All traits as typed. */
  traitWords: readonly string[];
}

export interface Cast {
  children: readonly Person[];
  friend: Person;
  other: Person;
  /** The rest of the characters; they come with the friend. */
  extras: readonly Person[];
}

export interface CastingWords {
  roles: Readonly<Record<RoleKind, Stems>>;
  traits: Readonly<Record<TraitKind, Stems>>;
  /** Words that join two traits: `and`. */
  joiners: readonly string[];
  /** Our own figures, who fill in where nobody typed fits. */
  friends: readonly Stranger[];
  others: readonly Stranger[];
}

export interface Stranger {
  name: string;
  roleWord: string;
  traitWord: string;
}

export function castStory(wishes: StoryWishes, words: CastingWords, dice: Dice): Cast {
  const characters = wishes.characters.map((typed, index) => toPerson(typed, index, words));
  const other = castOther(characters);
  const rest = characters.filter((person) => person !== other);
  const friend = rest.find(({ role }) => role === "hero") ?? rest[0];
  const taken = new Set(
    [...wishes.children, ...wishes.characters].map(({ name }) => spokenName(name)),
  );
  const stranger = (strangers: readonly Stranger[]) => {
    const free = strangers.filter(({ name }) => !taken.has(name));
    return toStranger(dice.pick(free.length > 0 ? free : strangers), words);
  };
  return {
    children: wishes.children.map(toChild),
    friend: friend ?? stranger(words.friends),
    other: other ?? stranger(words.others),
    extras: rest.filter((person) => person !== friend),
  };
}

/** A villain; failing that, somebody who likes to stand in the way, as long as a friend is left. */
function castOther(characters: readonly Person[]): Person | undefined {
  const villain = characters.find(({ role }) => role === "villain");
  if (villain || characters.length < 2) return villain;
  return (
    characters.find(({ role }) => role === "trickster") ??
    characters.find(({ role }) => role === "guardian")
  );
}

function toPerson({ name, role, traits }: Character, index: number, words: CastingWords): Person {
  const traitWords = splitTraits(traits, words.joiners);
  return {
    name: spokenName(name),
    character: index,
    role: kindOf(role, words.roles),
    roleWord: tidyText(role),
    traits: traitWords
      .map((word) => kindOf(word, words.traits))
      .filter((kind): kind is TraitKind => kind !== null),
    traitWords,
  };
}

function splitTraits(typed: string, joiners: readonly string[]): string[] {
  const all = tidyText(typed)
    .split(/[,;/،、]+/u)
    .flatMap((part) => splitAtJoiners(part.trim(), joiners))
    .filter((word) => word !== "");
  return [...new Set(all)].slice(0, 3);
}

/** `kind and brave` is two traits, `likes cheese and wine` is one: single words only are split. */
function splitAtJoiners(part: string, joiners: readonly string[]): string[] {
  const [first = "", joiner = "", second = "", ...more] = part.split(" ");
  return joiners.includes(joiner) && second !== "" && more.length === 0 ? [first, second] : [part];
}

function toChild({ name }: Child): Person {
  return {
    name: spokenName(name),
    character: null,
    role: null,
    roleWord: "",
    traits: [],
    traitWords: [],
  };
}

function toStranger({ name, roleWord, traitWord }: Stranger, words: CastingWords): Person {
  return { ...toPerson({ name, role: roleWord, traits: traitWord }, 0, words), character: null };
}
