import { storyLanguages, type StoryLanguage } from "@codetale/domain/stories/languages";
import { expect, test } from "vitest";
import { playerWordsIn } from "../words/words-by-language.ts";
import { partialDownloadTexts } from "./partial-download-words.ts";

const textOf = (language: StoryLanguage, missing: number): string =>
  partialDownloadTexts[language](missing, playerWordsIn(language).words.download);

test.each(storyLanguages)(
  "[SPLAY-10] %s says how many voices a download lacks, and what in the menu fetches them",
  (language) => {
    const { download, downloaded } = playerWordsIn(language).words;
    const [one, many] = [textOf(language, 1), textOf(language, 12)];

    for (const text of [one, many]) {
      expect(text).toContain(download);
      expect(text).not.toContain(downloaded);
    }
    expect(many).toContain("12");
    expect(one).not.toMatch(/\d/);
  },
);

test.each<[StoryLanguage, one: string, many: string]>([
  ["en", "one of its voices is missing", "2 of its voices are missing"],
  ["es", "la voz de un fragmento.", "la voz de 2 fragmentos."],
  ["fr", "la voix d’un passage.", "la voix de 2 passages."],
  ["hi", "एक हिस्से की आवाज़", "2 हिस्सों की आवाज़"],
])("[SPLAY-10] %s counts one voice as one: %s, %s", (language, one, many) => {
  expect(textOf(language, 1)).toContain(one);
  expect(textOf(language, 2)).toContain(many);
});
