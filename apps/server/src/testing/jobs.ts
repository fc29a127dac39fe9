/** The jobs of a test's database, which several processes of a test may share. */
import { HOUR_MS } from "@codetale/domain/time";
import type { JobKind } from "#core/ports/jobs";
import type { Database } from "#platform/db/database";
import { createJobs, type JobDriver } from "#platform/jobs/create-jobs";
import { prepareJobs } from "#platform/jobs/job-store";
import { databaseOf } from "./database.ts";

/**
 * To be started and stopped by the test, or by the app that it is handed to. Looks for jobs when it
 * has added one, and when it is woken.
 *
 * @param kinds of all jobs that are added
 * @param onProblem is told what the log would be
 */
export async function openTestJobs(
  db: Database,
  kinds: readonly JobKind[],
  onProblem: (details: object) => void = () => {},
): Promise<JobDriver> {
  const { executeSql } = databaseOf(db);
  await prepareJobs(executeSql, kinds);
  const logger = { error: onProblem, warn: onProblem };
  return createJobs({ executeSql, isAlone: false, logger, times: { lookMs: HOUR_MS } });
}

/** Has everything that waits for its next try, or period, tried at the next look. */
export async function hurryJobs(db: Database): Promise<void> {
  await databaseOf(db).executeSql(
    "update pgboss.job set start_after = now() - interval '1 second' where state < 'active'",
  );
}

/** Forgets all jobs, so that those which come in periods are due again. */
export async function forgetJobs(db: Database): Promise<void> {
  await databaseOf(db).executeSql("delete from pgboss.job");
}
