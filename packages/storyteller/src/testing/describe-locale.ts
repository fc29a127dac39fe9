/** The tests that every story locale has to pass; each locale's test file calls `describeLocale`. */
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { fixedSeed } from "@codetale/domain/testing/fixed-seed";
import { findFaults } from "@codetale/domain/stories/find-faults";
import { diceFrom } from "@codetale/domain/stories/dice";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { numberWords, readAge, YOUNG_UP_TO } from "@codetale/domain/stories/age";
import { answerWords } from "@codetale/domain/stories/answers/answer-words";
import type { StoryLocale } from "../story-locale.ts";
import { plotIds, plots } from "../plots.ts";
import type { Plot } from "../plot.ts";
import type { TitledStory } from "@codetale/domain/stories/graph";
import { composeStory } from "../compose-story.ts";
import { planStory, tellStory } from "../generate.ts";
import { isHard, themeFamilies, type ThemeId } from "../themes.ts";
import { readInterests, readObjective } from "../understanding/read-wishes.ts";
import { interestIds } from "../interests.ts";
import { fearIds } from "../characters/fears.ts";
import { figureIds } from "../characters/figures.ts";
import { traitKinds } from "../characters/traits.ts";
import { readRole, readTraits } from "../characters/read-characters.ts";
import { flawsOf, lengthFlaws, refrainsOn } from "./flaws.ts";
import { pictureFlaws } from "./picture-flaws.ts";
import { misprintsIn } from "./misprints.ts";
import { plotTextFlaws } from "./plot-flaws.ts";
import { walk } from "./read-story.ts";
import { anyWishes } from "./random-wishes.ts";
import { themeFlaws } from "./theme-flaws.ts";
import type { TypedSamples } from "./samples/typed-samples.ts";

/** Some twenty of each plot; `npm run bench -- themes` reads many more. */
const RANDOM_STORIES = 400;
const HOSTILE_STORIES = 100;

const themeIds: readonly ThemeId[] = Object.values(themeFamilies).flat();

/**
 * Defines the tests of `locale` in the calling test file.
 *
 * @param words what parents type in this language; names should be ones its readers have
 */
