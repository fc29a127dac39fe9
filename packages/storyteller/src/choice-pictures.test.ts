import { picturesOf } from "@codetale/domain/stories/concepts/pictures-of";
import { storyLanguages, type StoryLanguage } from "@codetale/domain/stories/languages";
import { expect, test } from "vitest";
import type { Variants } from "./line.ts";
import { storyLocales } from "./story-locales.ts";

test.each(storyLanguages)(
  "[SPLAY-8] every wording of every choice in “%s” has a picture, unlike the others of its question",
  (language) => {
    const questions = questionsOf(language);
    expect(questions.length).toBeGreaterThan(150);
    const faults = questions.flatMap((wordings) =>
      combinationsOf(wordings).filter((texts) => {
        const pictures = picturesOf(texts, language);
        return pictures.includes(null) || new Set(pictures).size < texts.length;
      }),
    );
    expect(faults).toEqual([]);
  },
);

/** For each question of a plot or a theme the wordings of its choices. */
function questionsOf(language: StoryLanguage): string[][][] {
  const { plots, themes } = storyLocales[language];
  const beats = Object.values(plots).flatMap((plot) => Object.values<AnyBeat>(plot.beats));
  const moments = Object.values(themes).flatMap((theme) => theme.moments);
  return [
    ...beats.flatMap(({ choices }) => (choices ? [Object.values(choices)] : [])),
    ...moments.map(({ choices }) => choices.map(({ text }) => text)),
  ].map((choices) => choices.map((text) => [text].flat()));
}

interface AnyBeat {
  choices?: Readonly<Record<string, Variants>>;
}

function combinationsOf(wordings: readonly (readonly string[])[]): string[][] {
  return wordings.reduce<string[][]>(
    (texts, choice) => texts.flatMap((text) => choice.map((wording) => [...text, wording])),
    [[]],
  );
}
