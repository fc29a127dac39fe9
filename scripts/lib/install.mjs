/** Installs the libraries that package-lock.json names, unless they are installed. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./processes.mjs";
import { root } from "./project.mjs";

/** @returns whether node_modules holds exactly the versions that package-lock.json names */
export function isInstalled() {
  const wanted = packagesIn("package-lock.json");
  // npm writes this file last, so an interrupted installation has none.
  const present = packagesIn("node_modules/.package-lock.json");
  return (
    Object.keys(present).every((path) => path in wanted && existsSync(join(root, path))) &&
    Object.entries(wanted).every(([path, entry]) => isPresent(entry, present[path], path))
  );
}

/** @throws Error with a message when npm fails; npm's own output is printed before */
export async function install() {
  console.log("Installing the libraries (takes a minute or two, once) …");
  // In production mode npm would omit the libraries that the build needs.
  const { code, output } = await npm(["ci", "--include=dev", "--no-audit", "--no-fund"]);
  if (code === 0) return;
  console.error(output.trim());
  throw new Error("The libraries could not be installed; npm says why above.");
}

/**
 * Installs one package into a folder of its own; where that fails, npm's output is printed.
 *
 * @param {string} folder
 * @param {string} spec name and version
 */
export async function installApart(folder, spec) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  const args = ["install", "--prefix", folder, "--ignore-scripts", spec];
  const { code, output } = await npm(args, { cwd: folder });
  if (code !== 0) console.error(output.trim());
}

/**
 * @param {readonly string[]} args
 * @param {Pick<import("./processes.mjs").Options, "cwd" | "priority">} [settings]
 */
export function npm(args, settings) {
  const options = /** @type {const} */ ({ output: "kept", ...settings });
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
  // Optional libraries are for other systems, or could not be installed here.
  if (!present) return wanted.optional === true;
  return wanted.version === present.version && wanted.integrity === present.integrity;
}

/**
 * @param {string} lockFile
 * @returns {Record<string, Entry>} its packages, by path
 */
function packagesIn(lockFile) {
  const path = join(root, lockFile);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : {};
}
