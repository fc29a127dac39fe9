/** Installs the libraries that package-lock.json names, unless they are there already. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./processes.mjs";
import { root } from "./project.mjs";

/** @returns whether node_modules holds exactly what package-lock.json names */
export function isInstalled() {
  const wanted = packagesIn("package-lock.json");
  // npm writes this one when it is done, so a broken-off installation has none.
  const present = packagesIn("node_modules/.package-lock.json");
  return (
    Object.keys(present).every((path) => path in wanted && existsSync(join(root, path))) &&
    Object.entries(wanted).every(([path, entry]) => isPresent(entry, present[path], path))
  );
}

/** @throws Error in words when npm fails; npm's own words have been shown by then */
export async function install() {
  console.log("Installing the libraries (takes a minute or two, once) …");
  // Production mode would leave out what the build needs.
  const { code, output } = await npm(["ci", "--include=dev", "--no-audit", "--no-fund"]);
  if (code === 0) return;
  console.error(output.trim());
  throw new Error("The libraries could not be installed; npm says why above.");
}

/**
 * @param {readonly string[]} args
 * @param {string} [cwd]
 */
export function npm(args, cwd = root) {
  const options = /** @type {const} */ ({ cwd, output: "kept" });
  const ownProgram = process.env.npm_execpath;
  if (ownProgram?.endsWith("npm-cli.js")) {
    return run(process.execPath, [ownProgram, ...args], options);
  }
  return run("npm", args, { ...options, shell: process.platform === "win32" });
}

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, peer?: boolean }} Entry */

/**
 * @param {Entry} wanted
 * @param {Entry | undefined} present
 * @param {string} path
 */
function isPresent(wanted, present, path) {
  if (path === "") return true;
  // Optional ones are for other systems, or could not be had here.
  if (!present) return wanted.optional === true;
  return wanted.version === present.version && wanted.integrity === present.integrity;
}

/**
 * @param {string} lockFile
 * @returns {Record<string, Entry>} what it names, by path
 */
function packagesIn(lockFile) {
  const path = join(root, lockFile);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : {};
}
