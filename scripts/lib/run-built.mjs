import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt, ensureInstalled } from "./prepare.mjs";
import { root } from "./project.mjs";
import { runScript } from "./run-script.mjs";

/**
 * Installs and builds what is missing, then runs a program of the server in this process, so that
 * signals, settings and exit codes are its own.
 *
 * @param {string} program its file in the build
 */
export async function runBuilt(program) {
  await runScript(async () => {
    await ensureInstalled();
    await ensureBuilt();
  });
  process.chdir(root);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(join(root, "apps/server/dist", program)).href);
}
