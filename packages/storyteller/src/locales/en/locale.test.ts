import { expect, test } from "vitest";
import { wishes } from "@codetale/domain/testing/stories";
import { diceFrom } from "@codetale/domain/stories/dice";
import { plotIds } from "../../plots.ts";
import { describeLocale } from "../../testing/describe-locale.ts";
import { fleschKincaidGrade, syllablesOf } from "../../testing/flesch-kincaid.ts";
import { walk } from "../../testing/read-story.ts";
import { englishSamples } from "../../testing/samples/en.ts";
import { composeStory } from "../../compose-story.ts";
import { readObjective } from "../../understanding/read-wishes.ts";
import { english } from "./locale.ts";

describeLocale(english, englishSamples);

test.each([
  ["being kind to others", "kindness"],
  ["Sharing toys", "sharing"],
  ["telling the truth", "truth"],
  ["being brave", "courage"],
  ["learning to wait", "patience"],
  ["asking questions", "curiosity"],
  ["working together", "teamwork"],
  ["managing anger", "anger"],
  ["counting to ten", "counting"],
  ["the alphabet", "letters"],
  ["animals and plants", "animals"],
  ["brushing teeth", "teeth"],
  ["crossing the road safely", "road"],
  ["saying thank you", "manners"],
  ["never give up", "perseverance"],
  ["not hitting my brother", "hitting"],
  ["sleeping in my own bed", "own-bed"],
  ["Photosynthesis", "photosynthesis"],
  ["first visit to the dentist", "dentist"],
  ["grandma died", "death"],
  ["a wobbly tooth", "loose-tooth"],
  ["asking for help", "asking-help"],
  ["he won't tell the teacher when he's stuck", "asking-help"],
  ["helping grandma", "helping"],
  ["who to ask if she gets lost", "getting-lost"],
  ["sharing her scooter", "sharing"],
  ["not being scared of the vacuum cleaner", "courage"],
  ["frustration", "anger"],
  ["his first tooth fell out", "loose-tooth"],
  ["no more pacifier", "pacifier"],
  ["saying goodbye to her dummy", "pacifier"],
  ["thumb sucking", "thumb-sucking"],
  ["she still sucks her thumb", "thumb-sucking"],
  ["sucking on a pacifier", "pacifier"],
  ["nail biting", "worries"],
  ["she bites her nails", "worries"],
  ["he bites other children", "biting"],
  ["having a tooth pulled", "dentist"],
  ["he calls his brother a dummy", "kind-words"],
  ["they always leave him out at the playground", "left-out"],
])("[SMAKE-7] “%s” means %s", (objective, theme) => {
  expect(readObjective(objective, english).theme).toBe(theme);
});

test.each([
  "leaving the playground without crying",
  "won't leave the playground",
  "he doesn't want to go home from the park",
  "a letter to the tooth fairy",
  "giving up the bottle",
  "he runs away from dogs",
  "how to approach a dog",
  "thumbs up",
  "he hurt his thumb",
])("[SMAKE-7] “%s” is no theme", (objective) => {
  expect(readObjective(objective, english).theme).toBeNull();
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
