/** `npm run coders`: invites coders, lists the invitations and revokes them. */
import { createJobs } from "#platform/jobs/create-jobs";
import { endCodingWith } from "./end-coding.ts";
import { createInvitationOperator } from "./features/identity/coder-access/invitation-operator.service.ts";
import { createInvitationRepository } from "./features/identity/coder-access/invitations.repository.ts";
import { createSecurityLogRepository } from "./features/identity/security-log/security-log.repository.ts";
import { runOperatorCommand } from "./operator-command.ts";

await runOperatorCommand("invitations", ({ db, executeSql, clock }) => {
  const log = () => {};
  // It adds jobs and runs none.
  const jobs = createJobs({ executeSql, isAlone: false, logger: { error: log, warn: log } });
  return createInvitationOperator({
    invitations: createInvitationRepository(db, endCodingWith(jobs.addWithin)),
    securityLog: createSecurityLogRepository(db),
    clock,
  });
});
