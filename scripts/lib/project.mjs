/** The paths of the project, whatever folder a script is called from. */
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Reports, downloads and lock files; ignored by git. */
export const cacheDir = join(root, ".cache");

/** What renders the pages of visitors while the product is built. */
export const prerenderDir = join(cacheDir, "prerender");

/**
 * @param {string} folder from the root
 * @param {RegExp} leftOut names of files and folders
 * @returns {string[]} paths of the files in it, from the root, in a stable order
 */
export function filesIn(folder, leftOut) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !leftOut.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path, leftOut) : [path];
    });
}

/**
 * Path of a library's command-line program, to be run with this Node. Looked up in the library's
 * package.json, because on some systems the files in `.bin` are shell scripts.
 *
 * @param {string} library
 * @param {string} [program] where its name differs from the library's
 */
export function programOf(library, program = library) {
  const folder = join(root, "node_modules", library);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : bin[program]);
}
