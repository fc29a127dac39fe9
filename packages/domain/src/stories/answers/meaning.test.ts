import { describe, expect, it, test } from "vitest";
import { aScene } from "../../testing/stories.ts";
import type { StoryLanguage } from "../languages.ts";
import { answerWords, answerWordsOf } from "./answer-words.ts";
import { matchChoice } from "./match-answer.ts";

const texts: Readonly<Record<StoryLanguage, readonly [string, string]>> = {
  en: ["Cut equal bits", "Ask the owl"],
  es: ["Cortar trozos iguales", "Preguntar al búho"],
  fr: ["Couper en parts égales", "Demander au hibou"],
  hi: ["बराबर टुकड़े काटें", "उल्लू से पूछें"],
};

function meant(language: StoryLanguage, said: string, lastRead: number | null = null) {
  const choices = texts[language].map((text) => ({ text, nextId: "on" }));
  return matchChoice(aScene({ choices }), said, answerWords[language], lastRead);
}

test.each([
  ["en", ["cut it up", "break it", "share it", "slice it please", "the first one"]],
  ["es", ["cortamos", "partirlo", "repartir", "el primero"]],
  ["fr", ["on coupe", "casser", "on partage", "la première"]],
  ["hi", ["काटो", "तोड़ो", "बाँट दो", "पहला"]],
] as const)("[SPLAY-4] takes other words in %s for the choice that they mean", (language, said) => {
  expect(said.map((words) => meant(language, words))).toEqual(said.map(() => 0));
});

test.each([
  ["en", ["yes", "yes, that", "that one", "this one please", "ok", "the same"]],
  ["es", ["sí", "sí, ese", "este mismo", "vale"]],
  ["fr", ["oui", "oui, celui-là", "ça", "d'accord"]],
  ["hi", ["हाँ", "हाँ यही", "वही", "ठीक"]],
] as const)("[SPLAY-8] takes agreement in %s for the choice read last", (language, said) => {
  expect(said.map((words) => meant(language, words, 1))).toEqual(said.map(() => 1));
  expect(said.map((words) => meant(language, words))).toEqual(said.map(() => null));
});

test.each([
  ["en", ["not the owl", "I don't want the owl", "no, don't ask the owl", "no, the other one"]],
  ["es", ["el búho no", "no quiero preguntar al búho", "no me gusta el búho", "no, el otro"]],
  ["fr", ["pas le hibou", "non, l'autre"]],
  ["hi", ["उल्लू नहीं", "उल्लू से मत पूछो"]],
] as const)("[SPLAY-4] takes what is denied in %s for the other of two", (language, said) => {
  expect(said.map((words) => meant(language, words, 1))).toEqual(said.map(() => 0));
});

describe("the story asks again", () => {
  test.each([
    "no",
    "no, the owl",
    "why not the owl",
    "not this and not that",
    "ask the owl and cut it",
    "can I go to the bathroom",
    "yesterday I saw a red ball on television",
  ])("after “%s”", (said) => {
    expect(meant("en", said, 0)).toBeNull();
  });

  it("after a denial of one of three choices", () => {
    const choices = [...texts.en, "Wait for morning"].map((text) => ({ text, nextId: "on" }));
    expect(matchChoice(aScene({ choices }), "not the owl", answerWords.en, 0)).toBeNull();
  });

  it("after a word that two choices mean", () => {
    const choices = ["Slice the cake", "Chop some wood"].map((text) => ({ text, nextId: "on" }));
    expect(matchChoice(aScene({ choices }), "cut it", answerWords.en)).toBeNull();
  });
});

test.each([
  ["en", ["Row out to it", "Turn the key"], ["by boat", "open the lock"]],
  ["es", ["Remar hasta allí", "Girar la llave"], ["en la barca", "abrir la cerradura"]],
  ["fr", ["Ramer jusque-là", "Tourner la clé"], ["en barque", "ouvrir la serrure"]],
  ["hi", ["चप्पू चलाएँ", "चाबी घुमाएँ"], ["नाव से", "ताला खोलो"]],
] as const)("[SPLAY-4] takes what belongs to a choice in %s for it", (language, of, said) => {
  const scene = aScene({ choices: of.map((text) => ({ text, nextId: "on" })) });
  expect(said.map((words) => matchChoice(scene, words, answerWords[language]))).toEqual([0, 1]);
});

describe("an answer about the child's own day", () => {
  const wet = (language: StoryLanguage, texts: readonly string[], said: string) =>
    matchChoice(
      aScene({ choices: texts.map((text) => ({ text, nextId: "on" })) }),
      said,
      answerWords[language],
    );

  test.each([
    ["en", ["Call the wet goose", "Go home"], "My socks are wet"],
    ["es", ["Llamar a la roca", "Saludar"], "Mi maestra se llama Carmen"],
    ["fr", ["Prendre la voiture rouge", "Rentrer"], "Papa a une voiture"],
    ["hi", ["गीली चादरें ओढ़ाएँ", "घर जाएँ"], "मेरी जुराबें गीली हैं"],
  ] as const)("in %s means no choice by one word: %j, %s", (language, texts, said) => {
    expect(wet(language, texts, said)).toBeNull();
  });

  it("means a choice by two of its words, by all of them, or where the choice says the same", () => {
    const choices = ["Call the wet goose", "Dig", "Keep it in my pocket"];
    expect(wet("en", choices, "my wet goose")).toBe(0);
    expect(wet("en", choices, "dig for my mommy")).toBe(1);
    expect(wet("en", choices, "in my pocket")).toBe(2);
  });
});

it("takes a denial for a choice that denies itself", () => {
  const choices = ["Say no to the wolf", "Run away"].map((text) => ({ text, nextId: "on" }));
  expect(matchChoice(aScene({ choices }), "no to the wolf", answerWords.en)).toBe(0);
});

it("knows no meanings in a language without words of its own", () => {
  const choices = texts.en.map((text) => ({ text, nextId: "on" }));
  expect(matchChoice(aScene({ choices }), "slice it", answerWordsOf("pt"), 0)).toBeNull();
});
