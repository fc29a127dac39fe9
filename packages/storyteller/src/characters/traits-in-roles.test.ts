import { diceFrom } from "@codetale/domain/stories/dice";
import { storyLanguages, type StoryLanguage } from "@codetale/domain/stories/languages";
import { wishes } from "@codetale/domain/testing/stories";
import { describe, expect, it } from "vitest";
import { storyLocales } from "../story-locales.ts";
import { castStory } from "./cast.ts";
import { readTraitsOf } from "./read-characters.ts";

/** Roles as parents type them, and the traits and fears in them. */
const said: Readonly<Record<StoryLanguage, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    "a shy robot": ["shy"],
    "dragon who is afraid of fire": ["fire"],
    "a loud parrot, scared of thunder": ["loud", "thunder"],
    "cat who is afraid of loud noises": ["noise"],
    "wolf who is scared of big dogs": ["dogs"],
    "ghost who is scared of the dark": ["dark"],
    "a ghost": [],
    "fearless pirate": ["brave"],
    "cat that is not afraid of dogs": ["brave"],
    "grandpa's shy friend": ["shy"],
    "a shy blorf": [],
  },
  es: {
    "un robot torpe": ["clumsy"],
    "un dragón que le teme al fuego": ["fire"],
    "una bruja tímida y graciosa": ["shy", "funny"],
    "un explorador o una exploradora": [],
  },
  fr: {
    "un robot timide": ["shy"],
    "un dragon qui a peur du feu": ["fire"],
    "un petit chat gourmand": ["tiny", "hungry"],
    "un policier": [],
  },
  hi: {
    "शर्मीला रोबोट": ["shy"],
    "आग से डरने वाला ड्रैगन": ["fire"],
    "aag se darne wala dragon": ["fire"],
    "ek darpok sher": ["afraid"],
    "न डरने वाला शेर": ["brave"],
  },
};

describe.each(storyLanguages)("[SMAKE-7] a role in “%s”", (language) => {
  const locale = storyLocales[language];
  const traitsIn = (role: string, traits = "") =>
    readTraitsOf({ role, traits }, locale).map(({ trait, fear }) => fear ?? trait);

  it.each(Object.entries(said[language]))("%s says its traits: %s", (role, traits) => {
    expect(traitsIn(role)).toEqual(traits);
  });

  it("says none by the name of a figure alone", () => {
    for (const { name, nouns } of Object.values(locale.casting.figures)) {
      for (const words of [name, ...Object.values(nouns).map((noun) => noun.words)]) {
        expect(traitsIn(words), words).toEqual([]);
      }
    }
  });
});

it("[SMAKE-7] traits of the role come after those typed as such, each once, three at most", () => {
  const read = readTraitsOf(
    { role: "a shy, hungry, grumpy robot", traits: "brave, shy" },
    storyLocales.en,
  );
  expect(read.map(({ trait, isInRole }) => [trait, isInRole])).toEqual([
    ["brave", false],
    ["shy", false],
    [expect.stringMatching(/grumpy|hungry/), true],
  ]);
});

it("[SMAKE-7] who is afraid by the role is cast so", () => {
  const character = { name: "Ember", role: "dragon who is afraid of fire", traits: "" };
  const { friend } = castStory(
    wishes({ characters: [character] }),
    storyLocales.en.casting,
    diceFrom("1"),
  );
  expect(friend).toMatchObject({ name: "Ember", figure: "dragon", fears: ["fire"], traits: [] });
});
