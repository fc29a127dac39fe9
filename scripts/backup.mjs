/**
 * `npm run backup -- DIR` writes all data of the installation into an empty folder, also while the
 * product runs, on either database.
 */
import { runBuilt } from "./lib/run-script.mjs";

await runBuilt("backup-command.js");
