/**
 * What a schedule looks like right now.
 *
 * Storage keeps only facts: when it is planned, who holds it, and who pressed what, when.
 * Everything a screen or the server says about it follows from those facts and the clock, so it is
 * derived here and never stored.
 */
import type { EpochMs } from "../time.ts";

export const scheduleDisplayStates = [
  "upcoming",
  "open",
  "in-progress",
  "completed",
  "missed",
] as const;

export type ScheduleDisplayState = (typeof scheduleDisplayStates)[number];

export interface ScheduleFacts {
  startsAt: EpochMs;
  endsAt: EpochMs;
  startedAt: EpochMs | null;
  completedAt: EpochMs | null;
  hasCoder: boolean;
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
  | "schedule/completed";

/** Why a test may not be exited. */
export type ExitRefusal = "schedule/not-started";

/**
 * Derives the display state at `now`. What a person did outranks the clock, and an instant on a
 * boundary belongs to the later state: at exactly `startsAt` the test is open, at exactly `endsAt`
 * it is missed. A started test goes on until the coder exits it, even past its end.
 *
 * @throws RangeError when `endsAt` is not after `startsAt`; such a schedule cannot be booked.
 */
export function scheduleDisplayAt(
  schedule: Omit<ScheduleFacts, "hasCoder">,
  now: EpochMs,
): ScheduleDisplay {
  const { startsAt, endsAt } = schedule;
  if (endsAt <= startsAt) {
    throw new RangeError(`schedule ends at ${endsAt}, not after its start at ${startsAt}`);
  }

  if (schedule.completedAt !== null) return settled("completed");
  if (schedule.startedAt !== null) return settled("in-progress");
  if (now < startsAt) return until(startsAt, "upcoming");
  if (now < endsAt) return until(endsAt, "open");
  return settled("missed");
}

/** Returns why starting or continuing the test at `now` is refused, or null when it is allowed. */
export function refuseEnter(schedule: ScheduleFacts, now: EpochMs): EnterRefusal | null {
  switch (scheduleDisplayAt(schedule, now).state) {
    case "in-progress":
      return null;
    case "open":
      return schedule.hasCoder ? null : "schedule/no-coder";
    case "upcoming":
      return "schedule/too-early";
    case "missed":
      return "schedule/too-late";
    case "completed":
      return "schedule/completed";
  }
}

/** Returns why exiting the test is refused; exiting once more after it is completed is harmless. */
export function refuseExit(schedule: Pick<ScheduleFacts, "startedAt">): ExitRefusal | null {
  return schedule.startedAt === null ? "schedule/not-started" : null;
}

/** Whether the schedule belongs under past schedules: completed or missed. */
export function isOver(schedule: Omit<ScheduleFacts, "hasCoder">, now: EpochMs): boolean {
  const { state } = scheduleDisplayAt(schedule, now);
  return state === "completed" || state === "missed";
}

function until(changesAt: EpochMs, state: ScheduleDisplayState): ScheduleDisplay {
  return { state, changesAt };
}

function settled(state: ScheduleDisplayState): ScheduleDisplay {
  return { state, changesAt: null };
}
