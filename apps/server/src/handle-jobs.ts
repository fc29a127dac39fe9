/** Hands the jobs of no single feature to those who do them. */
import { HOUR_MS } from "@codetale/domain/time";
import type { FileStore } from "#core/ports/files";
import { eachDespiteFailures } from "#core/errors/despite-failures";
import type { JobDriver } from "#platform/jobs/create-jobs";
import { moneyBack } from "./features/payments/payments.jobs.ts";
import type { PaymentService } from "./features/payments/payments.service.ts";
import type { Schedules } from "./features/schedules/create-schedules.ts";
import { UNTAKEN_SESSIONS_EVERY_MS, untakenSessions } from "./features/schedules/schedules.jobs.ts";
import { fileRemoval, tidyUp } from "./job-kinds.ts";

interface CleanedUp {
  cleanUp(): Promise<void>;
}

interface Workers {
  cleanedUp: readonly CleanedUp[];
  files: Pick<FileStore, "delete">;
  payments: Pick<PaymentService, "giveBack">;
  schedules: Pick<Schedules, "closeUntaken" | "handBackUnattended">;
}

export function handleJobs(jobs: JobDriver, workers: Workers): void {
  const { cleanedUp, files, payments, schedules } = workers;
  jobs.handle(tidyUp, {
    run: () => eachDespiteFailures(cleanedUp, (feature) => feature.cleanUp()),
  });
  jobs.every(tidyUp, HOUR_MS);
  jobs.handle(fileRemoval, { run: ({ key }) => files.delete(key) });
  jobs.handle(moneyBack, { run: (owed) => payments.giveBack(owed) });
  jobs.handle(untakenSessions, {
    /** @param coderId of `sessionsOfRevokedCoder` */
    async run({ coderId }: { coderId?: string }) {
      if (coderId !== undefined) await schedules.handBackUnattended(coderId);
      await schedules.handBackUnattended();
      await schedules.closeUntaken();
    },
  });
  jobs.every(untakenSessions, UNTAKEN_SESSIONS_EVERY_MS);
}
