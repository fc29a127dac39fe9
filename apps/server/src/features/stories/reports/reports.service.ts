/** Reporting a shared story, signed in or not. */
import type { reportStory } from "@codetale/contract/stories/reports";
import type { Clock } from "@codetale/domain/time";
import type { z } from "zod";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import type { ReportRepository } from "./reports.repository.ts";

export interface ReportDeps {
  reports: Pick<ReportRepository, "add">;
  /** Bounds how often an account reports, and all visitors of one network together. */
  reportLimit: { count(who: { uid: string | null; address: string }): Promise<void> };
  clock: Clock;
}

export function createReports({ reports, reportLimit, clock }: ReportDeps) {
  return {
    /**
     * @param from who reports; `actor` is null for a visitor
     * @throws AppError `story/unknown` or `request/too-many`
     */
    async report(
      from: { actor: Actor | null; address: string },
      storyId: string,
      said: z.output<typeof reportStory.body>,
    ): Promise<void> {
      const reporterId = from.actor?.uid ?? null;
      await reportLimit.count({ uid: reporterId, address: from.address });
      const report = { ...said, storyId, reporterId, reportedAt: clock.now() };
      if (!(await reports.add(report))) throw new AppError("story/unknown");
    },
  };
}
