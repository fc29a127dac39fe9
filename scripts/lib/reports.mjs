/** Counts the results of a step of `npm test` from the reports that the test runners write. */
import { existsSync, readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/** @type {Count} */
export const onePassed = { passed: 1, failed: 0, skipped: 0 };
/** @type {Count} */
export const oneFailed = { passed: 0, failed: 1, skipped: 0 };
/** @type {Count} */
export const oneSkipped = { passed: 0, failed: 0, skipped: 1 };

/**
 * @param {string} file Vitest's JSON report
 * @param {number} exitCode of Vitest
 */
export function countVitest(file, exitCode) {
  const report = read(file);
  if (!report) return oneFailed;
  // A file that failed to load has no tests in the report, and counts as one failure.
  const broken = report.testResults.filter(
    /** @param {any} result */ (result) =>
      result.status === "failed" &&
      !result.assertionResults.some(/** @param {any} test */ (test) => test.status === "failed"),
  );
  return withExitCode(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/**
 * @param {string} file Playwright's JSON report
 * @param {number} exitCode of Playwright
 */
export function countPlaywright(file, exitCode) {
  const report = read(file);
  if (!report) return oneFailed;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return withExitCode(exitCode, { passed: expected + flaky, failed: unexpected, skipped });
}

/** @param {Count[]} counts */
export function sum(counts) {
  return counts.reduce((total, count) => ({
    passed: total.passed + count.passed,
    failed: total.failed + count.failed,
    skipped: total.skipped + count.skipped,
  }));
}

/**
 * Counts one failure where a runner fails without a failed test: an error outside any test, or no
 * test at all.
 *
 * @param {number} exitCode
 * @param {Count} count
 */
function withExitCode(exitCode, count) {
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
