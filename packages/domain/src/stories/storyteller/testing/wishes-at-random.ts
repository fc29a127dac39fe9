/** What parents might type, at random. */
import fc from "fast-check";
import type { StoryWishes } from "../../wishes.ts";
import type { StoryLanguage } from "../languages.ts";

/** What parents type in English. */
export const englishWords: Words = {
  roles: [
    "hero",
    "villain",
    "wise mentor",
    "helper",
    "trickster",
    "the guardian",
    "clockmaker",
    "best friend",
  ],
  traits: [
    "grumpy",
    "kind",
    "shy, curious",
    "brave and funny",
    "likes cheese",
    "sparkly",
    "lonely",
  ],
  interests: [
    "dinosaurs, the moon",
    "football and trains",
    "baking",
    "",
    "octopuses; maps / bells",
    "Loves space",
  ],
  objectives: [
    "sharing toys",
    "be kind to others",
    "honesty",
    "courage",
    "patience",
    "stay curious",
    "teamwork",
    "naming feelings",
    "counting to ten",
    "the letter B",
    "nature",
    "brushing teeth",
    "road safety",
    "gratitude",
    "never give up",
    "the water cycle",
    "Planets go around the sun.",
    "What is a verb?",
  ],
  names: [
    "Mina",
    "Leo",
    "Ana María",
    "Zoë",
    "O’Neil",
    "Björn",
    "मीरा",
    "Jean-Luc",
    "Aarav",
    "Inès",
    "Tom",
    "Ruth",
  ],
};

/** Names that break stories which are not careful. */
const hostileNames = [
  "Zo\"e “the” 'best'",
  "🦄🌈",
  "\u202Eevil\u202C",
  "نورا",
  "דָּנִיֵּאל",
  "<b>Bob</b><script>alert(1)</script>",
  "  Spaced\n\tOut  ",
  "Maximiliana".repeat(6).slice(0, 60),
  "Ann of the House by the Sea and the Hill and the Wood and Sky",
  "{name} ${x} %s $& \\1",
  "__proto__",
  "constructor",
  "👨‍👩‍👧‍👦".repeat(5),
  "a.b*c?(d)[e]",
];

export function anyWishes(
  language: string,
  { hostile = false, words }: { hostile?: boolean; words: Words },
): fc.Arbitrary<StoryWishes> {
  const pool = hostile ? hostileNames : words.names;
  return fc
    .record({
      names: fc.shuffledSubarray([...pool], { minLength: 8, maxLength: 8 }),
      childCount: fc.integer({ min: 1, max: 4 }),
      characterCount: fc.integer({ min: 1, max: 4 }),
      ages: fc.array(fc.constantFrom("3", "5", "6", "9", "five and a half", "५", "?"), {
        minLength: 4,
        maxLength: 4,
      }),
      roles: fc.array(fc.constantFrom(...words.roles), { minLength: 4, maxLength: 4 }),
      traits: fc.array(fc.constantFrom(...words.traits), { minLength: 4, maxLength: 4 }),
      interests: fc.array(fc.constantFrom(...words.interests), { minLength: 4, maxLength: 4 }),
      objectives: fc.uniqueArray(fc.constantFrom(...words.objectives), {
        minLength: 1,
        maxLength: 4,
      }),
    })
    .map((any) => ({
      children: any.names.slice(0, any.childCount).map((name, index) => ({
        name,
        age: any.ages[index] ?? "6",
        interests: any.interests[index] ?? "",
      })),
      characters: any.names.slice(4, 4 + any.characterCount).map((name, index) => ({
        name,
        role: any.roles[index] ?? "hero",
        traits: any.traits[index] ?? "kind",
      })),
      objectives: any.objectives,
      language,
    }));
}

/** What one language's parents type. */
export interface Words {
  names: readonly string[];
  roles: readonly string[];
  traits: readonly string[];
  interests: readonly string[];
  objectives: readonly string[];
  /** Words that the language rightly says twice in a row. */
  doubles?: readonly string[];
}

/** Only what is typed differs by language; where nothing is known yet, parents type English. */
export function wordsOfLanguage(language: StoryLanguage): Words {
  return typed[language] ?? englishWords;
}

const typed: Partial<Record<StoryLanguage, Words>> = { en: englishWords };
