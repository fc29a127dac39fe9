/** Installs packages on Debian and its derivatives, where this process has the rights. */
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./processes.mjs";

/** Asked by packages whether the service that they bring may start; 101 is no. */
const SERVICE_POLICY = "/usr/sbin/policy-rc.d";

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
    return withoutServices(() =>
      aptGet("install", "--yes", "--no-install-recommends", ...packages),
    );
  });
  return last;
}

/**
 * Finds a program, and installs its package where that is possible.
 *
 * @param {string} name
 * @param {string} packageName
 * @returns {Promise<string | null>} its path; null where it is not there and cannot be installed
 */
export async function findProgram(name, packageName) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  const find = () => folders.map((folder) => join(folder, name)).find(existsSync) ?? null;
  if (find() === null && canInstallPackages()) await installPackages([packageName]);
  return find();
}

/**
 * @template T
 * @param {() => Promise<T>} install
 */
async function withoutServices(install) {
  if (existsSync(SERVICE_POLICY)) return install();
  writeFileSync(SERVICE_POLICY, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    return await install();
  } finally {
    rmSync(SERVICE_POLICY, { force: true });
  }
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
