/** Casts a story: who its children, companion and antagonist are. */
import { sanitizeName, sanitizeText } from "@codetale/domain/stories/sanitize-text";
import type { Dice } from "@codetale/domain/stories/dice";
import type { Character, StoryWishes } from "@codetale/domain/stories/wishes";
import { classifyText, type Stems } from "./keywords.ts";

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

export interface CastMember {
  /** As it is spoken and shown; never inflected, in any language. */
  name: string;
  /** The place in the wishes' list of characters; null for children and stock characters. */
  character: number | null;
  /** Null for a role that no stem matches; `roleWord` is then shown as an occupation. */
  role: RoleKind | null;
  /** The role as typed. */
  roleWord: string;
  /** The traits that a stem matches, in the order typed. */
  traits: readonly TraitKind[];
  /** Up to three traits as typed. */
  traitWords: readonly string[];
}

export interface Cast {
  children: readonly CastMember[];
  /** The companion. */
  friend: CastMember;
  /** The antagonist. */
  other: CastMember;
  /** The remaining characters of the wishes; they accompany the friend. */
  extras: readonly CastMember[];
}

export interface CastingWords {
  roles: Readonly<Record<RoleKind, Stems>>;
  traits: Readonly<Record<TraitKind, Stems>>;
  /** Words that join two traits: `and`. */
  joiners: readonly string[];
  /** Stock characters, for a part that no character of the wishes fits. */
  friends: readonly Character[];
  others: readonly Character[];
}

/**
 * Every character of the wishes gets a part. Stock characters fill the parts that stay open, under
 * names that the wishes do not have, as long as there are such.
 */
export function castStory(wishes: StoryWishes, words: CastingWords, dice: Dice): Cast {
  const characters = wishes.characters.map((typed, index) => toCastMember(typed, index, words));
  const other = castAntagonist(characters);
  const rest = characters.filter((person) => person !== other);
  const friend = rest.find(({ role }) => role === "hero") ?? rest[0];
  const taken = new Set(
    [...wishes.children, ...wishes.characters].map(({ name }) => sanitizeName(name)),
  );
  const stockCharacter = (stock: readonly Character[]) => {
    const free = stock.filter(({ name }) => !taken.has(name));
    return toCastMember(dice.pick(free.length > 0 ? free : stock), null, words);
  };
  return {
    children: wishes.children.map(({ name }) =>
      toCastMember({ name, role: "", traits: "" }, null, words),
    ),
    friend: friend ?? stockCharacter(words.friends),
    other: other ?? stockCharacter(words.others),
    extras: rest.filter((person) => person !== friend),
  };
}

/** The first villain; else, of two or more characters, the first trickster or guardian. */
function castAntagonist(characters: readonly CastMember[]): CastMember | undefined {
  const villain = characters.find(({ role }) => role === "villain");
  if (villain || characters.length < 2) return villain;
  return (
    characters.find(({ role }) => role === "trickster") ??
    characters.find(({ role }) => role === "guardian")
  );
}

function toCastMember(
  { name, role, traits }: Character,
  character: number | null,
  words: CastingWords,
): CastMember {
  const traitWords = splitTraits(traits, words.joiners);
  return {
    name: sanitizeName(name),
    character,
    role: classifyText(role, words.roles),
    roleWord: sanitizeText(role),
    traits: traitWords
      .map((word) => classifyText(word, words.traits))
      .filter((kind): kind is TraitKind => kind !== null),
    traitWords,
  };
}

function splitTraits(typed: string, joiners: readonly string[]): string[] {
  const all = sanitizeText(typed)
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
