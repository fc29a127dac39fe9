/** Our own storyteller: the same wishes and seed tell the same story, on every machine. */
import type { Scene } from "../graph.ts";
import { diceFrom } from "../seed.ts";
import type { StoryWishes } from "../wishes.ts";
import { storyLanguageOf, type StoryLanguage } from "./languages.ts";
import { plotIds } from "./plots.ts";
import { tongues } from "./tongues.ts";
import { weaveStory } from "./weave.ts";

export type ToldStory =
  | { told: true; title: string; language: StoryLanguage; scenes: readonly Scene[] }
  | { told: false; unsupported: string };

/** @returns the story, or a sentence for the parent when we do not speak the language asked for */
export function tellStory(wishes: StoryWishes, seed: string): ToldStory {
  const language = storyLanguageOf(wishes.language);
  const tongue = language && tongues[language];
  if (!tongue) return { told: false, unsupported: unsupportedSentence(wishes.language) };
  const dice = diceFrom(seed);
  const plotId = dice.fork("plot").pick(plotIds);
  return { told: true, language: tongue.language, ...weaveStory(wishes, plotId, tongue, dice) };
}

function unsupportedSentence(language: string): string {
  return (
    `Our own storyteller speaks English, Spanish, French and Hindi, but not “${language.trim()}”. ` +
    "To hear stories in other languages, connect a language model: set LLM_BASE_URL, LLM_API_KEY and LLM_MODEL."
  );
}
