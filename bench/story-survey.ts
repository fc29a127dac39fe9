/**
 * Generates many stories in one language and counts what is wrong, or prints whole ones to be read:
 * `npx tsx bench/story-survey.ts en 1000` and `npx tsx bench/story-survey.ts en read 8 [sample]`.
 */
import fc from "fast-check";
import { answerWords } from "@codetale/domain/stories/answers/answer-words";
import { findFaults } from "@codetale/domain/stories/find-faults";
import { diceFrom } from "@codetale/domain/stories/dice";
import { numberWords, readAge, YOUNG_UP_TO } from "@codetale/domain/stories/age";
import { storyLanguages } from "@codetale/domain/stories/languages";
import { plotIds } from "@codetale/storyteller/plots";
import { flawsOf, lengthFlaws } from "@codetale/storyteller/testing/flaws";
import { walk } from "@codetale/storyteller/testing/read-story";
import { anyWishes, typedSamplesOf } from "@codetale/storyteller/testing/random-wishes";
import { planStory, tellStory } from "@codetale/storyteller/generate";

const [wanted = "en", mode = "200", count = "8", sample = "1"] = process.argv.slice(2);
const language = storyLanguages.find((one) => one === wanted);
if (!language) throw new Error(`there are no stories in "${wanted}"`);
const reads = mode === "read";
const words = typedSamplesOf(language);
const asked = fc.sample(anyWishes(language, { words }), {
  numRuns: Number(reads ? count : mode),
  seed: Number(sample),
});

const tally = new Map<string, { times: number; example: string }>();
asked.forEach((wishes, index) => {
  const seed = `${sample}/${index}`;
  const plan = planStory(wishes, seed, plotIds.slice(0, index % plotIds.length));
  if (plan === null) throw new Error("unknown language");
  const { plot: plotId, facts } = plan;
  const story = tellStory(plan, wishes, seed);
  if (reads) {
    process.stdout.write(`\n##### ${plotId}: ${story.title}\n${JSON.stringify(wishes)}\n`);
    for (const { id, title, speaker, dialogue, choices } of walk(
      story,
      diceFrom(`read ${index}`),
    )) {
      const asks = choices.map(({ text }) => `\n    > ${text}`).join("");
      process.stdout.write(
        `[${id}] ${title}${speaker ? ` (${speaker})` : ""}\n  ${dialogue}${asks}\n`,
      );
    }
    return;
  }
  const ages = wishes.children.map(({ age }) => readAge(age, numberWords[language]));
  const young = Math.min(...ages) <= YOUNG_UP_TO;
  const flaws = [
    ...findFaults(story, wishes, facts).map(({ code, detail }) => `${code}: ${detail}`),
    ...flawsOf(story, answerWords[language], words.doubles),
    ...lengthFlaws(story, young).map((flaw) => `${young ? "young" : "older"} ${flaw}`),
  ];
  for (const flaw of flaws) {
    // The same flaw of the same beat, whatever was remembered there.
    const key = `${plotId} ${/^[^.:]*/.exec(flaw)?.[0].replace(/\d+ words.*/, "")}`;
    const known = tally.get(key) ?? { times: 0, example: flaw };
    tally.set(key, { times: known.times + 1, example: known.example });
  }
});
for (const [key, { times, example }] of [...tally].sort(([, a], [, b]) => b.times - a.times)) {
  process.stdout.write(`${times} × ${key}: ${example}\n`);
}
if (!reads) process.stdout.write(`${asked.length} stories, ${tally.size} kinds of flaws\n`);
