import { expect, it, test } from "vitest";
import { storyLanguages } from "../languages.ts";
import { answerWords, answerWordsOf } from "./answer-words.ts";

test.each(storyLanguages)("%s has ordinals for the four choices a scene may have", (language) => {
  expect(answerWordsOf(language)).toBe(answerWords[language]);
  expect(answerWords[language].ordinals).toHaveLength(4);
});

it("has no words of a language that the built-in storyteller does not speak", () => {
  expect(answerWordsOf("pt")).toEqual({ stopWords: new Set(), ordinals: [] });
});
