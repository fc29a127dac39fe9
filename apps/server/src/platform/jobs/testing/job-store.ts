/** A database with the store of jobs, which has one kind of them. */
import type { JobKind } from "#core/ports/jobs";
import type { OpenDatabase } from "#platform/db/database";
import { openTestDatabase } from "#testing/database";
import { prepareJobs } from "../job-store.ts";

export const water: JobKind<"plant"> = {
  queue: "water",
  ids: ["plant"],
  atOnce: 2,
  retries: 2,
  retryAfterMs: 0,
};

export async function openJobStore(): Promise<OpenDatabase> {
  const database = await openTestDatabase();
  await prepareJobs(database.executeSql, [water]);
  return database;
}
