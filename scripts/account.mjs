/**
 * `npm run account -- disable|enable|show EMAIL`: manages one account. With PostgreSQL it may run
 * beside the product; the embedded database can be used only while the product is stopped.
 */
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { runBuilt } = await import("./lib/run-built.mjs");

await runBuilt("account-command.js");
