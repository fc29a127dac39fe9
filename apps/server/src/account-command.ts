/**
 * `npm run account`: shows, disables or enables one account in the database that the settings name,
 * or prints the security log.
 */
import { createAccountOperatorRepository } from "./features/identity/account-data/account-operator.repository.ts";
import { createAccountOperator } from "./features/identity/account-data/account-operator.service.ts";
import { createSecurityLogRepository } from "./features/identity/security-log/security-log.repository.ts";
import { runOperatorCommand } from "./operator-command.ts";

await runOperatorCommand("account", ({ db, clock }) =>
  createAccountOperator({
    accounts: createAccountOperatorRepository(db),
    securityLog: createSecurityLogRepository(db),
    clock,
  }),
);
