/** Casts a story: who its children, companion and antagonist are. */
import { sanitizeName } from "@codetale/domain/stories/sanitize-text";
import type { Dice } from "@codetale/domain/stories/dice";
import type { Character, StoryWishes } from "@codetale/domain/stories/wishes";
import type { FearId } from "./fears.ts";
import { lookOf, type AgeWords, type Look } from "./looks.ts";
import type { FigureId, Gender, Noun, RoleKind } from "./figures.ts";
import { namesOf } from "./names-of.ts";
import type { TraitKind } from "./traits.ts";
import {
  readGender,
  readNoun,
  readPart,
  readRole,
  readTraits,
  readTraitsOf,
  type CharacterWords,
} from "./read-characters.ts";

export interface CastMember {
  /** As it is spoken and shown; never inflected, in any language. */
  name: string;
  /** How many the name names: two for whom the cast has no room as two members. */
  count: number;
  /** The place in the wishes' list of characters; null for children and stock characters. */
  character: number | null;
  /** The part in the story; null where the role names none. */
  role: RoleKind | null;
  /** Null for a role that names no figure that is known. */
  figure: FigureId | null;
  /** The noun typed, where the figure has it among others: of a bird, `magpie`. */
  noun: Noun | null;
  /** That of the words typed; null where they show none. */
  gender: Gender | null;
  /** What is understood of the traits, in the order typed, without fears of something known. */
  traits: readonly TraitKind[];
  fears: readonly FearId[];
  /** How it is drawn. */
  look: Look;
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

export interface CastingWords extends CharacterWords {
  ages: AgeWords;
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
    children: wishes.children.map(({ name }) => ({
      ...toCastMember({ name, role: "", traits: "" }, null, words),
      look: { kind: "person", age: "child" },
    })),
    friend: friend ?? stockCharacter(words.friends),
    other: other ?? stockCharacter(words.others),
    extras: rest.filter((person) => person !== friend),
  };
}

/** How a character is drawn by what was typed of it. */
export function readLook({ name, role, traits }: Character, casting: CastingWords): Look {
  const { part, figure } = readRole(role, { casting });
  const traitKinds = readTraitsOf({ role, traits }, { casting }).flatMap(
    ({ trait }) => trait ?? [],
  );
  return lookOf({ name, role, traits, part, figure, traitKinds }, casting.ages);
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
  casting: CastingWords,
): CastMember {
  const { figure } = readRole(role, { casting });
  const read = readTraitsOf({ role, traits }, { casting });
  const gender = readGender(role, readTraits(traits, { casting }), { casting });
  return {
    name: sanitizeName(name),
    count: namesOf({ name, role }, casting).length,
    character,
    role: readPart(role, read, { casting }),
    figure,
    noun: figure === null ? null : readNoun(role, figure, gender, { casting }),
    gender,
    traits: distinct(read.filter(({ fear }) => fear === null).map(({ trait }) => trait)),
    fears: distinct(read.map(({ fear }) => fear)),
    look: readLook({ name, role, traits }, casting),
  };
}

function distinct<Kind>(kinds: readonly (Kind | null)[]): Kind[] {
  return [...new Set(kinds)].filter((kind) => kind !== null);
}
