/** The problems of the sample data. */
import { DAY_MS, HOUR_MS, type EpochMs } from "@codetale/domain/time";
import type { SampleProblem } from "./sample-data.repository.ts";
import type { SampleQuestion } from "./problems/code-block.ts";
import { cppProblems } from "./problems/cpp-problems.ts";
import { javaProblems } from "./problems/java-problems.ts";
import { pythonProblems } from "./problems/python-problems.ts";

/**
 * The ids are the same at every start, so that no problem is added twice.
 *
 * @param uids the accounts that added them, in turns
 */
export function sampleProblems(
  uids: readonly [string, ...string[]],
  now: EpochMs,
): SampleProblem[] {
  return texts.map((text, index) => ({
    ...text,
    id: `5a3c1e00-0000-4000-8000-${String(index + 1).padStart(12, "0")}`,
    addedBy: uids[index % uids.length] ?? uids[0],
    createdAt: now - (texts.length - index) * DAY_MS + index * HOUR_MS,
  }));
}

const firstMinutes: SampleQuestion = {
  question:
    "You are given a question you have never seen. What do you do in the first two minutes?",
  answer: `Nothing on the keyboard yet.

1. Say the question back in your own words. If you got it wrong, now is the cheapest moment to learn it.
2. Ask for the limits: how large is the input, can it be empty, may values repeat, what should happen when there is no answer?
3. Work one small example by hand, aloud. What your hand does is usually the algorithm.
4. Name the simplest thing that works and what it costs, even if it is \`O(n²)\`. You can improve what exists.

Only then write. Whoever listens learns more about you from these two minutes than from the code.`,
};

/** Oldest first, languages mixed. */
const texts: readonly SampleQuestion[] = [
  ...[0, 1, 2, 3].flatMap((index) =>
    [pythonProblems[index], javaProblems[index], cppProblems[index]].filter(
      (text) => text !== undefined,
    ),
  ),
  firstMinutes,
];
