/**
 * The wishes as anybody but the parent may hear them come true: other children in place of the
 * parent's own, who love other things. Told from the same seed, it is the same story.
 */
import { sanitizeName } from "./sanitize-text.ts";
import type { StoryWishes } from "./wishes.ts";

/** Short, easy to say, of no particular gender, and hardly ever words of a story. */
const NAMES = {
  en: ["Robin", "Sky", "Jo", "Charlie", "Sunny", "Alex", "Sam", "Kit"],
  es: ["Ari", "Alex", "Noa", "Cris", "Dani", "Andy", "Sam", "Yael"],
  fr: ["Charlie", "Camille", "Sacha", "Noa", "Alix", "Sam", "Andréa", "Morgan"],
  hi: ["चीनू", "रिंकू", "टिंकू", "सोनू", "मिक्की", "रोमी", "जोजो", "बिट्टू"],
} as const;

/** Names shorter than this are words of their own too often to be looked for in any case. */
const SHORTEST_DISTINCT_NAME = 3;

/** @param language as the story is told; other languages take the Latin names */
export function withStandIns(wishes: StoryWishes, language: string): StoryWishes {
  const names = standInNames(wishes, language);
  const say = withoutNames(wishes, language);
  return {
    ...wishes,
    children: wishes.children.map((child, index) => ({
      ...child,
      name: names[index] ?? "",
      interests: "",
    })),
    characters: wishes.characters.map(({ name, role, traits }) => ({
      name: say(name),
      role: say(role),
      traits: say(traits),
    })),
    objectives: wishes.objectives.map(say),
  };
}

/**
 * Puts the stand-ins' names in place of the children's wherever a text has them: a parent may
 * have typed `help Mina to share`, or called the story `Mina's moon`.
 */
export function withoutNames(wishes: StoryWishes, language: string): (text: string) => string {
  const names = standInNames(wishes, language);
  const wanted = wishes.children
    .flatMap(({ name }, index) =>
      formsOf(name).map((form) => ({ form, standIn: names[index] ?? "" })),
    )
    .sort((one, other) => other.form.text.length - one.form.text.length);
  return (text) =>
    wanted.reduce((said, { form, standIn }) => said.replace(wholeNamePattern(form), standIn), text);
}

function standInNames(wishes: StoryWishes, language: string): string[] {
  const names: readonly string[] = NAMES[language as keyof typeof NAMES] ?? NAMES.en;
  const taken = new Set(
    [...wishes.children, ...wishes.characters].map(({ name }) => sanitizeName(name)),
  );
  const free = names.filter((name) => !taken.has(name));
  return wishes.children.map((_, index) => free[index] ?? names[index] ?? "");
}

interface NameForm {
  text: string;
  /** Whether `mina` is Mina as well. */
  inAnyCase: boolean;
}

/** The whole name, as typed and as spoken, and each part of it that can tell who is meant. */
function formsOf(typed: string): NameForm[] {
  const whole = [...new Set([typed.trim(), sanitizeName(typed)])].filter((text) => text !== "");
  const parts = sanitizeName(typed)
    .split(" ")
    .filter((part) => part.length >= SHORTEST_DISTINCT_NAME && !whole.includes(part));
  return [
    ...whole.map((text) => ({ text, inAnyCase: text.length >= SHORTEST_DISTINCT_NAME })),
    ...parts.map((text) => ({ text, inAnyCase: false })),
  ];
}

/** The name as a whole, not as a part of a longer word. */
function wholeNamePattern({ text, inAnyCase }: NameForm): RegExp {
  const literally = text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const joins = String.raw`[\p{L}\p{N}\p{M}]`;
  const before = /^[\p{L}\p{N}\p{M}]/u.test(text) ? `(?<!${joins})` : "";
  const after = /[\p{L}\p{N}\p{M}]$/u.test(text) ? `(?!${joins})` : "";
  return new RegExp(`${before}${literally}${after}`, inAnyCase ? "giu" : "gu");
}
