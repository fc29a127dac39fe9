/** English. */
import type { StoryLocale } from "../../story-locale.ts";
import { fears } from "./fears.ts";
import { otherSubjects } from "./other-subjects.ts";
import { furtherPhrasings } from "./further-phrasings.ts";
import { people } from "./people.ts";
import { phrasings } from "./phrasings.ts";
import { plots } from "./plots.ts";
import { remembered } from "./remembered.ts";
import { situations } from "./situations.ts";
import { englishSpelling } from "./spelling.ts";
import { themes } from "./themes.ts";
import { casting, settingPhrases, questions } from "./vocabulary.ts";
import { interests } from "./interests.ts";

export const english: StoryLocale = {
  language: "en",
  spelling: englishSpelling,
  casting,
  partNames: {
    hero: "a hero",
    villain: "a villain",
    mentor: "a mentor",
    helper: "a helper",
    trickster: "a trickster",
    guardian: "a guardian",
  },
  interests,
  settingPhrases,
  people,
  fears,
  questions,
  plots,
  themes,
  otherSubjects,
  phrasings,
  furtherPhrasings,
  situations,
  remembered,
  mention: (words) => `And one thing more they kept for a talk at home${words && `: ${words}`}.`,
  alphabet: [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"],
  letterWords: ["a", "I", "i", "s"],
};
