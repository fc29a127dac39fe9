/** Packages of Debian and its relatives, where this process may install them. */
import { existsSync } from "node:fs";
import { run } from "./processes.mjs";

/** One installation at a time, because the package manager holds a lock. */
let last = Promise.resolve(true);
/** @type {Promise<boolean> | undefined} */
let listsAreFresh;

export function canInstallPackages() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/**
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>} false when it did not work; the package manager's words are shown
 */
export function installPackages(packages) {
  last = last.then(async () => {
    console.log(`Installing ${packages.join(" and ")} with apt-get …`);
    listsAreFresh ??= aptGet("update");
    await listsAreFresh;
    return aptGet("install", "--yes", "--no-install-recommends", ...packages);
  });
  return last;
}

/** @param {string[]} args */
async function aptGet(...args) {
  const { code, output } = await run("apt-get", ["-o", "DPkg::Lock::Timeout=120", ...args], {
    output: "kept",
    env: { DEBIAN_FRONTEND: "noninteractive" },
  });
  if (code !== 0) console.error(output.trim());
  return code === 0;
}
