/** Random wishes, made of what parents might type. */
import fc from "fast-check";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import type { StoryLanguage } from "@codetale/domain/stories/languages";
import { englishSamples } from "./samples/en.ts";
import { spanishSamples } from "./samples/es.ts";
import { frenchSamples } from "./samples/fr.ts";
import { hindiSamples } from "./samples/hi.ts";
import type { TypedSamples } from "./samples/typed-samples.ts";

/** Names that break texts in which they are not escaped. */
const hostileNames = [
  "Zo\"e “the” 'best'",
  "Lúa 🦊",
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
  `${"👨‍👩‍👧‍👦".repeat(5)} Kim`,
  "a.b*c?(d)[e]",
];

/**
 * Wishes of one to four children, characters and objectives.
 *
 * @param hostile takes the names from `hostileNames` instead of `words`
 */
export function anyWishes(
  language: string,
  { hostile = false, words }: { hostile?: boolean; words: TypedSamples },
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

export function typedSamplesOf(language: StoryLanguage): TypedSamples {
  return samples[language];
}

const samples: Readonly<Record<StoryLanguage, TypedSamples>> = {
  en: englishSamples,
  es: spanishSamples,
  fr: frenchSamples,
  hi: hindiSamples,
};
