/**
 * `npm run mutants`: plants faults (mutants) in the rules, the contract and the services, one at a
 * time, and counts those that a test notices. `npm run mutants -- domain stories/playing` takes the
 * named areas or folders of areas alone. Reports are written to .cache/mutants; a score under 85 % fails.
 */
import { existsSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { startPostgres } from "./lib/postgres.mjs";
import { root } from "./lib/project.mjs";
import { runScript } from "./lib/run-script.mjs";

const LOWEST_SCORE = 85;

const packages = ["domain", "contract"];
const featuresFolder = "apps/server/src/features";
const features = readdirSync(join(root, featuresFolder));

/**
 * A folder is judged by its own tests, since those of a whole feature take hours.
 *
 * @param {string} name of an area, or of a folder in one: `stories/playing`
 */
function patternsOf(name) {
  const [area = "", ...inside] = name.split("/");
  const isPackage = packages.includes(area);
  const whole = isPackage ? `packages/${area}/src` : `${featuresFolder}/${area}`;
  const folder = [whole, ...inside].join("/");
  const mutate = isPackage ? `${folder}/**/*.ts` : `${folder}/**/*.service.ts`;
  return { folder, mutate, tests: `${folder}/**/*.test.ts` };
}

/** @param {string} name of an area, or of a folder in one */
async function scoreOf(name) {
  const { Stryker } = await import("@stryker-mutator/core");
  const { mutate, tests } = patternsOf(name);
  const report = name.replaceAll("/", "-");
  process.env.MUTATED_TESTS = tests;
  const results = await new Stryker({
    testRunner: "vitest",
    vitest: { configFile: "vitest.mutants.config.ts" },
    plugins: ["@stryker-mutator/vitest-runner"],
    mutate: [mutate, "!**/*.test.ts", "!**/testing/**"],
    ignorePatterns: ["data", "dist", "**/dist", "test-results", ".cache"],
    tempDirName: `.cache/mutants/copy-of-${report}`,
    reporters: ["progress-append-only", "clear-text", "json", "html"],
    clearTextReporter: { logTests: false, allowColor: false },
    jsonReporter: { fileName: `.cache/mutants/${report}.json` },
    htmlReporter: { fileName: `.cache/mutants/${report}.html` },
    timeoutMS: 60_000,
    ignoreStatic: false,
    concurrency: availableParallelism(),
    allowEmpty: true,
  }).runMutationTest();
  const noticed = results.filter(({ status }) => status === "Killed" || status === "Timeout");
  const valid = results.filter(
    ({ status }) => status !== "CompileError" && status !== "RuntimeError" && status !== "Ignored",
  );
  return { noticed: noticed.length, valid: valid.length };
}

await runScript(async () => {
  const all = [...packages, ...features];
  const named = process.argv.slice(2);
  const unknown = named.find(
    (name) =>
      !all.includes(name.split("/")[0] ?? "") || !existsSync(join(root, patternsOf(name).folder)),
  );
  if (unknown !== undefined) {
    throw new Error(`There is no area ${unknown}. There are: ${all.join(", ")}.`);
  }
  // Tests on a server's databases take less long than those on the embedded one.
  process.env.DATABASE_TEST_URL = await startPostgres();
  const lines = [];
  let isEnough = true;
  for (const name of named.length > 0 ? named : all) {
    const { noticed, valid } = await scoreOf(name);
    const score = valid === 0 ? 100 : (100 * noticed) / valid;
    lines.push(`${name}: ${noticed} of ${valid} noticed, ${score.toFixed(1)} %`);
    isEnough &&= score >= LOWEST_SCORE;
  }
  console.log(`\n${lines.join("\n")}`);
  return isEnough ? 0 : 1;
});
