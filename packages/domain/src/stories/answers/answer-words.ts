/** How the built-in storyteller's languages word an answer: stop words, ordinals, reactions, meanings. */
import { storyLanguages, type StoryLanguage } from "../languages.ts";
import { conceptsIn } from "../concepts/concepts-in.ts";
import type { AnswerWords } from "./language-words.ts";
import { ownLifeWords } from "./own-life-words.ts";
import { reactionWords } from "./reaction-words.ts";

const english: AnswerWords = {
  stopWords: new Set(
    (
      "a an the and or to of in on at by for with from up it its is are be was let lets let's us we i " +
      "i'd me my you your they them their he she his her this that these those then there so do does " +
      "can could would should will want think please like choose pick take number choice option say " +
      "um uh yes ok okay well maybe just go where what who when how why am are you some have"
    ).split(" "),
  ),
  ordinals: [
    ["one", "first"],
    ["two", "second"],
    ["three", "third"],
    ["four", "fourth"],
  ],
  places: { last: ["last", "final"], middle: ["middle", "center", "centre"] },
};

const spanish: AnswerWords = {
  stopWords: new Set(
    (
      "a al con de del desde en hacia para por sin el la los las lo un una unos unas y e o u que se " +
      "me te le les nos mi tu su sus ese esa eso este esta esto es ser ir voy vamos va quiero " +
      "quisiera querría puedo podemos podría gustaría prefiero elijo escojo opción número n digo creo " +
      "pienso bueno pues entonces mejor favor sí si ya muy eh em mmm vale claro yo nosotros qué quién dónde cuándo cómo está estás"
    ).split(" "),
  ),
  ordinals: [
    ["uno", "primero", "primera", "primer"],
    ["dos", "segundo", "segunda"],
    ["tres", "tercero", "tercera", "tercer"],
    ["cuatro", "cuarto", "cuarta"],
  ],
  places: { last: ["último", "última", "final"], middle: ["medio", "centro"] },
};

const french: AnswerWords = {
  // “Un” and “une” are numbers here, so no choice says them.
  stopWords: new Set(
    (
      "le la les de du des à au aux en dans sur sous par pour avec sans chez vers et ou mais " +
      "ce cet cette ces celui celle c'est est sont être a ai as ont mon ma mes ton ta tes son sa ses notre nos " +
      "votre vos leur leurs je tu il elle on nous vous ils elles me te se lui moi toi y " +
      "ne pas que qu'on qu'il qui qu'elle quoi va vais vas allons aller veux veut voudrais " +
      "peux peut faut faire fait fais choisis choisir prends numéro choix dire dis oui non euh " +
      "ben alors donc bien très plus merci plaît peut-être où qui quand comment pourquoi j'ai tout toute tous toutes d'accord ok"
    ).split(" "),
  ),
  ordinals: [
    ["un", "une", "premier", "première"],
    ["deux", "deuxième", "second", "seconde"],
    ["trois", "troisième"],
    ["quatre", "quatrième"],
  ],
  places: { last: ["dernier", "dernière"], middle: ["milieu", "centre"] },
};

const hindi: AnswerWords = {
  stopWords: new Set(
    (
      "का के की को में से पर ने तक और या भी ही तो न ना यह ये वह वे वो इस उस इसे उसे उसका उसकी उसके " +
      "अपना अपनी अपने मैं मुझे मेरा मेरी मेरे हम हमें हमारा हमारी हमारे तुम आप है हैं हूँ हूं था थी थे हो " +
      "होगा होगी करें कर करो करना करूँ करूंगा करूंगी करूँगा करूँगी दें दो दे लें लो ले जाएँ जाओ जाना आएँ " +
      "चलो चाहिए चाहता चाहती हूँ शायद अच्छा ठीक हाँ हां जी बस अरे कृपया वाला वाली वाले चुनूँ चुनो चुनता " +
      "चुनती विकल्प नंबर नम्बर number कोई कुछ उम्म कहाँ क्या कब कैसे कौन क्यों"
    )
      .normalize("NFC")
      .split(" "),
  ),
  ordinals: [
    ["एक", "पहला", "पहली", "पहले", "one", "first", "ek"],
    ["दो", "दूसरा", "दूसरी", "दूसरे", "two", "second", "do"],
    ["तीन", "तीसरा", "तीसरी", "तीसरे", "three", "third", "teen"],
    ["चार", "चौथा", "चौथी", "चौथे", "four", "fourth", "chaar"],
  ],
  places: { last: ["आख़िरी", "आखिरी", "अंतिम", "last"], middle: ["बीच", "middle"] },
};

export const answerWords: Readonly<Record<StoryLanguage, AnswerWords>> = {
  en: withMeaning("en", english),
  es: withMeaning("es", spanish),
  fr: withMeaning("fr", french),
  hi: withMeaning("hi", hindi),
};

function withMeaning(language: StoryLanguage, words: AnswerWords): AnswerWords {
  return {
    ...words,
    reactions: reactionWords[language],
    ownLife: ownLifeWords[language],
    conceptsIn: (text) => conceptsIn(text, language).map(({ concept }) => concept),
  };
}

const NO_WORDS: AnswerWords = { stopWords: new Set(), ordinals: [] };

/**
 * @param language as a story carries it: a code of `storyLanguages`, or any other text
 * @returns empty lists for a language without words of its own, so that choices' texts and digits
 *   still match
 */
export function answerWordsOf(language: string): AnswerWords {
  const known = storyLanguages.find((one) => one === language);
  return known ? answerWords[known] : NO_WORDS;
}
