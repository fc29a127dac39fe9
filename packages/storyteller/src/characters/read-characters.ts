/** Finds what a parent's words about a character mean to the storyteller. */
import { sayableText } from "@codetale/domain/stories/sanitize-text";
import type { Character } from "@codetale/domain/stories/wishes";
import type { FearId } from "./fears.ts";
import type { FigureId, FigureTexts, Gender, Noun, RoleKind } from "./figures.ts";
import { classifyText, type Stems } from "./keywords.ts";
import { tableOf } from "../understanding/phrase-tables.ts";
import type { Phrase } from "../understanding/phrases.ts";
import { spellingsOf, type Spelling } from "../understanding/spelling.ts";
import { partsOf } from "../understanding/typed-parts.ts";
import type { TraitKind, TraitTexts } from "./traits.ts";

/** The most traits that are read. */
const MOST_TRAITS = 3;

export interface ReadRole {
  part: RoleKind | null;
  figure: FigureId | null;
}

/** A part of what was typed as traits, and what it means; null where it is not understood. */
export interface ReadTrait {
  words: string;
  trait: TraitKind | null;
  /** What is feared; only where the trait is `afraid`. */
  fear: FearId | null;
  /** Whether the role says it, whose words stay where they are. */
  isInRole: boolean;
}

/** The tables of one language that characters are read by. */
export interface CharacterWords {
  /** How typed words are compared with those of figures, traits and fears; as written without it. */
  spelling?: Spelling;
  roles: Readonly<Record<RoleKind, Stems>>;
  figures: Readonly<Record<FigureId, FigureTexts>>;
  traits: Readonly<Record<TraitKind, TraitTexts>>;
  fears: Readonly<Record<FearId, { name: string; phrases: readonly Phrase[] }>>;
  /** Words that join two traits: `and`. */
  joiners: readonly string[];
  /** @param words typed, in lower case and without accents; null where they show no gender */
  genderOf: (words: readonly string[]) => Gender | null;
  number: NumberWords;
  /** A trait that makes a villain of a character without a part, without accents: `very mean`. */
  wicked: RegExp;
  /** Finds whose a character is, with the word between: `grandpa’s ` of `grandpa’s friend`. */
  owner: RegExp;
}

/** How one language shows that a role is of one character, or of more. */
export interface NumberWords {
  /** Words before a noun, without accents: `a`, `my`. */
  one: readonly string[];
  /** `two`, `both`. */
  many: readonly string[];
  /** All spellings that parents may use: `mice`. */
  pluralsOf: (noun: Noun) => readonly string[];
}

interface Casting {
  casting: CharacterWords;
}

/**
 * @param typed `my dragon friend` is read as a dragon, since the friend says less; the owner of a known
 *   figure, as in `grandpa’s friend`, is someone else
 */
export function readRole(typed: string, { casting }: Casting): ReadRole {
  return readOwnRole(withoutOwner(sayableText(typed), casting), casting);
}

function withoutOwner(role: string, casting: CharacterWords): string {
  const [owner = ""] = casting.owner.exec(role) ?? [];
  const own = role.replace(owner, "");
  const isOwned = [own, owner].every((words) => readOwnRole(words, casting).figure !== null);
  return isOwned ? own : role;
}

function readOwnRole(role: string, casting: CharacterWords): ReadRole {
  const found = tableOf(casting.figures, casting.spelling).find(role);
  const likeliest = found.filter(({ score }) => score === found[0]?.score).map(({ kind }) => kind);
  return {
    part: classifyText(role, casting.roles),
    figure: likeliest.find((figure) => figure !== "friend") ?? likeliest[0] ?? null,
  };
}

/** A part that the role names, else that of a villain for `mean`: a pirate or a king may be either. */
export function readPart(
  role: string,
  traits: readonly ReadTrait[],
  { casting }: Casting,
): RoleKind | null {
  const isWicked = traits.some(({ words }) => casting.wicked.test(spellingsOf(words).join(" ")));
  return readRole(role, { casting }).part ?? (isWicked ? "villain" : null);
}

