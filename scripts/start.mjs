/**
 * `npm start`: installs and builds what is missing, then serves. The server runs in this process,
 * so that signals, settings and exit codes are its own.
 */
import { pathToFileURL } from "node:url";
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { runScript } = await import("./lib/run-script.mjs");
const { ensureBuilt, ensureInstalled } = await import("./lib/prepare.mjs");
const { root, serverEntry } = await import("./lib/project.mjs");

await runScript(async () => {
  await ensureInstalled();
  await ensureBuilt();
});

process.chdir(root);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(serverEntry).href);
