/** The paths of the project, whatever folder a script is called from. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Reports, downloads and lock files; ignored by git. */
export const cacheDir = join(root, ".cache");

/** The program that `npm start` runs; written by the build. */
export const serverEntry = join(root, "apps/server/dist/main.js");

/** The voice service, which the server starts; written by the build. */
export const voiceEntry = join(root, "apps/voice/dist/main.js");

/** The program that `npm run account` runs; written by the build. */
export const accountEntry = join(root, "apps/server/dist/account-command.js");

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