/** @param typed traits separated by marks, new lines or the locale's word for and */
export function readTraits(typed: string, { casting }: Casting): ReadTrait[] {
  const parts = partsOf(typed).flatMap((part) => splitAtJoiners(part, casting));
  return [...new Set(parts)].slice(0, MOST_TRAITS).map((words) => readTrait(words, casting));
}

/**
 * What a character is like by its traits and, after them, by its role: `a shy robot`, `a dragon who is
 * afraid of fire`. A role that is not understood says nothing.
 */
export function readTraitsOf(
  { role, traits }: Pick<Character, "role" | "traits">,
  { casting }: Casting,
): ReadTrait[] {
  const typed = readTraits(traits, { casting });
  const { part, figure } = readRole(role, { casting });
  const said = part === null && figure === null ? [] : traitsInRole(role, casting);
  const isTyped = (one: ReadTrait) =>
    typed.some(({ trait, fear }) => trait === one.trait && fear === one.fear);
  return [...typed, ...said.filter((one) => !isTyped(one))].slice(0, MOST_TRAITS);
}

/** Words that name figures say nothing else: a ghost is not afraid of ghosts for being one. */
function traitsInRole(typed: string, casting: CharacterWords): ReadTrait[] {
  const role = withoutOwner(sayableText(typed), casting);
  // As a correction in the form has written it: `un explorador o una exploradora`.
  const isName = Object.values(casting.figures).some(({ name }) => name === role);
  if (isName || !role.includes(" ")) return [];
  const figures = tableOf(casting.figures, casting.spelling).find(role).filter(isSpeltRight);
  const found = tableOf(casting.traits, casting.spelling)
    .find(role, wordsOf(figures))
    .filter(isSpeltRight);
  const isAfraid = isFear(found.map(({ kind }) => kind));
  const traits = found.filter(({ kind }) => kind !== "afraid");
  const [fear] = isAfraid
    ? tableOf(casting.fears, casting.spelling).find(
        role,
        wordsOf([...figures.slice(0, 1), ...traits]),
      )
    : [];
  const said = traits
    .filter(({ words }) => !isBeside(words, fear?.words))
    .map(({ kind }) => traitSaid(kind, null, casting));
  return isAfraid ? [...said, traitSaid("afraid", fear?.kind ?? null, casting)] : said;
}

function traitSaid(trait: TraitKind, fear: FearId | null, casting: CharacterWords): ReadTrait {
  const { name } = fear === null ? casting.traits[trait] : casting.fears[fear];
  return { words: name, trait, fear, isInRole: true };
}

function isSpeltRight({ isMistaken }: { isMistaken: boolean }): boolean {
  return !isMistaken;
}

function wordsOf(matches: readonly { words: ReadonlySet<number> }[]): ReadonlySet<number> {
  return new Set(matches.flatMap(({ words }) => [...words]));
}

/** Who is afraid of big dogs is not big. */
function isBeside(words: ReadonlySet<number>, feared: ReadonlySet<number> = new Set()): boolean {
  return [...words].some((at) => feared.has(at - 1) || feared.has(at + 1));
}

/**
 * The special noun of `figure` that was typed, of `gender` where there are two, or null. Of two within
 * each other the longer one: `maître-nageur`, a `nageur`.
 */
export function readNoun(
  role: string,
  figure: FigureId,
  gender: Gender | null,
  { casting }: Casting,
): Noun | null {
  const words = spellingsOf(role);
  const typed = (casting.figures[figure].specialNouns ?? [])
    .filter((noun) =>
      [noun.words, ...casting.number.pluralsOf(noun)].some((spelt) =>
        tellingWordsOf(spelt).every((word) => words.includes(word)),
      ),
    )
    .toSorted(
      (one, other) => tellingWordsOf(other.words).length - tellingWordsOf(one.words).length,
    );
  return typed.find((noun) => noun.gender === gender) ?? typed[0] ?? null;
}

/** Without the article: `lavadora`, `washing machine`; without the small words of `machine à laver`. */
function tellingWordsOf(noun: string): string[] {
  const all = spellingsOf(noun);
  return all.filter((word, index) => index === all.length - 1 || word.length > LONGEST_SMALL_WORD);
}

const LONGEST_SMALL_WORD = 3;

