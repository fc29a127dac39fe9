import { describe, expect, it, test } from "vitest";
import { storyLanguages, type StoryLanguage } from "../languages.ts";
import { answerWords, answerWordsOf } from "./answer-words.ts";
import { matchChoice, matchOrdinal } from "./match-answer.ts";

test.each(storyLanguages)("%s has ordinals for the four choices a scene may have", (language) => {
  expect(answerWordsOf(language)).toBe(answerWords[language]);
  expect(answerWords[language].ordinals).toHaveLength(4);
});

/** Texts of choices without any word that counts. */
const four = ["Knock", "Sing", "Wait", "Run"];

/** What children say for each place, with the words around it that count nothing. */
const spoken: Record<StoryLanguage, readonly (readonly string[])[]> = {
  en: [
    ["one", "the first one please", "1st", "number one", "I'd like to go with the first"],
    [
      "two",
      "um, let's take the second",
      "the second, the second!",
      "2nd",
      "could you do number two",
    ],
    ["three", "maybe the third one", "3rd", "they should pick three"],
    ["four", "the fourth, ok?", "the last one"],
  ],
  es: [
    ["uno", "el primero por favor", "la primera opción", "quisiera el primer"],
    ["dos", "prefiero el segundo", "pues vamos a la segunda", "el segundo el segundo", "N°2"],
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
    [
      "दो",
      "नंबर दो",
      "number two number two",
      "दूसरा",
      "दूसरी",
      "हम दूसरे पर जाएँ",
      "two",
      "second",
      "do",
    ],
    ["तीन", "तीसरा", "तीसरी", "तीसरे", "three", "third", "teen"],
    ["चार", "चौथा", "चौथी", "चौथे", "आख़िरी", "आखिरी", "four", "fourth", "chaar"],
  ],
};

test.each(storyLanguages)(
  "[SPLAY-3] %s places are understood, spoken in a sentence too",
  (language) => {
    const understood = spoken[language].map((answers) =>
      answers.map((answer) => [answer, matchOrdinal(four, answer, answerWords[language])]),
    );
    expect(understood).toEqual(
      spoken[language].map((answers, place) => answers.map((answer) => [answer, place])),
    );
  },
);

const ofPlaces: Record<StoryLanguage, { last: readonly string[]; middle: readonly string[] }> = {
  en: {
    last: ["the last one", "the last", "the final one", "let's take the last one please"],
    middle: ["the middle one", "the one in the middle", "in the center"],
  },
  es: {
    last: ["la última", "el último", "quiero la última opción", "la del final"],
    middle: ["la del medio", "la de en medio", "el del centro"],
  },
  fr: {
    last: ["la dernière", "le dernier", "je veux la dernière"],
    middle: ["celle du milieu", "celui du milieu", "au milieu", "celle au centre"],
  },
  hi: {
    last: ["आख़िरी वाला", "आखिरी वाली", "अंतिम", "last"],
    middle: ["बीच वाला", "बीच वाली", "बीच में", "middle"],
  },
};

describe.each(storyLanguages)(
  "[SPLAY-3] %s places that depend on how many choices there are",
  (language) => {
    const { last, middle } = ofPlaces[language];
    const answered = (answers: readonly string[], count: number) => [
      ...new Set(answers.map((answer) => matchChoice(asked(count), answer, answerWords[language]))),
    ];
    const asked = (count: number) => ({
      choices: four.slice(0, count).map((text) => ({ text, nextId: "" })),
    });

    it("the last is the last of two, of three, and of four", () => {
      expect([1, 2, 3, 4].map((count) => answered(last, count))).toEqual([[null], [1], [2], [3]]);
    });

    it("only three have a middle", () => {
      expect([1, 2, 3, 4].map((count) => answered(middle, count))).toEqual([
        ...[[null], [null]],
        ...[[1], [null]],
      ]);
    });
  },
);

it("takes a word of a choice for that choice, and not for a place", () => {
  const choices = ["Wait for the last bus", "Walk home", "Sing in the middle"];
  const scene = { choices: choices.map((text) => ({ text, nextId: "" })) };
  expect(matchChoice(scene, "the last one", answerWords.en)).toBe(0);
  expect(matchChoice(scene, "in the middle", answerWords.en)).toBe(2);
});

it("takes no sentence that speaks of a time for a place", () => {
  const scene = { choices: four.map((text) => ({ text, nextId: "" })) };
  for (const answer of ["I was sick last week", "in the middle of the night", "the second last"]) {
    expect(matchChoice(scene, answer, answerWords.en)).toBeNull();
  }
});

it("takes what is not the last of two for the other one", () => {
  const scene = { choices: four.slice(0, 2).map((text) => ({ text, nextId: "" })) };
  expect(matchChoice(scene, "not the last one", answerWords.en)).toBe(0);
  expect(matchChoice(scene, "la última no", answerWords.es)).toBe(0);
});

test.each(storyLanguages)("%s has no place for an answer that says nothing", (language) => {
  const { stopWords } = answerWords[language];
  const silent = ["", "…", ...[...stopWords].filter((word) => word !== "दो")];
  expect(silent.filter((said) => matchOrdinal(four, said, answerWords[language]) !== null)).toEqual(
    [],
  );
});

it("takes the “दो” of a Hindi verb for no number beside other words", () => {
  expect(matchOrdinal(four, "दरवाज़ा दो", answerWords.hi)).toBeNull();
  expect(matchOrdinal(four, "पहला दो", answerWords.hi)).toBe(0);
});

it("has no words of a language that the built-in storyteller does not speak", () => {
  expect(answerWordsOf("pt")).toEqual({ stopWords: new Set(), ordinals: [] });
});
