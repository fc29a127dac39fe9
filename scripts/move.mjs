/**
 * `npm run move -- postgres://user:password@host/database` takes the embedded database of a stopped
 * product to an empty one of PostgreSQL.
 */
import { runBuilt } from "./lib/run-script.mjs";

await runBuilt("move-command.js");
