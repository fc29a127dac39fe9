/** The age group that a story is written for. */
import { readAge, USUAL_AGE, YOUNG_UP_TO } from "./age.ts";
import { storyLanguageOf } from "./languages.ts";
import { numberWords } from "./number-words.ts";
import type { StoryWishes } from "./wishes.ts";

export type StoryLevel = "3-5" | "6-9";

/** Decided by the youngest child; an unreadable age, or no child at all, counts as `USUAL_AGE`. */
export function levelOf({ children, language }: StoryWishes): StoryLevel {
  const spoken = storyLanguageOf(language);
  const numbers = spoken ? numberWords[spoken] : [];
  const youngest = Math.min(USUAL_AGE, ...children.map(({ age }) => readAge(age, numbers)));
  return youngest <= YOUNG_UP_TO ? "3-5" : "6-9";
}
