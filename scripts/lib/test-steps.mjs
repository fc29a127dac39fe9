/** The steps of `npm test`: how each is run, and how its results are counted. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { findChromium } from "./chromium.mjs";
import { findDocErrors } from "./docs-check.mjs";
import { readProject } from "./docs-project.mjs";
import { npm } from "./install.mjs";
import { startPostgres } from "./postgres.mjs";
import { ensureBuilt } from "./prepare.mjs";
import { run } from "./processes.mjs";
import { cacheDir, programOf } from "./project.mjs";
import { findRecommendedNode } from "./recommended-node.mjs";
import { countPlaywright, countVitest, oneFailed, onePassed, oneSkipped } from "./reports.mjs";
import { ensureVoicePack } from "./voice-pack.mjs";

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} [group]
 * @property {readonly (() => Promise<unknown>)[]} [needs] made ready while other steps run
 * @property {(output: Output) => Promise<import("./reports.mjs").Count & { output?: string }>} run
 *
 * @typedef {"shown" | "kept"} Output what a step's program writes: to the terminal as it comes, or
 *   into the result
 *
 * @typedef {object} Stage
 * @property {number} lanes how many of its steps run at a time
 * @property {readonly Step[]} steps
 */

const postgres = once(startPostgres);
const chromium = once(findChromium);
const recommendedNode = once(findRecommendedNode);
const voicePack = once(ensureVoicePack);

/** Most of these use one core for most of their time. @type {readonly Step[]} */
const checks = [
  check("lint", "lint"),
  check("types", "typecheck"),
  check("boundaries", "lint:boundaries"),
  check("unused", "lint:unused"),
  check("format", "format:check"),
  { name: "docs", group: "checks", run: checkDocs },
  { name: "build", run: () => ensureBuilt().then(() => onePassed) },
];

/** Uses every core. @type {Step} */
const unit = { name: "unit", run: (output) => vitest(["unit", "web"], output) };

/** These wait for databases and for programs that speak and listen. @type {readonly Step[]} */
const integration = [
  {
    // On the Node that we recommend, while the other steps run on the one that is here.
    name: "embedded",
    group: "integration",
    needs: [recommendedNode],
    run: async (output) =>
      vitest(["embedded"], output, {}, (await recommendedNode()) ?? process.execPath),
  },
  {
    name: "postgresql",
    group: "integration",
    needs: [postgres],
    run: async (output) => vitest(["postgresql"], output, { DATABASE_TEST_URL: await postgres() }),
  },
  {
    name: "voice",
    needs: [voicePack],
    run: async (output) => {
      const dir = await voicePack();
      return dir === null ? oneSkipped : vitest(["voice"], output, { VOICE_PACK_DIR: dir });
    },
  },
];

/** @type {Step} */
const e2e = {
  name: "e2e",
  needs: [postgres, chromium, voicePack],
  run: async (output) => {
    await ensureBuilt();
    return playwright(output, {
      CHROMIUM_PATH: await chromium(),
      DATABASE_TEST_URL: await postgres(),
      // Without it, the journeys that need a voice are skipped, and counted as skipped.
      VOICE_PACK_DIR: (await voicePack()) ?? "",
    });
  },
};

/** One after the other. @type {readonly Stage[]} */
export const stages = [
  { lanes: 2, steps: checks },
  { lanes: 1, steps: [unit] },
  { lanes: 2, steps: integration },
  { lanes: 1, steps: [e2e] },
];

/** @returns of steps and of their groups */
export function stepNames() {
  const steps = stages.flatMap((stage) => stage.steps);
  return new Set(steps.flatMap(({ name, group = name }) => [name, group]));
}

/**
 * @template T
 * @param {() => Promise<T>} make
 * @returns {() => Promise<T>} the same, made at the first call
 */
function once(make) {
  /** @type {Promise<T> | undefined} */
  let made;
  return () => (made ??= make());
}

/**
 * A script of package.json that only passes or fails.
 *
 * @param {string} name
 * @param {string} script
 * @returns {Step}
 */
function check(name, script) {
  return {
    name,
    group: "checks",
    run: async () => {
      const { code, output } = await npm(["run", "--silent", script]);
      return { ...(code === 0 ? onePassed : oneFailed), output };
    },
  };
}

async function checkDocs() {
  const errors = findDocErrors(readProject(stepNames()));
  const output = errors.map(({ file, line, message }) => `${file}:${line}: ${message}`).join("\n");
  return { ...(errors.length === 0 ? onePassed : oneFailed), output };
}

/**
 * @param {readonly string[]} projects of vitest.config.ts; the first names the report
 * @param {Output} output
 * @param {Record<string, string>} [env]
 * @param {string} [node] the program that runs the tests
 */
async function vitest(projects, output, env, node = process.execPath) {
  const report = freshReport(projects[0] ?? "");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const chosen = projects.map((project) => `--project=${project}`);
  const args = [programOf("vitest"), "run", ...chosen, ...reporters];
  const result = await run(node, args, { env: { NODE_ENV: "test", ...env }, output });
  return { ...countVitest(report, result.code), output: result.output };
}

/**
 * @param {Output} output
 * @param {Record<string, string>} env
 */
async function playwright(output, env) {
  const report = freshReport("e2e");
  const args = [programOf("@playwright/test", "playwright"), "test"];
  const result = await run(process.execPath, args, { env, output });
  return { ...countPlaywright(report, result.code), output: result.output };
}

/**
 * Path for the runner's report; deletes an older one, so that it cannot be mistaken for the new
 * one.
 *
 * @param {string} name
 */
function freshReport(name) {
  const report = join(cacheDir, `${name}.json`);
  rmSync(report, { force: true });
  return report;
}
