/** Hands the files of deleted rows to the jobs that delete them. */
import type { FileRemoval } from "#platform/db/file-removal";
import type { JobDriver } from "#platform/jobs/create-jobs";
import { fileRemoval } from "./job-kinds.ts";

export function fileRemovalBy(jobs: Pick<JobDriver, "addWithin" | "wake">): FileRemoval {
  return {
    async add(tx, keys) {
      if (keys.length === 0) return;
      await jobs.addWithin(tx, fileRemoval, ...keys.map((key) => ({ key })));
    },
    wake: () => jobs.wake(),
  };
}
