/** All lessons by topic. */
import type { StoryLocale } from "../../story-locale.ts";
import { gratitude, habits, safety } from "./lessons/daily-life.ts";
import { teamwork } from "./lessons/teamwork.ts";
import { feelings, kindness, sharing } from "./lessons/empathy.ts";
import { courage, honesty, patience, trying } from "./lessons/virtues.ts";
import { counting, curiosity, letters, nature } from "./lessons/knowledge.ts";

export const lessons: StoryLocale["lessons"] = {
  kindness,
  sharing,
  honesty,
  courage,
  patience,
  curiosity,
  teamwork,
  feelings,
  counting,
  letters,
  nature,
  habits,
  safety,
  gratitude,
  trying,
};
