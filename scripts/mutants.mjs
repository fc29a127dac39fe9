/**
 * `npm run mutants`: plants faults (mutants) in the rules, the contract and the services, one at a
 * time, and counts those that a test notices. `npm run mutants -- domain schedules` takes the named
 * areas alone. Reports are written to .cache/mutants; a score under 85 % fails.
 */
import { availableParallelism } from "node:os";
import { startPostgres } from "./lib/postgres.mjs";
import { runScript } from "./lib/run-script.mjs";

const LOWEST_SCORE = 85;

const packages = ["domain", "contract"];
const features = ["identity", "schedules", "chat", "payments", "problems", "mail", "stories"];

/** @param {string} area */
function patternsOf(area) {
  if (packages.includes(area)) {
    const folder = `packages/${area}/src`;
    return { mutate: `${folder}/**/*.ts`, tests: `packages/${area}/**/*.test.ts` };
  }
  const folder = `apps/server/src/features/${area}`;
  return { mutate: `${folder}/**/*.service.ts`, tests: `${folder}/**/*.test.ts` };
}

/** @param {string} area */
async function scoreOf(area) {
  const { Stryker } = await import("@stryker-mutator/core");
  const { mutate, tests } = patternsOf(area);
  process.env.MUTATED_TESTS = tests;
  const results = await new Stryker({
    testRunner: "vitest",
    vitest: { configFile: "vitest.mutants.config.ts" },
    plugins: ["@stryker-mutator/vitest-runner"],
    mutate: [mutate, "!**/*.test.ts", "!**/testing/**"],
    ignorePatterns: ["data", "dist", "**/dist", "test-results", ".cache"],
    tempDirName: `.cache/mutants/copy-of-${area}`,
    reporters: ["progress-append-only", "clear-text", "json", "html"],
    clearTextReporter: { logTests: false, allowColor: false },
    jsonReporter: { fileName: `.cache/mutants/${area}.json` },
    htmlReporter: { fileName: `.cache/mutants/${area}.html` },
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
  const unknown = named.find((area) => !all.includes(area));
  if (unknown !== undefined) {
    throw new Error(`There is no area ${unknown}. There are: ${all.join(", ")}.`);
  }
  // Tests on a server's databases take less long than those on the embedded one.
  process.env.DATABASE_TEST_URL = await startPostgres();
  const lines = [];
  let isEnough = true;
  for (const area of named.length > 0 ? named : all) {
    const { noticed, valid } = await scoreOf(area);
    const score = valid === 0 ? 100 : (100 * noticed) / valid;
    lines.push(`${area}: ${noticed} of ${valid} noticed, ${score.toFixed(1)} %`);
    isEnough &&= score >= LOWEST_SCORE;
  }
  console.log(`\n${lines.join("\n")}`);
  return isEnough ? 0 : 1;
});
