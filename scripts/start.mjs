/** `npm start`: installs and builds what is missing, then serves. */
import { runBuilt } from "./lib/run-script.mjs";
import { stopWithParent } from "./lib/stop-with-parent.mjs";

if (process.env.npm_command) stopWithParent();
await runBuilt("main.js");
