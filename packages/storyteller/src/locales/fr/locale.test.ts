import { expect, it, test } from "vitest";
import { wishes } from "@codetale/domain/testing/stories";
import { wordsOf } from "@codetale/domain/stories/text-matching";
import { diceFrom } from "@codetale/domain/stories/dice";
import { plotIds } from "../../plots.ts";
import type { Variants } from "../../line.ts";
import { describeLocale } from "../../testing/describe-locale.ts";
import { frenchSamples } from "../../testing/samples/fr.ts";
import { composeStory } from "../../compose-story.ts";
import { readObjective } from "../../understanding/read-wishes.ts";
import { french } from "./locale.ts";

describeLocale(french, frenchSamples);

test.each([
  ["la gentillesse", "kindness"],
  ["partager ses jouets", "sharing"],
  ["l’honnêteté", "truth"],
  ["avoir du courage", "courage"],
  ["apprendre à attendre", "patience"],
  ["poser des questions", "curiosity"],
  ["le travail d’équipe", "teamwork"],
  ["gérer sa colère", "anger"],
  ["compter jusqu’à dix", "counting"],
  ["l’alphabet", "letters"],
  ["les animaux et les plantes", "animals"],
  ["se brosser les dents", "teeth"],
  ["traverser la rue en sécurité", "road"],
  ["dire merci", "manners"],
  ["ne jamais abandonner", "perseverance"],
  ["ne pas taper son frère", "hitting"],
  ["dormir dans son lit", "own-bed"],
  ["la photosynthèse", "photosynthesis"],
  ["premier rendez-vous chez le dentiste", "dentist"],
  ["mamie est morte", "death"],
  ["perdre une dent", "loose-tooth"],
  ["demander de l'aide", "asking-help"],
  ["aider mamie", "helping"],
  ["partager sa trottinette", "sharing"],
  ["peur de l'aspirateur", "courage"],
  ["la frustration", "anger"],
  ["la petite souris", "loose-tooth"],
  ["arrêter la tétine", "pacifier"],
  ["dire adieu à la totote", "pacifier"],
  ["sucer son pouce", "thumb-sucking"],
  ["elle dort le pouce dans la bouche", "thumb-sucking"],
  ["donner un coup de pouce", "helping"],
  ["il se mange les ongles", "worries"],
  ["arracher une dent de lait chez le dentiste", "dentist"],
  ["brosser ses dents de lait", "teeth"],
  ["il a peur des chiens", "courage"],
])("[SMAKE-7] “%s” means %s", (objective, theme) => {
  expect(readObjective(objective, french).theme).toBe(theme);
});

test.each([
  "ne veut jamais rentrer du parc",
  "laisser les copains et rentrer du parc",
  "quitter le parc sans pleurer",
  "sucette à la fraise",
  "où habite la petite souris",
  "pouce en l'air",
  "sucer un bonbon",
])("[SMAKE-7] “%s” means no theme", (objective) => {
  expect(readObjective(objective, french).theme).toBeNull();
});

test.each([
  ["Lila", "horlogère", "grognonne, gentille", "Lila, une horlogère grognonne mais gentille."],
  ["Maman", "maman", "drôle", "Maman, toujours drôle."],
  ["Tante Adèle", "tante", "", "Tante Adèle."],
  ["Capitaine Yvon", "vieux capitaine", "distrait", "Capitaine Yvon, toujours distrait."],
  ["Madame Ourse", "ourse", "timide", "Madame Ourse, une ourse timide."],
  ["Moka", "chat", "obstiné", "Moka, un chat têtu."],
  ["Moka", "chat", "tranquille", "Moka, un chat sage."],
  ["Sam", "docteur", "gentille", "Sam, une docteure gentille."],
  ["Cocotte", "poule", "bavarde", "Cocotte, une poule bruyante."],
])("introduces %s, role %s, traits “%s”, as “%s”", (name, role, traits, introduced) => {
  const told = composeStory(
    wishes({ characters: [{ name, role, traits }] }),
    "quest",
    french,
    diceFrom("1"),
  );
  expect(told.scenes.find(({ id }) => id === "missing")?.dialogue).toContain(` ${introduced}`);
});

const scenes = plotIds.flatMap((plotId) =>
  ["4", "8"].flatMap((age) =>
    Array.from({ length: 6 }, (_, seed) => {
      const children = [{ name: "Inès", age, interests: "les trains" }];
      return composeStory(
        wishes({ children, objectives: ["le partage"] }),
        plotId,
        french,
        diceFrom(`${seed}`),
      ).scenes;
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
  const moments = Object.values(french.themes).flatMap(({ moments: all }) => all);
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
