/** What is told of a story without telling it, as its table keeps it. */
import type { Story } from "@codetale/contract/stories";

export interface StoryOverview extends Pick<
  Story,
  "learning_objectives" | "characters" | "scenes" | "endings" | "setting" | "cast"
> {
  /** How many lines are spoken: every scene's, and a reply for every question. */
  lines: number;
}
