import type { JobData, JobKind } from "#core/jobs";
import type { Database } from "./database.ts";

/**
 * Adds a job in a transaction, so that it is there if and only if what it is about is. After the
 * transaction, `Jobs.wake` has it run without delay.
 */
export type AddJob = <Id extends string>(
  tx: Database,
  kind: JobKind<Id>,
  data: JobData<Id>,
) => Promise<void>;
