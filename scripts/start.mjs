/** `npm start`: installs and builds what is missing, then serves. */
import { runBuilt } from "./lib/run-script.mjs";

await runBuilt("main.js");
