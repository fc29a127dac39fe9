/** Where things are, whatever folder a script is called from. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Reports, downloads and lock files; git ignores it. */
export const cacheDir = join(root, ".cache");

/** What `npm start` runs; the build writes it. */
export const serverEntry = join(root, "apps/server/dist/main.js");

/** The voice process, which the server starts; the build writes it. */
export const voiceEntry = join(root, "apps/voice/dist/main.js");

/** What `npm run account` runs; the build writes it as well. */
export const accountEntry = join(root, "apps/server/dist/account-command.js");

/**
 * Path of a library's command-line program, to be run with this Node. Looked up in the library's
 * own package.json, because what lies in `.bin` cannot be run by Node on every system.
 *
 * @param {string} library
 * @param {string} [program] where it has another name than the library
 */
export function programOf(library, program = library) {
  const folder = join(root, "node_modules", library);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : bin[program]);
}
