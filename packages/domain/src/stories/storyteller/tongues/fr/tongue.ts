/** French. */
import type { Tongue } from "../../tongue.ts";
import { lessons } from "./lessons.ts";
import { riddles } from "./lessons/riddles.ts";
import { people } from "./people.ts";
import { building } from "./plots/building.ts";
import { celebration } from "./plots/celebration.ts";
import { contest } from "./plots/contest.ts";
import { journeyHome } from "./plots/journey-home.ts";
import { monster } from "./plots/monster.ts";
import { mystery } from "./plots/mystery.ts";
import { quest } from "./plots/quest.ts";
import { rescue } from "./plots/rescue.ts";
import { marks, tools } from "./things.ts";
import { answer, casting, interests, numbers, objectives, places, questions } from "./words.ts";

export const french: Tongue = {
  language: "fr",
  answer,
  numbers,
  casting,
  interests,
  objectives,
  places,
  people,
  questions,
  tools,
  marks,
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
  riddles,
};
