/** Installs packages on Debian and its derivatives, where this process has the rights. */
import { existsSync } from "node:fs";
import { run } from "./processes.mjs";

/** Serialises installations, because the package manager holds a lock. */
let last = Promise.resolve(true);
/** @type {Promise<boolean> | undefined} */
let listsAreFresh;

export function canInstallPackages() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/**
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>} false on failure; the package manager's messages are printed
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
