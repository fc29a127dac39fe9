/**
 * `npm run account -- disable|enable|show EMAIL`: an operator's hand on one account. On PostgreSQL
 * while the product runs, on the embedded database while it does not.
 */
import { pathToFileURL } from "node:url";
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { runScript } = await import("./lib/run-script.mjs");
const { ensureBuilt, ensureInstalled } = await import("./lib/prepare.mjs");
const { accountEntry, root } = await import("./lib/project.mjs");

await runScript(async () => {
  await ensureInstalled();
  await ensureBuilt();
});

process.chdir(root);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(accountEntry).href);
