import { oneFailed, sum } from "./reports.mjs";
import { stages, stepNames } from "./test-steps.mjs";

/**
 * @typedef {import("./test-steps.mjs").Step} Step
 * @typedef {import("./reports.mjs").Count & { name: string }} Result
 */

/**
 * @param {readonly string[]} names of steps or groups; none for all
 * @returns {Promise<number>} exit code
 */
export async function runTests(names) {
  const known = stepNames();
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) {
    throw new Error(`There is no step ${unknown}. There are: ${[...known].join(", ")}.`);
  }

  /** @param {Step} step */
  const isWanted = ({ name, group }) =>
    names.length === 0 || names.includes(name) || names.includes(group ?? name);
  for (const { needs = [] } of stages.flatMap(({ steps }) => steps.filter(isWanted))) {
    // Handled here, since no step awaits it yet; a step that needs it receives the rejection.
    for (const need of needs) need().catch(() => {});
  }
  /** @type {Result[]} */
  const results = [];
  for (const { steps, lanes } of stages) {
    results.push(...(await runStage(steps.filter(isWanted), lanes)));
  }
  return conclude(results);
}

/**
 * A step that runs alone shows its output as it comes; others show theirs at their end, if they
 * fail.
 *
 * @param {readonly Step[]} steps
 * @param {number} lanes
 * @returns {Promise<Result[]>}
 */
async function runStage(steps, lanes) {
  const isAlone = lanes === 1 || steps.length === 1;
  const waiting = [...steps];
  /** @type {Result[]} */
  const results = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      console.log(isAlone ? `\n── ${step.name} ──` : `… ${step.name}`);
      results.push(await runStep(step, isAlone ? "shown" : "kept"));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

/**
 * @param {Step} step
 * @param {import("./test-steps.mjs").Output} shownOrKept
 * @returns {Promise<Result>}
 */
async function runStep({ name, run }, shownOrKept) {
  const startedAt = performance.now();
  const { output = "", ...count } = await run(shownOrKept).catch(failure);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  const isFine = count.failed === 0;
  console.log(`${isFine ? "✓" : "✗"} ${name}  ${seconds} s`);
  if (!isFine && output.trim()) console.log(output.trim().replaceAll(/^/gm, "    "));
  return { name, ...count };
}

/** @param {Error} error */
function failure({ message }) {
  return { ...oneFailed, output: message };
}

/** @param {readonly Result[]} results */
function conclude(results) {
  const failing = results.filter(({ failed }) => failed > 0);
  const { passed, failed, skipped } = sum([...results]);
  console.log("");
  if (failing.length > 0) console.log(`Failing: ${failing.map(({ name }) => name).join(", ")}`);
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  return failed > 0 ? 1 : 0;
}