/** Whether a role says that it is of one character, or of more; null where it shows neither. */
export function readNumber(
  role: string,
  figure: FigureId,
  { casting }: Casting,
): "one" | "many" | null {
  const typed = spellingsOf(role);
  const { one, many, pluralsOf } = casting.number;
  const { nouns, specialNouns = [] } = casting.figures[figure];
  const all = [...Object.values(nouns), ...specialNouns];
  const singulars = all.flatMap(({ words }) => spellingsOf(words));
  const plurals = all.flatMap(pluralsOf).flatMap((words) => spellingsOf(words));
  const isTyped = (words: readonly string[], shared: readonly string[] = []) =>
    words.some((word) => typed.includes(word) && !shared.includes(word));
  if (isTyped(many) || isTyped(plurals, singulars)) return "many";
  const isOne = isTyped(one) || isTyped(singulars, plurals);
  return isOne ? "one" : null;
}

/**
 * The gender that the words typed for a character show, or null. A feminine trait says more than a
 * noun that is masculine as usual, where the figure has a feminine one. Of several, only a feminine
 * plural shows that of each.
 */
export function readGender(role: string, traits: readonly ReadTrait[], { casting }: Casting) {
  const figure = readRole(role, { casting }).figure;
  const words = spellingsOf(role);
  const isMany = figure !== null && readNumber(role, figure, { casting }) === "many";
  const byNoun = figure === null ? null : genderByNoun(words, figure, casting);
  const byTraits =
    traits
      .filter(({ words: trait, trait: kind }) => kind !== null && !trait.includes(" "))
      .map(({ words: trait }) => genderShown(spellingsOf(trait), true, casting))
      .find((gender) => gender !== null) ?? null;
  const hasFeminine = figure !== null && casting.figures[figure].nouns.f !== undefined;
  if (byNoun === "m" && byTraits === "f" && hasFeminine) return byTraits;
  return byNoun ?? genderShown(words, isMany, casting) ?? byTraits;
}

/** @param mayBePlural whether a word may be a feminine plural: `curieuses` */
function genderShown(words: readonly string[], mayBePlural: boolean, casting: CharacterWords) {
  const shown = casting.genderOf(words);
  if (shown !== null || !mayBePlural) return shown;
  return casting.genderOf(words.map((word) => word.replace(/s$/, ""))) === "f" ? "f" : null;
}

/** Nouns that both genders share, such as `pirata`, show none; nor does a masculine plural. */
function genderByNoun(words: readonly string[], figure: FigureId, casting: CharacterWords) {
  const { m, f } = casting.figures[figure].nouns;
  const [masculine, feminine] = [m, f].map((noun) => spellingsOf(noun?.words ?? "").at(-1));
  if (masculine === feminine) return null;
  const feminines = [feminine, ...(f ? casting.number.pluralsOf(f) : [])];
  const shown = words.find((word) => word === masculine || feminines.includes(word));
  if (shown === undefined) return null;
  const gender: Gender = shown === masculine ? "m" : "f";
  return gender;
}

function readTrait(words: string, casting: CharacterWords): ReadTrait {
  const found = tableOf(casting.traits, casting.spelling)
    .find(words)
    .map(({ kind }) => kind);
  const fear = isFear(found)
    ? (tableOf(casting.fears, casting.spelling).find(words)[0]?.kind ?? null)
    : null;
  const trait = fear === null ? (found[0] ?? null) : "afraid";
  return { words, trait, fear, isInRole: false };
}

/** What is feared may be a trait as well: `afraid of loud noises` is no loud person. */
function isFear(found: readonly TraitKind[]): boolean {
  return found.includes("afraid") && found[0] !== "brave";
}

/** `kind and afraid of fire` is two traits, `afraid of dogs and spiders` one: each has its meaning. */
function splitAtJoiners(part: string, casting: CharacterWords): string[] {
  const words = part.split(" ");
  const at = words.findIndex((word) => casting.joiners.includes(word.toLowerCase()));
  if (at < 1 || at === words.length - 1) return [part];
  const first = words.slice(0, at).join(" ");
  const rest = words.slice(at + 1).join(" ");
  const areWords = words.length === 3;
  const areTraits = [first, rest].every((one) => readTrait(one, casting).trait !== null);
  return areWords || areTraits ? [first, ...splitAtJoiners(rest, casting)] : [part];
}
