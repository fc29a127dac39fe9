/** Hindi. */
import { hindiSpelling } from "./spelling.ts";
import type { StoryLocale } from "../../story-locale.ts";
import { fears } from "./fears.ts";
import { otherSubjects } from "./other-subjects.ts";
import { furtherPhrasings } from "./further-phrasings.ts";
import { people } from "./people.ts";
import { phrasings } from "./phrasings.ts";
import { plots } from "./plots.ts";
import { remembered } from "./remembered.ts";
import { situations } from "./situations.ts";
import { themes } from "./themes.ts";
import { casting, settingPhrases, questions } from "./vocabulary.ts";
import { interests } from "./interests.ts";

export const hindi: StoryLocale = {
  language: "hi",
  spelling: hindiSpelling,
  casting,
  partNames: {
    hero: "नायक",
    villain: "खलनायक",
    mentor: "मार्गदर्शक",
    helper: "मददगार",
    trickster: "शरारती",
    guardian: "रखवाला",
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
  mention: (words) => `और एक बात घर पर पूछने के लिए बची रही${words && `: ${words}`}।`,
  alphabet: (
    "अ आ इ ई उ ऊ ऋ ए ऐ ओ औ अं क ख ग घ च छ ज झ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल व श ष स ह क्ष त्र ज्ञ " +
    "ड़ ढ़ A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"
  )
    .normalize("NFC")
    .split(" "),
  letterWords: ["व", "न", "ए", "a", "A", "I"],
};
