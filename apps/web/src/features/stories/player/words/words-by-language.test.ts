import { storyLanguages } from "@codetale/domain/stories/languages";
import { expect, it, test } from "vitest";
import type { PlayerWords } from "./player-words.ts";
import { playerWordsIn } from "./words-by-language.ts";

/** All texts of a table; of those with a number, some. */
function textsOf(words: PlayerWords) {
  const { errors, notSent, jump, secondsLeft, endingsFound, ...others } = words;
  const { bedtimeFor, bedtimeLeft, nextStory, ...texts } = others;
  const endings = [endingsFound(1, null), endingsFound(3, 2), endingsFound(2, 2)];
  return [
    ...Object.values(texts),
    ...Object.values(errors),
    notSent("no"),
    jump("X"),
    nextStory("X"),
    bedtimeFor(10),
    ...[0, 1, 10].map(bedtimeLeft),
    ...[1, 2, 10].map(secondsLeft),
    ...endings,
    ...[1, 2].map((found) => endingsFound(found, 3)),
  ];
}

const english = new Set(textsOf(playerWordsIn("en").words));

test.each(storyLanguages.filter((language) => language !== "en"))(
  "[SPLAY-7] what the player says in %s is not English",
  (language) => {
    const texts = textsOf(playerWordsIn(language).words);
    expect(texts.filter((text) => english.has(text) && text !== "Pause")).toEqual([]);
    expect(texts.filter((text) => text.trim() === "" || /undefined|NaN/.test(text))).toEqual([]);
  },
);

it("[SPLAY-7] Hindi is written in its own letters", () => {
  const texts = textsOf(playerWordsIn("hi").words).map((text) => text.replace("X", ""));
  expect(texts.filter((text) => /[a-z]/i.test(text))).toEqual([]);
});

it("[SPLAY-7] French leaves a narrow space before its marks", () => {
  expect(textsOf(playerWordsIn("fr").words).filter((text) => /[^\u202F][?!;]/.test(text))).toEqual(
    [],
  );
});

test.each([
  ["es-MX", "es"],
  ["HI", "hi"],
  ["pt", "en"],
  [undefined, "en"],
])("a story in %s gets the texts in %s", (lang, language) => {
  expect(playerWordsIn(lang).language).toBe(language);
});
