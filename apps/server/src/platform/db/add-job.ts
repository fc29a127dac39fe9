import type { JobData, JobKind } from "#core/ports/jobs";
import type { Database } from "./database.ts";

/**
 * Adds jobs in a transaction, so that they are there if and only if what they are about is. After the
 * transaction, `Jobs.wake` has them run without delay.
 */
export type AddJob = <Id extends string>(
  tx: Database,
  kind: JobKind<Id>,
  ...data: JobData<Id>[]
) => Promise<void>;
