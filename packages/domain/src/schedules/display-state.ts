/**
 * What a schedule looks like right now.
 *
 * Storage keeps only facts: when it is planned, who holds it, and who pressed what, when.
 * Everything a screen or the server says about it follows from those facts and the clock, so it is
 * derived here and never stored.
 */
import type { EpochMs } from "../time.ts";

export const scheduleDisplayStates = [
  /** Ahead and not paid yet. */
  "unpaid",
  /** Ahead and paid, without a coder. */
  "waiting",
  "upcoming",
  "open",
  "in-progress",
  "completed",
  /** It had a coder, and nobody started it. */
  "missed",
  /** Paid, and no coder had joined by its start. */
  "no-coder",
  /** Not paid by its start. */
  "lapsed",
  "cancelled",
] as const;

export type ScheduleDisplayState = (typeof scheduleDisplayStates)[number];

export const cancellers = ["learner", "no-coder", "unpaid"] as const;

/** `no-coder`: none had joined by the start · `unpaid`: it was not paid by the start. */
export type CancelledBy = (typeof cancellers)[number];

export interface ScheduleFacts {
  startsAt: EpochMs;
  endsAt: EpochMs;
  startedAt: EpochMs | null;
  completedAt: EpochMs | null;
  cancelledBy: CancelledBy | null;
  coderId: string | null;
  isPaid: boolean;
}

export interface ScheduleDisplay {
  state: ScheduleDisplayState;
  /** When the clock alone will next change `state`; null when only a person can. */
  changesAt: EpochMs | null;
}

/** Why a test may not be started or continued; each value is a failure of the contract. */
export type EnterRefusal =
  | "schedule/too-early"
  | "schedule/too-late"
  | "schedule/no-coder"
  | "schedule/cancelled"
  | "schedule/completed";

/** Why a test may not be exited. */
export type ExitRefusal = "schedule/not-started";

/**
 * Derives the display state at `now`. What a person did outranks the clock, and an instant on a
 * boundary belongs to the later state: at exactly `startsAt` the test is open, at exactly `endsAt`
 * it is missed. A started test goes on until the coder exits it, even past its end. Without a coder
 * a schedule is over at its start, also before the server has noted it.
 *
 * @throws RangeError when `endsAt` is not after `startsAt`; such a schedule cannot be booked.
 */
export function scheduleDisplayAt(schedule: ScheduleFacts, now: EpochMs): ScheduleDisplay {
  const { startsAt, endsAt, coderId, isPaid } = schedule;
  if (endsAt <= startsAt) {
    throw new RangeError(`schedule ends at ${endsAt}, not after its start at ${startsAt}`);
  }

  if (schedule.completedAt !== null) return settled("completed");
  if (schedule.startedAt !== null) return settled("in-progress");
  if (schedule.cancelledBy !== null) return settled(stateOfCancelled[schedule.cancelledBy]);
  if (coderId === null) return withoutCoder(startsAt, isPaid, now);
  if (now < startsAt) return until(startsAt, "upcoming");
  if (now < endsAt) return until(endsAt, "open");
  return settled("missed");
}

/** Returns why starting or continuing the test at `now` is refused, or null when it is allowed. */
export function refuseEnter(schedule: ScheduleFacts, now: EpochMs): EnterRefusal | null {
  const { state } = scheduleDisplayAt(schedule, now);
  const isUntaken = state === "no-coder" || state === "lapsed";
  return isUntaken && now < schedule.endsAt ? "schedule/no-coder" : enterRefusals[state];
}

/** Returns why exiting the test is refused; exiting once more after it is completed is harmless. */
export function refuseExit(schedule: Pick<ScheduleFacts, "startedAt">): ExitRefusal | null {
  return schedule.startedAt === null ? "schedule/not-started" : null;
}

/** Whether the schedule belongs under past schedules: nothing will happen in it any more. */
export function isOver(schedule: ScheduleFacts, now: EpochMs): boolean {
  return statesOver.has(scheduleDisplayAt(schedule, now).state);
}

const statesOver: ReadonlySet<ScheduleDisplayState> = new Set<ScheduleDisplayState>([
  "completed",
  "missed",
  "no-coder",
  "lapsed",
  "cancelled",
]);

const stateOfCancelled: Record<CancelledBy, ScheduleDisplayState> = {
  learner: "cancelled",
  "no-coder": "no-coder",
  unpaid: "lapsed",
};

function withoutCoder(startsAt: EpochMs, isPaid: boolean, now: EpochMs): ScheduleDisplay {
  if (now < startsAt) return until(startsAt, isPaid ? "waiting" : "unpaid");
  return settled(isPaid ? "no-coder" : "lapsed");
}

function until(changesAt: EpochMs, state: ScheduleDisplayState): ScheduleDisplay {
  return { state, changesAt };
}

function settled(state: ScheduleDisplayState): ScheduleDisplay {
  return { state, changesAt: null };
}

const enterRefusals: Record<ScheduleDisplayState, EnterRefusal | null> = {
  unpaid: "schedule/too-early",
  waiting: "schedule/too-early",
  upcoming: "schedule/too-early",
  open: null,
  "in-progress": null,
  completed: "schedule/completed",
  missed: "schedule/too-late",
  "no-coder": "schedule/too-late",
  lapsed: "schedule/too-late",
  cancelled: "schedule/cancelled",
};
