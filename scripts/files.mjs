/**
 * `npm run files -- copy disk s3` copies images and voices from the data folder into the bucket that
 * the settings name, `copy s3 disk` back; also while the product runs.
 */
import { runBuilt } from "./lib/run-script.mjs";

await runBuilt("files-command.js");
