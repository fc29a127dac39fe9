import { use } from "react";
import { StoryLanguage } from "../components/story-text.tsx";
import { playerWordsIn } from "../words/words-by-language.ts";

/** The player's texts for the story around this component, and the tag of the language they are in. */
export function usePlayerWords() {
  return playerWordsIn(use(StoryLanguage));
}
