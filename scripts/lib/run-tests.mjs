import { findChromium } from "./chromium.mjs";
import { startPostgres } from "./postgres.mjs";
import { oneFailed, sum } from "./reports.mjs";
import { parallelSteps, serialSteps, stepNames } from "./test-steps.mjs";
import { ensureVoicePack } from "./voice-pack.mjs";

/**
 * @typedef {import("./test-steps.mjs").Step} Step
 * @typedef {import("./test-steps.mjs").Resources} Resources
 * @typedef {import("./reports.mjs").Count & { name: string }} Result
 */

/** How many parallel steps run at a time. */
const LANES = 2;

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
  const { resources, stop } = prepare([...parallelSteps, ...serialSteps].filter(isWanted));
  try {
    const results = await inLanes(parallelSteps.filter(isWanted), (step) => {
      console.log(`… ${step.name}`);
      return runStep(step, resources);
    });
    for (const step of serialSteps.filter(isWanted)) {
      console.log(`\n── ${step.name} ──`);
      results.push(await runStep(step, resources));
    }
    return conclude(results);
  } finally {
    await stop();
  }
}

/**
 * Starts at once everything that the wanted steps need, so that it is ready when its step begins.
 *
 * @param {readonly Step[]} steps
 */
function prepare(steps) {
  const needs = new Set(steps.flatMap((step) => step.needs ?? []));
  const unwanted = () => Promise.reject(new Error("No step asked for it."));
  const resources = {
    postgres: needs.has("postgres") ? startPostgres() : unwanted(),
    chromium: needs.has("chromium") ? findChromium() : unwanted(),
    voicePack: needs.has("voicePack") ? ensureVoicePack() : unwanted(),
  };
  // Handled here, since no step awaits it yet; a step that needs it receives the rejection.
  for (const resource of Object.values(resources)) resource.catch(() => {});
  const stop = () =>
    resources.postgres.then(
      (postgres) => postgres.stop(),
      () => {},
    );
  return { resources, stop };
}

/**
 * @param {readonly Step[]} steps
 * @param {(step: Step) => Promise<Result>} runStep
 * @returns {Promise<Result[]>}
 */
async function inLanes(steps, runStep) {
  const waiting = [...steps];
  /** @type {Result[]} */
  const results = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      results.push(await runStep(step));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return results;
}

/**
 * @param {Step} step
 * @param {Resources} resources
 * @returns {Promise<Result>}
 */
async function runStep({ name, run }, resources) {
  const startedAt = performance.now();
  const { output = "", ...count } = await run(resources).catch(failure);
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