export function describeLocale(locale: StoryLocale, words: TypedSamples): void {
  const { language } = locale;
  const seeds = fc.integer({ min: 0, max: 1_000_000 }).map(String);
  const anyTold = fc.shuffledSubarray([...plotIds]);
  const compose = (asked: StoryWishes, seed: string, told: readonly string[] = []) => {
    const plan = planStory(asked, seed, told);
    if (plan === null) throw new Error(`${asked.language} is no language of the storyteller`);
    return { ...plan, story: tellStory(plan, asked, seed) };
  };
  const plain: StoryWishes = {
    children: [{ name: words.names[0] ?? "", age: "7", interests: words.interests[0] ?? "" }],
    characters: [
      { name: words.names[1] ?? "", role: words.roles[0] ?? "", traits: words.traits[0] ?? "" },
    ],
    objectives: [words.objectives[0] ?? ""],
    language,
  };
  const flawsIn = (story: TitledStory, asked: StoryWishes) => {
    const ages = asked.children.map(({ age }) => readAge(age, numberWords[language]));
    return [
      ...flawsOf(story, answerWords[language], words.doubles),
      ...misprintsIn(story, language),
      ...pictureFlaws(story, asked),
      ...lengthFlaws(story, Math.min(...ages) <= YOUNG_UP_TO),
    ];
  };

  describe(`stories in ${language}`, () => {
    it("[SMAKE-5] [SPLAY-9] pass the validator, have no flaws and are as long as the age asks for", () => {
      fc.assert(
        fc.property(anyWishes(language, { words }), anyTold, seeds, (asked, told, seed) => {
          const { story, facts } = compose(asked, seed, told);
          expect(findFaults(story, asked, facts)).toEqual([]);
          expect(flawsIn(story, asked)).toEqual([]);
        }),
        { ...fixedSeed, numRuns: RANDOM_STORIES },
      );
    }, 300_000);

    it("[SMAKE-5] carry hostile names safely everywhere", () => {
      fc.assert(
        fc.property(
          anyWishes(language, { words, hostile: true }),
          anyTold,
          seeds,
          (asked, told, seed) => {
            const { story, facts } = compose(asked, seed, told);
            expect(findFaults(story, asked, facts)).toEqual([]);
          },
        ),
        { ...fixedSeed, numRuns: HOSTILE_STORIES },
      );
    }, 300_000);

    test.each(themeIds)("[SMAKE-6] live %s on every branch, at both ages", (theme) => {
      for (const age of ["4", "7"]) {
        const asked: StoryWishes = {
          ...plain,
          children: [{ name: words.names[0] ?? "", age, interests: "" }],
          objectives: [locale.themes[theme].name],
          themes: [theme],
        };
        const { story, facts } = compose(asked, `${theme}/${age}`, plotIds.slice(0, 9));
        expect(facts[0]?.length).toBeGreaterThan(1);
        expect(findFaults(story, asked, facts)).toEqual([]);
        expect(flawsIn(story, asked)).toEqual([]);
      }
    });

    it("[SMAKE-6] meet again, later on every path, what was chosen in a lesson", () => {
      for (const [at, plot] of plotIds.entries()) {
        const story = composeStory(plain, plot, locale, diceFrom(`${at}`));
        for (let turn = 0; turn < 8; turn += 1) {
          const ids = walk(story, diceFrom(`${turn}`)).map(({ id }) => id);
          const lesson = ids.findIndex((id) => id.startsWith("lesson-"));
          expect(ids.findIndex((id) => id.startsWith("return-"))).toBeGreaterThan(lesson);
        }
      }
    });

    it("[SMAKE-5] differ by seed, and are the same from the same seed", () => {
      const stories = Array.from({ length: 60 }, (_, seed) =>
        JSON.stringify(compose(plain, `${seed}`).story),
      );
      expect(new Set(stories).size).toBe(stories.length);
      expect(JSON.stringify(compose(plain, "7").story)).toBe(stories[7]);
    });

    test.each(plotIds)("have one refrain, three times on every path: %s", (plotId) => {
      for (let seed = 0; seed < 8; seed += 1) {
        const story = composeStory(plain, plotId, locale, diceFrom(`${seed}`));
        expect(refrainsOn(walk(story, diceFrom(`${seed}`)))).toHaveLength(1);
      }
    });
  });

  describe(`the texts of ${language}`, () => {
    test.each(themeIds)("[SMAKE-7] understand %s by its name", (theme) => {
      expect(readObjective(locale.themes[theme].name, locale).theme).toBe(theme);
    });

    test.each(interestIds)("[SMAKE-7] understand an interest in %s by its name", (interest) => {
      const { name } = locale.interests[interest];
      expect(readInterests(name, locale)).toEqual([{ words: name, interest }]);
    });

    test.each(figureIds)("[SMAKE-7] understand a role of %s by its name", (figure) => {
      expect(readRole(locale.casting.figures[figure].name, locale).figure).toBe(figure);
    });

    test.each(traitKinds)("[SMAKE-7] understand a trait of %s by its name", (trait) => {
      expect(readTraits(locale.casting.traits[trait].name, locale)[0]?.trait).toBe(trait);
    });

    test.each(fearIds)("[SMAKE-7] understand a fear of %s by its name", (fear) => {
      expect(readTraits(locale.fears[fear].name, locale)).toMatchObject([{ fear }]);
    });

    it("are whole", () => {
      const themes = themeIds.flatMap((theme) =>
        themeFlaws(locale.themes[theme], isHard(theme)).map((flaw) => `${theme}: ${flaw}`),
      );
      const plotTexts = plotIds.flatMap((id) =>
        plotTextFlaws(plots[id] as Plot, locale.plots[id]).map((flaw) => `${id}: ${flaw}`),
      );
      expect([...themes, ...plotTexts]).toEqual([]);
    });
  });
}
