/**
 * The wishes for the edition of a story that other accounts hear: stand-ins in place of the parent's
 * children, without their interests. From the same seed it is the same story otherwise.
 */
import { sanitizeName } from "./sanitize-text.ts";
import { foldText, namePattern, wordsOf } from "./text-matching.ts";
import type { Child, StoryWishes } from "./wishes.ts";

/** Short, easy to say, of no particular gender, and rarely words of a story. */
const NAMES = {
  en: ["Robin", "Sky", "Jo", "Charlie", "Sunny", "Alex", "Sam", "Kit"],
  es: ["Ari", "Alex", "Noa", "Cris", "Dani", "Andy", "Sam", "Yael"],
  fr: ["Charlie", "Camille", "Sacha", "Noa", "Alix", "Sam", "Andréa", "Morgan"],
  hi: ["चीनू", "रिंकू", "टिंकू", "सोनू", "मिक्की", "रोमी", "जोजो", "बिट्टू"],
} as const;

/** In UTF-16 units. Shorter names match in their own case only: in lower case they may be words. */
const SHORTEST_DISTINCT_NAME = 3;

/** @param language the story's; one without names of its own takes the English ones */
export function withStandIns(wishes: StoryWishes, language: string): StoryWishes {
  const say = withoutNames(wishes, language);
  return {
    ...wishes,
    children: standInsFor(wishes, language).map(({ child, standIn }) => ({
      ...child,
      name: standIn,
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
  const wanted = standInsFor(wishes, language)
    .flatMap(({ child, standIn }) => formsOf(child.name).map((form) => ({ form, standIn })))
    .sort((one, other) => other.form.text.length - one.form.text.length);
  return (text) =>
    wanted.reduce(
      (rest, { form, standIn }) =>
        rest.replace(new RegExp(namePattern(form.text), form.inAnyCase ? "giu" : "gu"), standIn),
      text,
    );
}

/** Stand-ins' names are a part of no one's name; where those are too few, of a character's. */
function standInsFor(
  { children, characters }: StoryWishes,
  language: string,
): { child: Child; standIn: string }[] {
  const names: readonly string[] = NAMES[language as keyof typeof NAMES] ?? NAMES.en;
  const without = (people: readonly { name: string }[]) => {
    const taken = new Set(people.flatMap(({ name }) => wordsOf(name)));
    return names.filter((name) => !taken.has(foldText(name)));
  };
  const best = without([...children, ...characters]);
  const ranked = [...new Set([...best, ...without(children), ...names])];
  return children.map((child, index) => ({ child, standIn: ranked[index] ?? "" }));
}

interface NameForm {
  text: string;
  /** Whether `mina` is Mina as well. */
  inAnyCase: boolean;
}

/** The whole name, as typed and as spoken, and each part of it that identifies the child. */
function formsOf(typed: string): NameForm[] {
  const whole = [...new Set([typed.trim(), sanitizeName(typed)])].filter((text) => text !== "");
  const parts = sanitizeName(typed)
    .split(" ")
    .filter((part) => part.length >= SHORTEST_DISTINCT_NAME);
  return [
    ...whole.map((text) => ({ text, inAnyCase: text.length >= SHORTEST_DISTINCT_NAME })),
    ...parts.map((text) => ({ text, inAnyCase: false })),
  ];
}
