/**
 * The wishes for the edition of a story that other accounts hear: stand-ins in place of the parent's
 * children, without their interests. From the same seed it is the same story otherwise.
 */
import { nameReplacer } from "./child-names.ts";
import { storyLanguages, type StoryLanguage } from "./languages.ts";
import { foldText, wordsOf } from "./text-matching.ts";
import type { Child, StoryWishes } from "./wishes.ts";

/** Short, easy to say, of no particular gender, and rarely words of a story. */
const NAMES: Readonly<Record<StoryLanguage, readonly string[]>> = {
  en: ["Robin", "Sky", "Jo", "Charlie", "Sunny", "Alex", "Sam", "Kit"],
  es: ["Ari", "Alex", "Noa", "Cris", "Dani", "Andy", "Sam", "Yael"],
  fr: ["Charlie", "Camille", "Sacha", "Noa", "Alix", "Sam", "Andréa", "Morgan"],
  hi: ["चीनू", "रिंकू", "टिंकू", "सोनू", "मिक्की", "रोमी", "जोजो", "बिट्टू"],
};

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
 * have typed `help mina to share`, or called the story `Mina's moon`.
 *
 * @param rest applied to what stands between the names
 */
export function withoutNames(
  wishes: StoryWishes,
  language: string,
  rest?: (between: string) => string,
): (text: string) => string {
  const pairs = standInsFor(wishes, language);
  const names = pairs.map(({ child }) => child.name);
  return nameReplacer(names, (name) => pairs[name]?.standIn ?? "", rest);
}

/** Stand-ins' names are a part of no one's name; where those are too few, of a character's. */
function standInsFor(
  { children, characters }: StoryWishes,
  language: string,
): { child: Child; standIn: string }[] {
  const names = NAMES[storyLanguages.find((one) => one === language) ?? "en"];
  const without = (people: readonly { name: string }[]) => {
    const taken = new Set(people.flatMap(({ name }) => wordsOf(name)));
    return names.filter((name) => !taken.has(foldText(name)));
  };
  const best = without([...children, ...characters]);
  const ranked = [...new Set([...best, ...without(children), ...names])];
  return children.map((child, index) => ({ child, standIn: ranked[index] ?? "" }));
}
