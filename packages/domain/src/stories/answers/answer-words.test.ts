import { expect, it, test } from "vitest";
import { storyLanguages, type StoryLanguage } from "../languages.ts";
import { answerWords, answerWordsOf } from "./answer-words.ts";
import { matchOrdinal } from "./match-answer.ts";

test.each(storyLanguages)("%s has ordinals for the four choices a scene may have", (language) => {
  expect(answerWordsOf(language)).toBe(answerWords[language]);
  expect(answerWords[language].ordinals).toHaveLength(4);
});

/** What children say for each place, with the words around it that count nothing. */
const spoken: Record<StoryLanguage, readonly (readonly string[])[]> = {
  en: [
    ["one", "the first one please", "1st", "number one", "I'd like to go with the first"],
    ["two", "um, let's take the second", "2nd", "could you do number two"],
    ["three", "maybe the third one", "3rd", "they should pick three"],
    ["four", "the fourth, ok?", "the last one"],
  ],
  es: [
    ["uno", "el primero por favor", "la primera opción", "quisiera el primer"],
    ["dos", "prefiero el segundo", "pues vamos a la segunda"],
    ["tres", "creo que el tercero", "la tercera", "eh, el tercer"],
    ["cuatro", "el cuarto, vale", "la cuarta", "el último", "digo la última"],
  ],
  fr: [
    ["un", "une", "le premier", "la première", "1er", "1re", "1ère"],
    ["deux", "je choisis le deuxième", "c'est le second", "la seconde", "2e", "2ème"],
    ["trois", "euh, le troisième", "3e", "3ème", "je voudrais la trois"],
    ["quatre", "alors le quatrième", "4e", "4ème", "le dernier", "merci, la dernière"],
  ],
  hi: [
    ["एक", "पहला वाला", "पहली", "मुझे पहले वाला चाहिए", "one", "first", "ek"],
    ["दो", "नंबर दो", "दूसरा", "दूसरी", "हम दूसरे पर जाएँ", "two", "second", "do"],
    ["तीन", "तीसरा", "तीसरी", "तीसरे", "three", "third", "teen"],
    ["चार", "चौथा", "चौथी", "चौथे", "आख़िरी", "आखिरी", "four", "fourth", "chaar"],
  ],
};

test.each(storyLanguages)(
  "[SPLAY-3] %s places are understood, spoken in a sentence too",
  (language) => {
    const understood = spoken[language].map((answers) =>
      answers.map((answer) => [answer, matchOrdinal(4, answer, answerWords[language])]),
    );
    expect(understood).toEqual(
      spoken[language].map((answers, place) => answers.map((answer) => [answer, place])),
    );
  },
);

test.each(storyLanguages)("%s has no place for an answer that says nothing", (language) => {
  const { stopWords } = answerWords[language];
  const silent = ["", "…", ...[...stopWords].filter((word) => word !== "दो")];
  expect(silent.filter((said) => matchOrdinal(4, said, answerWords[language]) !== null)).toEqual(
    [],
  );
});

it("takes the “दो” of a Hindi verb for no number beside other words", () => {
  expect(matchOrdinal(4, "दरवाज़ा दो", answerWords.hi)).toBeNull();
  expect(matchOrdinal(4, "पहला दो", answerWords.hi)).toBe(0);
});

it("has no words of a language that the built-in storyteller does not speak", () => {
  expect(answerWordsOf("pt")).toEqual({ stopWords: new Set(), ordinals: [] });
});
