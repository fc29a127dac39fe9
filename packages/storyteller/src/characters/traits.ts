/** What a character is like. */
import type { Gender } from "./figures.ts";
import type { Phrase } from "../understanding/phrases.ts";

export const traitKinds = [
  "grumpy",
  "strict",
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
  "clever",
  "strong",
  "tiny",
  "big",
  "quick",
  "messy",
  "forgetful",
  "clumsy",
  "hungry",
  "loud",
  "patient",
  "impatient",
  "stubborn",
  "dreamy",
  "helpful",
  "generous",
  "stingy",
  "jealous",
] as const;
export type TraitKind = (typeof traitKinds)[number];

/** The traits whose behaviour is told as a joke. */
export const playfulTraits: ReadonlySet<TraitKind> = new Set([
  "grumpy",
  "strict",
  "funny",
  "cheerful",
  "proud",
  "clever",
  "strong",
  "tiny",
  "big",
  "quick",
  "messy",
  "forgetful",
  "clumsy",
  "hungry",
  "loud",
  "impatient",
  "stubborn",
  "stingy",
  "jealous",
] satisfies TraitKind[]);

export interface TraitTexts {
  /** As a parent reads it in the form: `grumpy`. */
  name: string;
  /** How parents type it. */
  phrases: readonly Phrase[];
  /** For a noun of each gender. */
  adjectives: Readonly<Record<Gender, string>>;
  /** How such a person says something: `grumbled`. */
  says: string;
  /** Three wordings of behaviour that shows it. */
  habits: (name: string) => readonly string[];
}
