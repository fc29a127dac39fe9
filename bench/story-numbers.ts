/**
 * Numbers of a thousand stories in each language, as the table of docs/stories.md:
 * `npx tsx bench/story-numbers.ts [how many]`.
 */
import fc from "fast-check";
import { answerWords } from "@codetale/domain/stories/answers/answer-words";
import { scenePictures } from "@codetale/domain/stories/concepts/scene-pictures";
import { findFaults } from "@codetale/domain/stories/find-faults";
import { hasPrompt, scenesById, START_ID } from "@codetale/domain/stories/graph";
import { fewestOnPath, longestPath } from "@codetale/domain/stories/paths";
import { asciiJson, publicScene } from "@codetale/domain/stories/scene-header";
import { diceFrom } from "@codetale/domain/stories/dice";
import { storyLanguages } from "@codetale/domain/stories/languages";
import { plotIds } from "@codetale/storyteller/plots";
import { flawsOf } from "@codetale/storyteller/testing/flaws";
import { fleschKincaidGrade } from "@codetale/storyteller/testing/flesch-kincaid";
import { anyWishes, typedSamplesOf } from "@codetale/storyteller/testing/random-wishes";
import { storyLocales } from "@codetale/storyteller/story-locales";
import { composeStory } from "@codetale/storyteller/compose-story";
import { wordCount } from "@codetale/domain/stories/text-matching";

const count = Number(process.argv[2] ?? 1_000);

const columns = storyLanguages.map((language) => {
  const locale = storyLocales[language];
  const words = typedSamplesOf(language);
  const wishes = fc.sample(anyWishes(language, { words }), { numRuns: count, seed: 1 });
  const stories = wishes.map((asked, index) => {
    const plotId = plotIds[index % plotIds.length] ?? "quest";
    const story = composeStory(asked, plotId, locale, diceFrom(`numbers/${index}`));
    const faults = findFaults(story, asked).length;
    return { ...story, faults, flaws: flawsOf(story, answerWords[language], words.doubles).length };
  });
  const scenes = stories.flatMap((story) => story.scenes);
  const dialogues = scenes.map(({ dialogue }) => dialogue);
  const grades = stories.map((story) =>
    fleschKincaidGrade(story.scenes.map(({ dialogue }) => dialogue).join(" ")),
  );
  return [
    language,
    sum(stories.map(({ faults }) => faults)),
    sum(stories.map(({ flaws }) => flaws)),
    range(stories.map((story) => story.scenes.length)),
    range(stories.map((story) => fewestOnPath(scenesById(story), START_ID, () => true) ?? 0)),
    range(stories.map((story) => longestPath(scenesById(story), START_ID) ?? 0)),
    range(stories.map((story) => fewestOnPath(scenesById(story), START_ID, hasPrompt) ?? 0)),
    range(stories.map((story) => new Set(story.scenes.map(({ ending }) => ending)).size - 1)),
    range(dialogues.map(wordCount)),
    `${new Set(dialogues).size} of ${dialogues.length}`,
    new Set(stories.map((story) => JSON.stringify(story.scenes))).size,
    Math.max(
      ...stories.flatMap(({ scenes: told, figures }) =>
        told.map((scene) => {
          const pictures = scenePictures(scene, language);
          return asciiJson(publicScene(scene, figures, pictures)).length;
        }),
      ),
    ),
    language === "en" ? range(grades.map((grade) => Number(grade.toFixed(1)))) : "",
  ];
});

const rows = [
  "",
  "faults that the validator finds",
  "flaws a listener would stumble on",
  "scenes in a story",
  "scenes on its shortest path",
  "scenes on its longest path",
  "choice points on the path with fewest",
  "endings",
  "words in a scene",
  "distinct scene texts",
  "distinct stories",
  "largest scene header, bytes",
  "Flesch-Kincaid grade of a story",
];
rows.forEach((row, index) => {
  process.stdout.write(`| ${[row, ...columns.map((column) => column[index])].join(" | ")} |\n`);
  if (index === 0) process.stdout.write(`|${" --- |".repeat(columns.length + 1)}\n`);
});

/** `least to most (median)`. */
function range(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  return `${sorted[0]} to ${sorted.at(-1)} (${sorted[Math.floor(sorted.length / 2)]})`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
