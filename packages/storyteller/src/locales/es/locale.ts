/** Spanish, for Spain and Latin America alike. */
import type { StoryLocale } from "../../story-locale.ts";
import { fears } from "./fears.ts";
import { otherSubjects } from "./other-subjects.ts";
import { furtherPhrasings } from "./further-phrasings.ts";
import { people } from "./people.ts";
import { phrasings } from "./phrasings.ts";
import { plots } from "./plots.ts";
import { remembered } from "./remembered.ts";
import { situations } from "./situations.ts";
import { spanishSpelling } from "./spelling.ts";
import { themes } from "./themes.ts";
import { casting, settingPhrases, questions } from "./vocabulary.ts";
import { interests } from "./interests.ts";

export const spanish: StoryLocale = {
  language: "es",
  spelling: spanishSpelling,
  casting,
  partNames: {
    hero: "héroe o heroína",
    villain: "villano o villana",
    mentor: "mentor o mentora",
    helper: "ayudante",
    trickster: "bromista",
    guardian: "guardián o guardiana",
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
  mention: (words) => `Y una cosa más quedó para hablarla en casa${words && `: ${words}`}.`,
  alphabet: [..."ABCDEFGHIJKLMNÑOPQRSTUVWXYZ"],
  letterWords: ["a", "e", "o", "u", "y"],
};
