/** For whom a story's scenes are long and hard enough. */
import { readAge, USUAL_AGE, YOUNG_UP_TO } from "./age.ts";
import { storyLanguageOf } from "./languages.ts";
import { numberWords } from "./number-words.ts";
import type { StoryWishes } from "./wishes.ts";

export type StoryLevel = "3-5" | "6-9";

/** The youngest child decides. */
export function levelOf({ children, language }: StoryWishes): StoryLevel {
  const spoken = storyLanguageOf(language);
  const numbers = spoken ? numberWords[spoken] : [];
  const youngest = Math.min(USUAL_AGE, ...children.map(({ age }) => readAge(age, numbers)));
  return youngest <= YOUNG_UP_TO ? "3-5" : "6-9";
}
