/** `npm run coders`: invites coders, lists the invitations and revokes them. */
import { createInvitationOperator } from "./features/identity/coder-access/invitation-operator.service.ts";
import { createInvitationRepository } from "./features/identity/coder-access/invitations.repository.ts";
import { createSecurityLogRepository } from "./features/identity/security-log/security-log.repository.ts";
import { runOperatorCommand } from "./operator-command.ts";

await runOperatorCommand("invitations", ({ db, clock }) =>
  createInvitationOperator({
    invitations: createInvitationRepository(db),
    securityLog: createSecurityLogRepository(db),
    clock,
  }),
);
