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
 * @typedef {object} Surroundings what steps may ask for; each is made ready while others run
 * @property {() => Promise<import("./postgres.mjs").Postgres>} postgres
 * @property {() => Promise<string>} chromium
 * @property {() => Promise<string | null>} voices folder of the voice pack; null where it cannot be had
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string} [group]
 * @property {readonly (keyof Surroundings)[]} [needs]
 * @property {(surroundings: Surroundings, output: Output) => Promise<import("./reports.mjs").Count & { output?: string }>} run
 *
 * @typedef {"shown" | "kept"} Output what a step's program writes: to the terminal as it comes, or
 *   into the result
 *
 * @typedef {object} Stage
 * @property {number} lanes how many of its steps run at a time
 * @property {readonly Step[]} steps
 */

/** Most of these use one core for most of their time. @type {readonly Step[]} */
const checks = [
  check("lint", "lint"),
  check("types", "typecheck"),
  check("boundaries", "lint:boundaries"),
  check("unused", "lint:unused"),
  check("format", "format:check"),
  { name: "docs", group: "checks", run: checkDocs },
  {
    name: "build",
    run: async () => {
      await ensureBuilt();
      return onePassed;
    },
  },
];

/** These use every core. @type {Step} */
const unit = { name: "unit", run: (_, output) => vitest(["unit", "web"], output) };

/** These wait for databases and for programs that speak and listen. @type {readonly Step[]} */
const integration = [
  {
    name: "embedded",
    group: "integration",
    run: (_, output) => vitest(["embedded"], output),
  },
  {
    name: "postgresql",
    group: "integration",
    needs: ["postgres"],
    run: async ({ postgres }, output) =>
      vitest(["postgresql"], output, { DATABASE_TEST_URL: (await postgres()).url }),
  },
  {
    name: "voice",
    needs: ["voices"],
    run: async ({ voices }, output) => {
      const dir = await voices();
      return dir === null ? oneSkipped : vitest(["voice"], output, { VOICE_PACK_DIR: dir });
    },
  },
];

/** @type {Step} */
const e2e = {
  name: "e2e",
  needs: ["postgres", "chromium", "voices"],
  run: async ({ postgres, chromium, voices }, output) => {
    await ensureBuilt();
    return playwright(output, {
      CHROMIUM_PATH: await chromium(),
      DATABASE_TEST_URL: (await postgres()).url,
      // Without it, the journeys that need a voice are skipped, and counted as skipped.
      VOICE_PACK_DIR: (await voices()) ?? "",
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
  const steps = stages
    .flatMap((stage) => stage.steps)
    .flatMap(({ name, group = name }) => [name, group]);
  const errors = findDocErrors(readProject(new Set(steps)));
  const output = errors.map(({ file, line, message }) => `${file}:${line}: ${message}`).join("\n");
  return { ...(errors.length === 0 ? onePassed : oneFailed), output };
}

/**
 * @param {readonly string[]} projects of vitest.config.ts; the first names the report
 * @param {Output} output
 * @param {Record<string, string>} [env]
 */
async function vitest(projects, output, env) {
  const report = freshReport(projects[0] ?? "");
  const result = await run(
    process.execPath,
    [
      programOf("vitest"),
      "run",
      ...projects.map((project) => `--project=${project}`),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    { env: { NODE_ENV: "test", ...env }, output },
  );
  return { ...countVitest(report, result.code), output: result.output };
}

/**
 * @param {Output} output
 * @param {Record<string, string>} env
 */
async function playwright(output, env) {
  const report = freshReport("e2e");
  const result = await run(
    process.execPath,
    [programOf("@playwright/test", "playwright"), "test"],
    { env, output },
  );
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
