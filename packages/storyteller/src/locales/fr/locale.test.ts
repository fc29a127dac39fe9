import { expect, it } from "vitest";
import { wishes } from "@codetale/domain/testing/stories";
import { diceFrom } from "@codetale/domain/stories/dice";
import { wordsOf } from "@codetale/domain/stories/text-matching";
import type { Variants } from "../../line.ts";
import { plotIds } from "../../plots.ts";
import { describeLocale } from "../../testing/describe-locale.ts";
import { frenchSamples } from "../../testing/samples/fr.ts";
import { composeStory } from "../../compose-story.ts";
import { french } from "./locale.ts";

describeLocale(french, {
  words: frenchSamples,
  objectiveOf: {
    kindness: "la gentillesse",
    sharing: "partager ses jouets",
    honesty: "l’honnêteté",
    courage: "avoir du courage",
    patience: "apprendre à attendre",
    curiosity: "poser des questions",
    teamwork: "le travail d’équipe",
    feelings: "gérer sa colère",
    counting: "compter jusqu’à dix",
    letters: "l’alphabet",
    nature: "les animaux et les plantes",
    habits: "se brosser les dents",
    safety: "traverser la rue en sécurité",
    gratitude: "dire merci",
    trying: "ne jamais abandonner",
  },
});

const scenes = plotIds.flatMap((plotId) =>
  ["4", "8"].flatMap((age) =>
    Array.from({ length: 6 }, (_, seed) => {
      const children = [{ name: "Inès", age, interests: "les trains" }];
      return composeStory(wishes({ children }), plotId, french, diceFrom(`${seed}`)).scenes;
    }).flat(),
  ),
);

it("sets a narrow no-break space before high marks and inside guillemets, and no straight quote", () => {
  const texts = scenes.flatMap(({ title, dialogue, choices }) => [
    title,
    dialogue,
    ...choices.map(({ text }) => text),
  ]);
  expect(texts.filter((text) => /[^\u202F][!?:;»]|«[^\u202F]|['"]/u.test(text))).toEqual([]);
});

it("elides names by rule", () => {
  const wrong = scenes.filter(({ dialogue }) => /\b(?:de|que) (?:[AEIOUÉ])/u.test(dialogue));
  expect(wrong.map(({ dialogue }) => dialogue)).toEqual([]);
});

it("leaves “un” and “une” to answers that count, so no choice says them", () => {
  const moments = [...Object.values(french.lessons).flat(), ...french.fallbackLessons];
  const beats = Object.values(french.plots).flatMap(({ beats }) =>
    Object.values<{ choices?: Readonly<Record<string, Variants>> }>(beats),
  );
  const texts = [
    ...moments.flatMap(({ choices }) => choices.flatMap(({ text }) => text)),
    ...beats.flatMap(({ choices = {} }) => Object.values(choices).flat()),
  ];
  expect(texts.length).toBeGreaterThan(150);
  expect(texts.filter((text) => wordsOf(text).some((word) => /^une?$/.test(word)))).toEqual([]);
});
