/** The built-in storyteller: the same wishes and seed give the same story on every machine. */
import type { TitledStory } from "@codetale/domain/stories/graph";
import { diceFrom } from "@codetale/domain/stories/dice";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { storyLanguageOf, type StoryLanguage } from "@codetale/domain/stories/languages";
import { plotIds } from "./plots.ts";
import { storyLocales } from "./story-locales.ts";
import { composeStory } from "./compose-story.ts";

export type GeneratedStory =
  | (TitledStory & { isGenerated: true; language: StoryLanguage })
  | { isGenerated: false; unsupported: string };

/**
 * @param seed any text; it decides the plot and every choice of wording
 * @returns the story, or in `unsupported` a sentence for the parent when the language of the wishes
 *   is not one of `storyLanguages`
 * @throws RangeError when `wishes` name no child
 */
export function generateFromWishes(wishes: StoryWishes, seed: string): GeneratedStory {
  const language = storyLanguageOf(wishes.language);
  if (!language) return { isGenerated: false, unsupported: unsupportedSentence(wishes.language) };
  const dice = diceFrom(seed);
  const plotId = dice.fork("plot").pick(plotIds);
  return {
    isGenerated: true,
    language,
    ...composeStory(wishes, plotId, storyLocales[language], dice),
  };
}

function unsupportedSentence(language: string): string {
  return (
    `Our own storyteller speaks English, Spanish, French and Hindi, but not “${language.trim()}”. ` +
    "To hear stories in other languages, connect a language model: set LLM_BASE_URL, LLM_API_KEY and LLM_MODEL."
  );
}
