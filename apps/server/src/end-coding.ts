/** What features do when an account is a coder's no more. */
import type { AddJob } from "#platform/db/add-job";
import type { EndCoding } from "./features/identity/coder-access/invitations.repository.ts";
import { removeAlertsOf } from "./features/notices/request-alerts.repository.ts";
import { sessionsOfRevokedCoder } from "./features/schedules/schedules.jobs.ts";

/** A process that runs jobs hands the sessions back. */
export function endCodingWith(addJob: AddJob): EndCoding {
  return async (tx, uid) => {
    await addJob(tx, sessionsOfRevokedCoder, { coderId: uid });
    await removeAlertsOf(tx, uid);
  };
}
