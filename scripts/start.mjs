/** `npm start`: installs and builds what is missing, then serves. */
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { runBuilt } = await import("./lib/run-built.mjs");

await runBuilt("main.js");
