/**
 * `npm run coders -- invite NOTE` prints a code that makes one account a coder's; `list` and `revoke ID`
 * manage them. With PostgreSQL it may run beside the product; the embedded database can be used only
 * while the product is stopped.
 */
import { runBuilt } from "./lib/run-script.mjs";

await runBuilt("coders-command.js");
