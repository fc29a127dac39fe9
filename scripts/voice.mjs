/** `npm run voice -- --port 4000`: serves the voice alone, for servers on other machines. */
import { runBuilt } from "./lib/run-script.mjs";
import { stopWithParent } from "./lib/stop-with-parent.mjs";

if (process.env.npm_command) stopWithParent();
process.argv.push("--alone");
await runBuilt("main.js", "voice");
