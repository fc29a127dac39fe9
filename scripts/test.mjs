/**
 * `npm test`: all steps, or the named ones (`npm test -- unit e2e`). Continues after a failed step;
 * the last line is the total.
 */
import { runScript } from "./lib/run-script.mjs";

await runScript(async () => {
  const { runTests } = await import("./lib/run-tests.mjs");
  return runTests(process.argv.slice(2));
});
