/** The steps of `npm test`: how each is run, and how its results are counted. */
import { readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findDocErrors } from "./docs-check.mjs";
import { readProject } from "./docs-project.mjs";
import { run } from "./processes.mjs";
import { ensureBuilt } from "./prepare.mjs";
import { cacheDir, programOf, root } from "./project.mjs";
import { countPlaywright, countVitest, oneFailed, onePassed, oneSkipped } from "./reports.mjs";

/**
 * @typedef {object} Resources what steps may need; each is made ready while others run
 * @property {Promise<import("./postgres.mjs").Postgres>} postgres
 * @property {Promise<string>} chromium
 * @property {Promise<string | null>} voicePack its folder; null where it cannot be had
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string} [group]
 * @property {readonly (keyof Resources)[]} [needs]
 * @property {(resources: Resources) => Promise<import("./reports.mjs").Count & { output?: string }>} run
 */

/** Short steps: two at a time; each prints its output at its end. @type {readonly Step[]} */
export const parallelSteps = [
  check("lint", "lint"),
  check("types", "typecheck"),
  check("boundaries", "lint:boundaries"),
  check("unused", "lint:unused"),
  check("format", "format:check"),
  { name: "docs", group: "checks", run: checkDocs },
  { name: "build", run: () => ensureBuilt().then(() => onePassed) },
];

/** These use every core and print as they run: one at a time. @type {readonly Step[]} */
export const serialSteps = [
  { name: "unit", run: () => vitest("unit") },
  { name: "embedded", group: "integration", run: () => vitest("embedded") },
  {
    name: "postgresql",
    group: "integration",
    needs: ["postgres"],
    run: async ({ postgres }) => vitest("postgresql", { DATABASE_TEST_URL: (await postgres).url }),
  },
  {
    name: "voice",
    needs: ["voicePack"],
    run: async ({ voicePack }) => {
      const dir = await voicePack;
      return dir === null ? oneSkipped : vitest("voice", { VOICE_PACK_DIR: dir });
    },
  },
  {
    name: "e2e",
    needs: ["postgres", "chromium", "voicePack"],
    run: async ({ postgres, chromium, voicePack }) => {
      await ensureBuilt();
      return playwright({
        CHROMIUM_PATH: await chromium,
        DATABASE_TEST_URL: (await postgres).url,
        // Without it, the journeys that need a voice are skipped, and counted as skipped.
        VOICE_PACK_DIR: (await voicePack) ?? "",
      });
    },
  },
];

/** @returns of steps and of their groups */
export function stepNames() {
  const steps = [...parallelSteps, ...serialSteps];
  return new Set(steps.flatMap(({ name, group = name }) => [name, group]));
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
      const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
      const path = `${join(root, "node_modules/.bin")}${delimiter}${process.env.PATH}`;
      const { code, output } = await run(scripts[script], [], {
        shell: true,
        env: { PATH: path },
        output: "kept",
      });
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
 * @param {string} project of vitest.config.ts
 * @param {Record<string, string>} [env]
 */
async function vitest(project, env) {
  const report = freshReport(project);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const args = [programOf("vitest"), "run", `--project=${project}`, ...reporters];
  const { code } = await run(process.execPath, args, { env: { NODE_ENV: "test", ...env } });
  return countVitest(report, code);
}

/** @param {Record<string, string>} env */
async function playwright(env) {
  const report = freshReport("e2e");
  const args = [programOf("@playwright/test", "playwright"), "test"];
  const { code } = await run(process.execPath, args, { env });
  return countPlaywright(report, code);
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
