/**
 * `npm test`: everything, or the steps named (`npm test -- unit e2e`). Goes on after a failing
 * step; the last line is the sum.
 */
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { runScript } = await import("./lib/run-script.mjs");
const { ensureInstalled } = await import("./lib/prepare.mjs");
const { runTests } = await import("./lib/run-tests.mjs");

process.exitCode = await runScript(async () => {
  await ensureInstalled();
  return runTests(process.argv.slice(2));
});
