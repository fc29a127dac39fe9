/**
 * `npm test`: all steps, or the named ones (`npm test -- unit e2e`). Continues after a failed step;
 * the last line is the total.
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
