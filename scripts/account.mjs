/**
 * `npm run account -- disable|enable|show EMAIL` manages one account, `operator EMAIL on|off` names an
 * operator, `log [EMAIL]` prints the security log. With PostgreSQL it may run beside the product; the
 * embedded database can be used only while the product is stopped.
 */
import { runBuilt } from "./lib/run-script.mjs";

await runBuilt("account-command.js");
