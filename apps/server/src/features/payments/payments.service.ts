/** Paying for a schedule. */
import type { payWithCode } from "@codetale/contract/payments";
import { isOver, type ScheduleFacts } from "@codetale/domain/schedules/display-state";
import type { Clock, EpochMs } from "@codetale/domain/time";
import type { z } from "zod";
import { requireSelf, type Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import type { LiveEvents } from "#core/ports/live-events";
import type { PaymentProvider } from "#core/ports/payments";

/** What the rules of payment read of a schedule. */
type PayableSchedule = ScheduleFacts & { id: string };

export interface PaymentsDeps {
  /** Implemented by the schedules feature. */
  schedules: {
    /** Finds a schedule among those that the learner booked. */
    findFor(learnerId: string, scheduleId: string): Promise<PayableSchedule | null>;
    /**
     * `again`: the same charge paid it before · `cancelled`: meanwhile · `otherwise`: something else
     * paid it, or it is gone. The money of the latter two goes back by itself.
     */
    markPaid(
      scheduleId: string,
      payment: { reference: string; at: EpochMs },
    ): Promise<"paid" | "again" | "cancelled" | "otherwise">;
    /** Pays with a free session; false when the learner has none. */
    payWithCredit(learnerId: string, scheduleId: string, at: EpochMs): Promise<boolean>;
    countCredits(learnerId: string): Promise<number>;
    /** @returns the learner to notify; null when there is nothing to note */
    markRefunded(
      scheduleId: string,
      refund: { reference: string; at: EpochMs },
    ): Promise<string | null>;
  };
  provider: PaymentProvider;
  /** Limits how often an account may try payment codes. */
  guesses: {
    /**
     * Counts a try before the code is checked, so that parallel tries are counted too.
     *
     * @throws AppError `request/too-many` with `retryAfterMs`
     */
    count(uid: string): Promise<void>;
    /** Takes back the count of a right code. */
    takeBack(uid: string): Promise<void>;
  };
  live: Pick<LiveEvents, "toAccounts" | "toCoders">;
  clock: Clock;
}

export type PaymentService = ReturnType<typeof createPaymentService>;

export function createPaymentService(deps: PaymentsDeps) {
  const { schedules, provider, guesses, live, clock } = deps;
  const underWay = new Map<string, Promise<void>>();
  return {
    /**
     * Pays for the actor's own schedule, with a free session where there is one; a paid one is not
     * charged again. Equal calls in parallel share one attempt and count as one try.
     *
     * @throws AppError `access/denied`, `schedule/unknown`, `schedule/over`, `schedule/cancelled`,
     *   `payment/wrong-code`, `request/too-many`
     */
    async pay(actor: Actor, payment: z.infer<typeof payWithCode.body>): Promise<void> {
      const { user_id, pay_code: code, scheduleId } = payment;
      requireSelf(actor, user_id);
      const key = JSON.stringify([actor.uid, scheduleId, code]);
      const settling =
        underWay.get(key) ??
        settle(actor, scheduleId, code).finally(() => {
          underWay.delete(key);
        });
      underWay.set(key, settling);
      await settling;
    },

    /** Number of free sessions of a learner; none of any other caller. */
    countCredits: async (actor: Actor | null): Promise<number> =>
      actor?.person === "user" ? schedules.countCredits(actor.uid) : 0,

    /** Has the provider give the money back; doing so again changes nothing. */
    async giveBack(owed: { scheduleId: string; reference: string }): Promise<void> {
      const { scheduleId } = owed;
      const { reference } = await provider.refund({
        reference: owed.reference,
        idempotencyKey: scheduleId,
      });
      const learnerId = await schedules.markRefunded(scheduleId, { reference, at: clock.now() });
      if (learnerId !== null) live.toAccounts([learnerId], "schedule:changed", { scheduleId });
    },
  };

  /** Whether the schedule is paid is read in here: an earlier reading may be out of date by now. */
  async function settle({ uid }: Actor, asked: string, code: string): Promise<void> {
    const schedule = await schedules.findFor(uid, asked);
    if (!schedule) throw new AppError("schedule/unknown");
    if (schedule.cancelledBy === "learner") throw new AppError("schedule/cancelled");
    if (schedule.isPaid) return;
    if (isOver(schedule, clock.now())) throw new AppError("schedule/over");
    const { id: scheduleId } = schedule;
    if (await schedules.payWithCredit(uid, scheduleId, clock.now()))
      return announce(uid, scheduleId);
    const reference = await charge(uid, scheduleId, code);
    const paid = await schedules.markPaid(scheduleId, { reference, at: clock.now() });
    if (paid === "paid") announce(uid, scheduleId);
    // After the payment is noted: a count that cannot be taken back must not lose it.
    await guesses.takeBack(uid);
    if (paid === "cancelled") throw new AppError("schedule/cancelled");
  }

  function announce(uid: string, scheduleId: string): void {
    live.toAccounts([uid], "schedule:changed", { scheduleId });
    live.toCoders("open-schedules:changed");
  }

  /** @returns the provider's reference; the same for every charge of one schedule */
  async function charge(uid: string, scheduleId: string, code: string): Promise<string> {
    await guesses.count(uid);
    const charged = await provider.charge({ code, idempotencyKey: scheduleId });
    if (charged === "refused") throw new AppError("payment/wrong-code");
    return charged.reference;
  }
}
