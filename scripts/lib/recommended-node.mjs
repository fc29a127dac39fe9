/** Finds the Node that we recommend, to run tests on it beside the oldest one that works. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { installApart } from "./install.mjs";
import { cacheDir } from "./project.mjs";

/** Downloaded on demand and not in package-lock.json: only tests need it. */
const VERSION = "24.9.0";

/**
 * @returns {Promise<string | null>} path of the program: this process's own where it is as new;
 *   null where there is no download for this platform
 */
export async function findRecommendedNode() {
  if (Number.parseInt(process.versions.node) >= Number.parseInt(VERSION)) return process.execPath;
  const system = process.platform === "win32" ? "win" : process.platform;
  const name = `node-${system}-${process.arch}`;
  const folder = join(cacheDir, `node-${VERSION}`);
  const program = join(folder, "node_modules", name, "bin", system === "win" ? "node.exe" : "node");
  if (existsSync(program)) return program;

  console.log(`Fetching Node ${VERSION} …`);
  await installApart(folder, `${name}@${VERSION}`);
  return existsSync(program) ? program : null;
}
