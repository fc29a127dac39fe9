import { constants } from "node:os";
import { oneFailed, sum } from "./reports.mjs";
import { backgroundSteps, foregroundSteps, stepNames } from "./test-steps.mjs";

const { PRIORITY_BELOW_NORMAL } = constants.priority;

/**
 * @typedef {import("./test-steps.mjs").Step} Step
 * @typedef {import("./reports.mjs").Count & { name: string, failures?: string[] }} Result
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
  const foreground = foregroundSteps.filter(isWanted);
  const background = backgroundSteps.filter(isWanted);
  const wanted = [...foreground, ...background];
  for (const { needs = [] } of wanted) {
    // Handled here, since no step awaits it yet; a step that needs it receives the rejection.
    for (const need of needs) need().catch(() => {});
  }
  /** Whether a step writes to the terminal as it runs. @param {Step} step */
  const isShown = (step) => foregroundSteps.includes(step) || wanted.length === 1;
  const results = await Promise.all([
    runEach(
      () => foreground.shift() ?? background.shift(),
      (step) => runStep(step, { output: isShown(step) ? "shown" : "kept" }),
    ),
    // Takes the time of the processor that the foreground leaves.
    runEach(
      () => background.shift(),
      (step) => runStep(step, { output: "kept", priority: PRIORITY_BELOW_NORMAL }),
    ),
  ]);
  return conclude(results.flat());
}

/**
 * @param {() => Step | undefined} nextStep
 * @param {(step: Step) => Promise<Result>} run
 */
async function runEach(nextStep, run) {
  /** @type {Result[]} */
  const results = [];
  for (let step = nextStep(); step; step = nextStep()) results.push(await run(step));
  return results;
}

/**
 * @param {Step} step
 * @param {import("./test-steps.mjs").RunOptions} options
 * @returns {Promise<Result>}
 */
async function runStep({ name, run }, options) {
  console.log(options.output === "shown" ? `\n── ${name} ──` : `… ${name}`);
  const startedAt = performance.now();
  const { output = "", ...count } = await run(options).catch(failure);
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
  // Again, below the output of every step: a log that is cut keeps its end.
  for (const { name, failures = [] } of failing) console.log([`✗ ${name}`, ...failures].join("\n"));
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  return failed > 0 ? 1 : 0;
}
