/**
 * `npm run stories -- reports` lists what was said against shared stories; `show|take-down|put-back|keep
 * STORY-ID` reads one and decides. Runs where `npm run account` does.
 */
import { runBuilt } from "./lib/run-script.mjs";

await runBuilt("stories-command.js");
