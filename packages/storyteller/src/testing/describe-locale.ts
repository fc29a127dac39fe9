/** The tests that every story locale has to pass; each locale's test file calls `describeLocale`. */
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { fixedSeed } from "@codetale/domain/testing/fixed-seed";
import { findFaults } from "@codetale/domain/stories/find-faults";
import { diceFrom } from "@codetale/domain/stories/dice";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { numberWords, readAge, YOUNG_UP_TO } from "@codetale/domain/stories/age";
import { answerWords } from "@codetale/domain/stories/answers/answer-words";
import { lessonTopics, type StoryLocale } from "../story-locale.ts";
import { plotIds, plots } from "../plots.ts";
import type { Plot } from "../plot.ts";
import type { TitledStory } from "@codetale/domain/stories/graph";
import { composeStory } from "../compose-story.ts";
import { classifyText } from "../keywords.ts";
import { flawsOf, lengthFlaws, refrainsOn } from "./flaws.ts";
import { walk } from "./read-story.ts";
import { anyWishes } from "./random-wishes.ts";
import type { TypedSamples } from "./samples/typed-samples.ts";

export interface LocaleFacts {
  /** What parents type in this language; names should be ones its readers have. */
  words: TypedSamples;
  /** For every lesson topic, an objective as a parent writes it. */
  objectiveOf: Readonly<Record<(typeof lessonTopics)[number], string>>;
}

/** Defines the tests of `locale` in the calling test file. */
export function describeLocale(locale: StoryLocale, { words, objectiveOf }: LocaleFacts): void {
  const seeds = fc.integer({ min: 0, max: 1_000_000 }).map(String);
  const plotIdsAtRandom = fc.constantFrom(...plotIds);
  const compose = (asked: StoryWishes, seed: string): TitledStory => {
    const dice = diceFrom(seed);
    return composeStory(asked, dice.pick(plotIds), locale, dice);
  };
  const plain: StoryWishes = {
    children: [{ name: words.names[0] ?? "", age: "7", interests: words.interests[0] ?? "" }],
    characters: [
      { name: words.names[1] ?? "", role: words.roles[0] ?? "", traits: words.traits[0] ?? "" },
    ],
    objectives: [words.objectives[0] ?? ""],
    language: locale.language,
  };

  describe(`stories in ${locale.language}`, () => {
    it("[SMAKE-5] pass the validator, have no flaws and are as long as the age asks for", () => {
      fc.assert(
        fc.property(
          anyWishes(locale.language, { words }),
          plotIdsAtRandom,
          seeds,
          (asked, plotId, seed) => {
            const story = composeStory(asked, plotId, locale, diceFrom(seed));
            const ages = asked.children.map(({ age }) =>
              readAge(age, numberWords[locale.language]),
            );
            expect(findFaults(story, asked)).toEqual([]);
            expect(flawsOf(story, answerWords[locale.language], words.doubles)).toEqual([]);
            expect(lengthFlaws(story, Math.min(...ages) <= YOUNG_UP_TO)).toEqual([]);
          },
        ),
        { ...fixedSeed, numRuns: 1_000 },
      );
    }, 300_000);

    it("[SMAKE-5] carry hostile names safely everywhere", () => {
      fc.assert(
        fc.property(
          anyWishes(locale.language, { words, hostile: true }),
          plotIdsAtRandom,
          seeds,
          (asked, plotId, seed) => {
            const story = composeStory(asked, plotId, locale, diceFrom(seed));
            expect(findFaults(story, asked)).toEqual([]);
          },
        ),
        { ...fixedSeed, numRuns: 200 },
      );
    }, 300_000);

    it("[SMAKE-5] differ by seed, and are the same from the same seed", () => {
      const stories = Array.from({ length: 60 }, (_, seed) =>
        JSON.stringify(compose(plain, `${seed}`)),
      );
      expect(new Set(stories).size).toBe(stories.length);
      expect(JSON.stringify(compose(plain, "7"))).toBe(stories[7]);
    });

    test.each(plotIds)("have one refrain, three times on every path: %s", (plotId) => {
      for (let seed = 0; seed < 8; seed += 1) {
        const story = composeStory(plain, plotId, locale, diceFrom(`${seed}`));
        expect(refrainsOn(walk(story, diceFrom(`${seed}`)))).toHaveLength(1);
      }
    });
  });

  describe(`the texts of ${locale.language}`, () => {
    test.each(lessonTopics)("know an objective of %s", (topic) => {
      expect(classifyText(objectiveOf[topic], locale.objectives)).toBe(topic);
      expect(locale.lessons[topic].length).toBeGreaterThan(0);
    });

    it("have moments, questions and wordings enough for every story", () => {
      expect(locale.fallbackLessons.length).toBeGreaterThanOrEqual(4);
      for (const plotId of plotIds) {
        const beats = Object.keys((plots[plotId] as Plot).beats);
        expect(Object.keys(locale.plots[plotId].beats).sort()).toEqual(beats.sort());
        expect(locale.plots[plotId].refrains.length).toBeGreaterThanOrEqual(2);
      }
    });
  });
}
