import { describe, expect, it } from "vitest";
import { unsuitableWord } from "@codetale/domain/stories/unsuitable";
import type { SceneContext } from "./scene-context.ts";
import { storyLocales } from "./story-locales.ts";
import { themeFamilies, type ThemeId } from "./themes.ts";
import { phrasingsIn } from "./understanding/phrasings.ts";

const themeIds: readonly ThemeId[] = Object.values(themeFamilies).flat();

/** Terms of phrases that are harmless beside the word they are typed with: same-sex parents. */
const BESIDE_ANOTHER = new Set(["bomb", "nude", "sex", "sexe", "sexual", "sexuel"]);

/** Swear words that a parent names to be rid of: an objective is shown to others, so it has none. */
const SWEAR_WORDS = new Set(["putain", "merde", "connard"]);

/** Of all that parents may type for a theme, what is refused: the word has a worse sense too. */
const REFUSED = new Set(["cendres, bombes, coulées, il connaît tous les mots"]);

/** All that a lesson's texts are computed from. */
const context = {
  child: "Mina",
  friend: "Lila",
  freeName: ([name]: readonly string[]) => name,
  setting: "",
  counted: ["one", "two"],
  letter: "A",
} as unknown as SceneContext;

describe.each([storyLocales.en, storyLocales.es, storyLocales.fr, storyLocales.hi])(
  "in $language, no unsuitable word is in",
  (locale) => {
    it("[SMAKE-7] the terms by which a theme is found", () => {
      const terms = themeIds.flatMap((theme) =>
        locale.themes[theme].phrases.flatMap((phrase) => phrase.split(/[ |]/)),
      );
      const refused = terms
        .map((term) => term.replace(/^[!=]+/, ""))
        .filter((term) => isUnsuitable(`About ${term} things`))
        .filter((term) => !BESIDE_ANOTHER.has(term) && !SWEAR_WORDS.has(term));
      expect(refused).toEqual([]);
    });

    it("[SMAKE-7] what parents type for a theme", () => {
      const { phrasings, furtherPhrasings, situations } = locale;
      const typed = [phrasings, furtherPhrasings, situations].flatMap(({ ofThemes }) =>
        Object.values(ofThemes).flatMap(phrasingsIn),
      );
      const refused = typed.filter((text) => isUnsuitable(text) && !REFUSED.has(text));
      expect(refused).toEqual([]);
    });

    it("[SMAKE-5] the sentences of a lesson", () => {
      const moments = themeIds.flatMap((theme) => locale.themes[theme].moments);
      const texts = moments.flatMap(({ title, lines, choices }) => [
        ...[title, lines(context)],
        ...choices.map((choice) => [
          ...[choice.title, choice.text],
          ...[choice.lines(context), choice.returns(context)],
        ]),
      ]);
      const refused = texts.map((text) => JSON.stringify(text)).filter(isUnsuitable);
      expect(texts.length).toBeGreaterThan(themeIds.length * 3);
      expect(refused).toEqual([]);
    });
  },
);

function isUnsuitable(text: string): boolean {
  return unsuitableWord(text) !== null;
}
