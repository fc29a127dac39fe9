/** How long our own storyteller takes for a story in both editions, validated, in each language. */
import fc from "fast-check";
import { builtinStoryteller } from "../apps/server/src/features/stories/making/builtin-storyteller.service.ts";
import { validateStory } from "../apps/server/src/features/stories/validated-story.ts";
import { storyLanguages } from "@codetale/domain/stories/languages";
import { anyWishes, typedSamplesOf } from "@codetale/storyteller/testing/random-wishes";

const STORIES = 300;
const WARM_UP = 20;

const storyteller = builtinStoryteller;
const rows: Record<string, object> = {};
for (const language of storyLanguages) {
  const words = typedSamplesOf(language);
  const wishes = fc.sample(anyWishes(language, { words }), {
    numRuns: STORIES + WARM_UP,
    seed: 7,
  });
  const times: number[] = [];
  let scenes = 0;
  for (const [index, asked] of wishes.entries()) {
    const startedAt = performance.now();
    const editions = await storyteller.generate(asked, {
      seed: `${language}/${index}`,
      told: [],
      signal: new AbortController().signal,
      report: () => {},
    });
    const proof = validateStory({ ...editions, wishes: asked, storyteller: "builtin", seed: "" });
    if (!proof.isValid) throw new Error("What the storyteller tells can be told.");
    if (index < WARM_UP) continue;
    times.push(performance.now() - startedAt);
    scenes += editions.privateEdition.scenes.length;
  }
  times.sort((one, other) => one - other);
  rows[language] = {
    stories: times.length,
    "scenes each": Math.round(scenes / times.length),
    "p50 ms": at(times, 0.5),
    "p99 ms": at(times, 0.99),
    "max ms": at(times, 1),
  };
}
console.table(rows);

function at(sorted: readonly number[], share: number): number {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return Number(value.toFixed(1));
}
