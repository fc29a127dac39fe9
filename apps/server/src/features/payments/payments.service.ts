/** Paying for a schedule. */
import { isOver, type ScheduleFacts } from "@codetale/domain/schedules/display-state";
import type { Clock, EpochMs } from "@codetale/domain/time";
import { requireSelf } from "#core/access";
import type { Actor } from "#core/actor";
import { AppError } from "#core/app-error";
import type { LiveEvents } from "#core/live-events";
import type { PaymentProvider } from "#core/payments";

/** What the rules of payment read of a schedule. */
export interface PayableSchedule extends Omit<ScheduleFacts, "hasCoder"> {
  id: string;
  isPaid: boolean;
}

/** Implemented by the schedules feature. */
export interface PayableSchedules {
  /** Finds a schedule among those that the learner booked. */
  findFor(learnerId: string, scheduleId: string): Promise<PayableSchedule | null>;
  /** Marks the schedule paid; false when it was paid already. */
  markPaid(scheduleId: string, payment: { reference: string; at: EpochMs }): Promise<boolean>;
}

/** Limits how often an account may try payment codes. */
export interface GuessLimit {
  /**
   * Counts a try before the code is checked, so that parallel tries are counted too.
   *
   * @throws AppError `request/too-many` with `retryAfterMs`
   */
  count(uid: string): Promise<void>;
  /** Takes back the count of a right code. */
  refund(uid: string): Promise<void>;
}

export interface PaymentsDeps {
  schedules: PayableSchedules;
  provider: PaymentProvider;
  guesses: GuessLimit;
  live: Pick<LiveEvents, "toAccounts" | "toCoders">;
  clock: Clock;
}

interface Payment {
  user_id: string;
  pay_code: string;
  scheduleId: string;
}

export type PaymentService = ReturnType<typeof createPaymentService>;

export function createPaymentService(deps: PaymentsDeps) {
  const { schedules, provider, guesses, live, clock } = deps;
  const underWay = new Map<string, Promise<void>>();
  return {
    /**
     * Pays for the actor's own schedule; a paid one is not charged again.
     *
     * @throws AppError `access/denied`, `schedule/unknown`, `schedule/over`,
     *   `payment/wrong-code`, `request/too-many`
     */
    async pay(actor: Actor, { user_id, pay_code, scheduleId }: Payment): Promise<void> {
      requireSelf(actor, user_id);
      await settleOnce(actor, scheduleId, pay_code);
    },
  };

  /**
   * Equal calls in parallel share one attempt and count as one try. Whether the schedule is paid is
   * read inside the attempt, because an earlier reading may be out of date by then.
   */
  function settleOnce(actor: Actor, scheduleId: string, code: string): Promise<void> {
    const key = JSON.stringify([actor.uid, scheduleId, code]);
    const settling =
      underWay.get(key) ??
      settle(actor, scheduleId, code).finally(() => {
        underWay.delete(key);
      });
    underWay.set(key, settling);
    return settling;
  }

  async function settle(actor: Actor, asked: string, code: string): Promise<void> {
    const schedule = await schedules.findFor(actor.uid, asked);
    if (!schedule) throw new AppError("schedule/unknown");
    if (schedule.isPaid) return;
    if (isOver(schedule, clock.now())) throw new AppError("schedule/over");
    const { id: scheduleId } = schedule;
    const reference = await charge(actor, scheduleId, code);
    if (await schedules.markPaid(scheduleId, { reference, at: clock.now() })) {
      live.toAccounts([actor.uid], "schedule:changed", { scheduleId });
      live.toCoders("open-schedules:changed");
    }
  }

  /** @returns the provider's reference; the same for every charge of one schedule */
  async function charge(actor: Actor, scheduleId: string, code: string): Promise<string> {
    await guesses.count(actor.uid);
    const charged = await provider.charge({ scheduleId, code, idempotencyKey: scheduleId });
    if (charged === "refused") throw new AppError("payment/wrong-code");
    await guesses.refund(actor.uid);
    return charged.reference;
  }
}
