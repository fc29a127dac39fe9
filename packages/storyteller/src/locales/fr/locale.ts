/** French. */
import type { StoryLocale } from "../../story-locale.ts";
import { fears } from "./fears.ts";
import { otherSubjects } from "./other-subjects.ts";
import { furtherPhrasings } from "./further-phrasings.ts";
import { people } from "./people.ts";
import { phrasings } from "./phrasings.ts";
import { plots } from "./plots.ts";
import { remembered } from "./remembered.ts";
import { situations } from "./situations.ts";
import { frenchSpelling } from "./spelling.ts";
import { themes } from "./themes.ts";
import { casting, settingPhrases, questions } from "./vocabulary.ts";
import { interests } from "./interests.ts";

export const french: StoryLocale = {
  language: "fr",
  spelling: frenchSpelling,
  casting,
  partNames: {
    hero: "un héros ou une héroïne",
    villain: "un méchant ou une méchante",
    mentor: "un guide",
    helper: "une aide",
    trickster: "un farceur ou une farceuse",
    guardian: "un gardien ou une gardienne",
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
  mention: (words) =>
    `Et une chose encore sera pour plus tard, à la maison${words && ` : ${words}`}.`,
  alphabet: [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"],
  letterWords: ["a", "à", "y", "l", "d", "s", "n", "m", "j", "t", "c"],
};
