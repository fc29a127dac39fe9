/**
 * `npm run restore -- DIR` fills an empty installation, which the settings name, with what
 * `npm run backup` wrote. The product is stopped meanwhile.
 */
import { runBuilt } from "./lib/run-script.mjs";

await runBuilt("restore-command.js");
