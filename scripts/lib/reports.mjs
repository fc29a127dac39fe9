/** Counts the results of a step of `npm test` from the reports that the test runners write. */
import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/** @typedef {Count & { failures: string[] }} Report with the title and the error of each failed test */

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
  if (!report) return { ...oneFailed, failures: [] };
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
    failures: report.testResults.flatMap(describeVitestFailures),
  });
}

/**
 * @param {string} file Playwright's JSON report
 * @param {number} exitCode of Playwright
 */
export function countPlaywright(file, exitCode) {
  const report = read(file);
  if (!report) return { ...oneFailed, failures: [] };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return withExitCode(exitCode, {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    failures: report.suites.flatMap(describePlaywrightFailures),
  });
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
 * @param {any} file result of one test file
 * @returns {string[]}
 */
function describeVitestFailures({ name, message, status, assertionResults }) {
  const failed = assertionResults.filter(
    /** @param {any} test */ (test) => test.status === "failed",
  );
  if (failed.length === 0) return status === "failed" ? [describe(name, message)] : [];
  return failed.map(
    /** @param {any} test */ (test) => describe(test.fullName, test.failureMessages.join("\n")),
  );
}

/**
 * @param {any} suite of files or of tests, with the suites within it
 * @returns {string[]}
 */
function describePlaywrightFailures({ suites = [], specs = [] }) {
  const failed = specs.filter(/** @param {any} spec */ (spec) => !spec.ok);
  return [
    ...failed.map(
      /** @param {any} spec */ ({ file, title, tests }) =>
        [describe(`${file}: ${title}`, errorsOf(tests).join("\n")), ...attachedTo(tests)].join(
          "\n",
        ),
    ),
    ...suites.flatMap(describePlaywrightFailures),
  ];
}

/**
 * @param {any[]} tests of one Playwright spec
 * @returns {string[]}
 */
function errorsOf(tests) {
  return tests
    .flatMap(({ results }) => results)
    .flatMap(({ errors }) => errors.map(/** @param {any} error */ ({ message }) => message));
}

/**
 * What the windows of a failed test saw, and what stood in them: a machine that is gone by the time
 * one looks leaves nothing else.
 *
 * @param {any[]} tests of one Playwright spec
 * @returns {string[]}
 */
function attachedTo(tests) {
  return tests
    .flatMap(({ results }) => results)
    .flatMap(({ attachments }) => attachments)
    .flatMap(({ name, body, path }) => {
      if (name === "pages") return [indented(Buffer.from(body, "base64").toString())];
      if (name !== "error-context" || !existsSync(path)) return [];
      const [, main = ""] = readFileSync(path, "utf8").split(/^ *- main\b.*\n/m);
      return [indented(main.split(/^ *- contentinfo\b/m)[0] ?? "")];
    });
}

/**
 * @param {string} title
 * @param {string} error
 */
function describe(title, error) {
  const lines = stripVTControlCharacters(error).trim().split("\n").slice(0, 12);
  return [title, indented(lines.join("\n"))].join("\n");
}

/** @param {string} text */
function indented(text) {
  return text.trim().replaceAll(/^/gm, "    ");
}

/**
 * Counts one failure where a runner fails without a failed test: an error outside any test, or no
 * test at all.
 *
 * @param {number} exitCode
 * @param {Report} count
 * @returns {Report}
 */
function withExitCode(exitCode, count) {
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
