/** The step `dependencies` of `npm test`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findAuditErrors, findLicenceErrors, findLockErrors } from "./dependencies-check.mjs";
import { npm } from "./install.mjs";
import { root } from "./project.mjs";
import { oneFailed, onePassed } from "./reports.mjs";

/** Without its own patience: a network that does not answer is no reason to wait for minutes. */
const audit = ["audit", "--omit=dev", "--json", "--fetch-retries=0", "--fetch-timeout=20000"];

/** Counts as skipped as well where the registry does not tell of weaknesses, and says so. */
export async function checkDependencies() {
  const accepted = readJson("scripts/accepted-findings.json");
  const { packages } = readJson("package-lock.json");
  const found = findAuditErrors(await auditReport(), accepted);
  const weaknesses = Array.isArray(found) ? found : [];
  const errors = [
    ...findLockErrors(packages),
    ...findLicenceErrors(packages, accepted),
    ...weaknesses,
  ];
  const skipped = Array.isArray(found) ? 0 : 1;
  if (!Array.isArray(found)) {
    console.log(
      `Known weaknesses were not looked for, since the registry refused: ${found.skipped}`,
    );
  }
  const count = errors.length === 0 ? onePassed : oneFailed;
  return { ...count, skipped, output: errors.join("\n") };
}

async function auditReport() {
  const { output } = await npm(audit);
  // npm's warnings stand before the report.
  const start = output.search(/^\{/m);
  try {
    return JSON.parse(output.slice(start, output.lastIndexOf("}") + 1));
  } catch {
    return null;
  }
}

/** @param {string} path from the root */
function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), "utf8"));
}
