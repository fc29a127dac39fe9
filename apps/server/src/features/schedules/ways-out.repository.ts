/**
 * Cancelling, handing back and moving. Each is one update of a schedule that is still what the
 * domain's rules were asked about, so that it decides against joins, starts and payments.
 */
import type { BookedTimes } from "@codetale/domain/schedules/booking";
import type { Refund } from "@codetale/domain/schedules/cancelling";
import type { CancelledBy } from "@codetale/domain/schedules/display-state";
import type { EpochMs } from "@codetale/domain/time";
import { and, asc, ne } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { lockAccount } from "#platform/db/lock-account";
import { schedules } from "#platform/db/schema/schedules";
import { isHeldWithin, isStill, isUntakenAt } from "./schedule-conditions.repository.ts";
import type { ScheduleEvents } from "./schedule-events.ts";
import {
  nextRevision,
  selectFacts,
  toFacts,
  type FoundFacts,
} from "./schedule-facts.repository.ts";

/** Money that goes back to a learner. */
export interface OwedRefund {
  scheduleId: string;
  /** The payment provider's reference of the charge. */
  reference: string;
}

/** Where refunds are kept until the payment provider has taken them. */
export interface Refunds {
  /** @param tx the transaction of what makes the refund due */
  add(tx: Database, refund: OwedRefund): Promise<void>;
  /** To be called after such a transaction. */
  wake(): void;
}

export interface Cancellation {
  by: CancelledBy;
  reason: string;
  refund: Refund;
  at: EpochMs;
}

export type WaysOutRepository = ReturnType<typeof createWaysOutRepository>;

export function createWaysOutRepository(db: Database, events: ScheduleEvents, refunds: Refunds) {
  return {
    /** @returns whether the schedule was still as in `facts`, and is cancelled now */
    async cancel(facts: FoundFacts, { by, reason, refund, at }: Cancellation): Promise<boolean> {
      const isCancelled = await db.transaction(async (tx) => {
        const [cancelled] = await tx
          .update(schedules)
          .set({
            ...{ cancelledAt: at, cancelledBy: by, cancelReason: reason, refund },
            revision: nextRevision,
          })
          .where(isStill(facts))
          .returning({ reference: schedules.paymentReference });
        if (!cancelled) return false;
        const { reference } = cancelled;
        if (refund === "money" && reference !== null) {
          await refunds.add(tx, { scheduleId: facts.id, reference });
        }
        await events.note(tx, {
          kind: by === "no-coder" ? "no-coder-came" : "cancelled",
          scheduleId: facts.id,
          by: by === "learner" ? facts.learnerId : null,
          at,
        });
        return true;
      });
      if (isCancelled) refunds.wake();
      return isCancelled;
    },

    /** @returns whether the schedule was still as in `facts`, and is open again now */
    handBack: (facts: FoundFacts, { reason, at }: { reason: string; at: EpochMs }) =>
      db.transaction(async (tx) => {
        const handedBack = await tx
          .update(schedules)
          .set({
            ...{ coderId: null, leftCoderId: facts.coderId, leftReason: reason },
            revision: nextRevision,
          })
          .where(isStill(facts))
          .returning({ id: schedules.id });
        if (handedBack.length === 0) return false;
        const { id: scheduleId, coderId } = facts;
        await events.note(tx, {
          ...{ kind: "coder-left", scheduleId, by: coderId, at },
          formerCoderId: coderId,
        });
        return true;
      }),

    /** Moves it and frees its coder. @returns `"changed"` when it was not as in `facts` any more */
    move: (facts: FoundFacts, times: BookedTimes & { timeZone: string }, at: EpochMs) =>
      db.transaction(async (tx): Promise<"moved" | "overlaps" | "changed"> => {
        const { id: scheduleId, learnerId, coderId, startsAt, endsAt } = facts;
        await lockAccount(tx, learnerId);
        const isHeld = and(isHeldWithin(learnerId, times, at), ne(schedules.id, scheduleId));
        if ((await tx.$count(schedules, isHeld)) > 0) return "overlaps";
        const moved = await tx
          .update(schedules)
          .set({
            ...times,
            ...{ coderId: null, leftCoderId: null, leftReason: "" },
            revision: nextRevision,
          })
          .where(isStill(facts))
          .returning({ id: schedules.id });
        if (moved.length === 0) return "changed";
        await events.note(tx, {
          ...{ kind: "moved", scheduleId, by: learnerId, at },
          formerCoderId: coderId,
          earlier: { startsAt, endsAt },
        });
        return "moved";
      }),

    /** Schedules whose start has come without a coder, the earliest first. */
    async findUntaken(now: EpochMs, most: number): Promise<FoundFacts[]> {
      const rows = await selectFacts(db)
        .where(isUntakenAt(now))
        .orderBy(asc(schedules.startsAt), asc(schedules.id))
        .limit(most);
      return rows.map(toFacts);
    },
  };
}
