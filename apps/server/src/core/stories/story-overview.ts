/** Facts about a story that lists show, stored beside its scenes. */
import type { Story } from "@codetale/contract/stories";

export interface StoryOverview extends Pick<
  Story,
  "learning_objectives" | "characters" | "scenes" | "endings" | "setting" | "cast"
> {
  /** Absent where the story was saved before covers showed the sky. */
  sky?: Story["sky"];
  /** How many lines are narrated: one per scene, and one reply per scene that asks. */
  lines: number;
}
