/** Spanish, for Spain and Latin America alike. */
import type { StoryLocale } from "../../story-locale.ts";
import { lessons } from "./lessons.ts";
import { fallbackLessons } from "./lessons/fallback.ts";
import { objectives } from "./objectives.ts";
import { people } from "./people.ts";
import { building } from "./plots/building.ts";
import { celebration } from "./plots/celebration.ts";
import { contest } from "./plots/contest.ts";
import { journeyHome } from "./plots/journey-home.ts";
import { monster } from "./plots/monster.ts";
import { mystery } from "./plots/mystery.ts";
import { quest } from "./plots/quest.ts";
import { rescue } from "./plots/rescue.ts";
import { landmarks, tools } from "./tools-and-landmarks.ts";
import { casting, interests, settingPhrases, questions } from "./vocabulary.ts";

export const spanish: StoryLocale = {
  language: "es",
  casting,
  interests,
  objectives,
  settingPhrases,
  people,
  questions,
  tools,
  landmarks,
  plots: {
    quest,
    mystery,
    rescue,
    contest,
    "journey-home": journeyHome,
    building,
    monster,
    celebration,
  },
  lessons,
  fallbackLessons,
};
