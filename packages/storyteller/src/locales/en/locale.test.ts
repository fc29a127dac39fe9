import { expect, test } from "vitest";
import { wishes } from "@codetale/domain/testing/stories";
import { diceFrom } from "@codetale/domain/stories/dice";
import { plotIds } from "../../plots.ts";
import { describeLocale } from "../../testing/describe-locale.ts";
import { fleschKincaidGrade, syllablesOf } from "../../testing/flesch-kincaid.ts";
import { walk } from "../../testing/read-story.ts";
import { englishSamples } from "../../testing/samples/en.ts";
import { composeStory } from "../../compose-story.ts";
import { english } from "./locale.ts";

describeLocale(english, {
  words: englishSamples,
  objectiveOf: {
    kindness: "being kind to others",
    sharing: "Sharing toys",
    honesty: "telling the truth",
    courage: "being brave",
    patience: "learning to wait",
    curiosity: "asking questions",
    teamwork: "working together",
    feelings: "managing anger",
    counting: "counting to ten",
    letters: "the alphabet",
    nature: "animals and plants",
    habits: "brushing teeth",
    safety: "crossing the road safely",
    gratitude: "saying thank you",
    trying: "never give up",
  },
});

test.each(plotIds)("%s reads at grade four at most", (plotId) => {
  for (const age of ["4", "9"]) {
    for (let seed = 0; seed < 12; seed += 1) {
      const children = [{ name: "Mina", age, interests: "trains" }];
      const story = composeStory(wishes({ children }), plotId, english, diceFrom(`${seed}`));
      const path = walk(story, diceFrom(`${seed}`));
      const text = path.map(({ dialogue }) => dialogue).join(" ");
      expect(fleschKincaidGrade(text)).toBeLessThanOrEqual(4);
    }
  }
});

test.each([
  ["cake", 1],
  ["little", 2],
  ["jumped", 1],
  ["wanted", 2],
  ["harbor", 2],
  ["celebration", 4],
  ["the", 1],
  ["bees", 1],
])("%s has %i syllables", (word, count) => {
  expect(syllablesOf(word)).toBe(count);
});
