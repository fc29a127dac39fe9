/**
 * `npm run account -- disable|enable|show EMAIL`: manages one account. With PostgreSQL it may run
 * beside the product; the embedded database can be used only while the product is stopped.
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
