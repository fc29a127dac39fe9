/** The steps of `npm test`: how each is run, and how its results are counted. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { checkDependencies } from "./check-dependencies.mjs";
import { findChromium } from "./chromium.mjs";
import { findProgram } from "./debian.mjs";
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
 * @property {(options: RunOptions) => Promise<import("./reports.mjs").Count & { failures?: string[], output?: string }>} run
 *
 * @typedef {Pick<import("./processes.mjs").Options, "output" | "priority">} RunOptions of a step's
 *   programs
 */

const postgres = once(startPostgres);
const chromium = once(findChromium);
const recommendedNode = once(findRecommendedNode);
const redis = once(() => findProgram("redis-server", "redis-server"));
const haproxy = once(() => findProgram("haproxy", "haproxy"));
const voicePack = once(ensureVoicePack);

/** @type {readonly Step[]} */
const checks = [
  check("lint", "lint"),
  check("types", "typecheck"),
  check("boundaries", "lint:boundaries"),
  check("unused", "lint:unused"),
  check("format", "format:check"),
  { name: "docs", group: "checks", run: checkDocs },
  { name: "dependencies", group: "checks", run: checkDependencies },
];

/** @type {Step} */
const build = { name: "build", run: () => ensureBuilt().then(() => onePassed) };

/** @type {Step} */
const unit = { name: "unit", run: (options) => vitest(["unit", "web"], options) };

/** On the Node that we recommend, while the other steps run on the one that is here. @type {Step} */
const embedded = {
  name: "embedded",
  group: "integration",
  needs: [recommendedNode],
  run: async (options) =>
    vitest(["embedded"], options, {}, (await recommendedNode()) ?? process.execPath),
};

/** @type {Step} */
const postgresql = {
  name: "postgresql",
  group: "integration",
  needs: [postgres],
  run: async (options) => vitest(["postgresql"], options, { DATABASE_TEST_URL: await postgres() }),
};

/** @type {Step} */
const voice = {
  name: "voice",
  needs: [voicePack],
  run: async (options) => {
    const dir = await voicePack();
    return dir === null ? oneSkipped : vitest(["voice"], options, { VOICE_PACK_DIR: dir });
  },
};

/** @type {Step} */
const e2e = {
  name: "e2e",
  needs: [postgres, chromium, voicePack],
  run: async (options) => {
    await ensureBuilt();
    return playwright(options, {
      CHROMIUM_PATH: await chromium(),
      DATABASE_TEST_URL: await postgres(),
      // Without it, the journeys that need a voice are skipped, and counted as skipped.
      VOICE_PACK_DIR: (await voicePack()) ?? "",
    });
  },
};

/** How soon visitors see their pages on a phone: decision 101. @type {Step} */
const pages = {
  name: "pages",
  needs: [chromium],
  run: async (options) => {
    await ensureBuilt();
    const args = [programOf("tsx"), "bench/pages.ts", "step"];
    const env = { CHROMIUM_PATH: await chromium() };
    const { code, output } = await run(process.execPath, args, { ...options, env });
    return { ...(code === 0 ? onePassed : oneFailed), output };
  },
};

/** Several servers on one database, with what connects them. @type {Step} */
const cluster = {
  name: "cluster",
  needs: [postgres, redis, haproxy],
  run: async (options) => {
    const [redisServer, proxy] = [await redis(), await haproxy()];
    if (redisServer === null || proxy === null) return oneSkipped;
    return vitest(["cluster"], options, {
      DATABASE_TEST_URL: await postgres(),
      REDIS_SERVER: redisServer,
      HAPROXY: proxy,
    });
  },
};

/** These wait for browsers, voices and databases for most of their time. @type {readonly Step[]} */
export const foregroundSteps = [build, e2e, pages, postgresql, voice, cluster];

/** These compute. @type {readonly Step[]} */
export const backgroundSteps = [...checks, unit, embedded];

/** @returns of steps and of their groups */
export function stepNames() {
  const steps = [...foregroundSteps, ...backgroundSteps];
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
    run: async ({ priority }) => {
      const { code, output } = await npm(["run", "--silent", script], { priority });
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
 * @param {RunOptions} options
 * @param {Record<string, string>} [env]
 * @param {string} [node] the program that runs the tests
 */
async function vitest(projects, options, env, node = process.execPath) {
  const report = freshReport(projects[0] ?? "");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const chosen = projects.map((project) => `--project=${project}`);
  const args = [programOf("vitest"), "run", ...chosen, ...reporters];
  const result = await run(node, args, { ...options, env: { NODE_ENV: "test", ...env } });
  return { ...countVitest(report, result.code), output: result.output };
}

/**
 * @param {RunOptions} options
 * @param {Record<string, string>} env
 */
async function playwright(options, env) {
  const report = freshReport("e2e");
  const args = [programOf("@playwright/test", "playwright"), "test"];
  const result = await run(process.execPath, args, { ...options, env });
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
