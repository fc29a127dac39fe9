/** What the clock alone makes news. */
import { DAY_MS, HOUR_MS, MINUTE_MS, type EpochMs } from "../time.ts";
import type { NoticeKind } from "./notice-kinds.ts";
import type { NewNotice } from "./notices-of-change.ts";

/** A schedule as the rules of timed notices read it. */
export interface TimedSchedule {
  learnerId: string;
  coderId: string | null;
  startsAt: EpochMs;
  endsAt: EpochMs;
  createdAt: EpochMs;
  paidAt: EpochMs | null;
  startedAt: EpochMs | null;
  completedAt: EpochMs | null;
  cancelledAt: EpochMs | null;
}

export interface TimedNotice extends Omit<NewNotice, "isOwn"> {
  /** Since when it is news: what tells it from the same notice of a schedule that was moved. */
  dueAt: EpochMs;
}

/** How long before its start a session is told of the first time. */
const DAY_BEFORE_MS = DAY_MS;
/** How long before its start a session is told of the second time. */
const SOON_MS = 15 * MINUTE_MS;
/** A form that is filled in is usually paid for at once; what is not by then may be forgotten. */
const NOT_PAID_AFTER_MS = 30 * MINUTE_MS;

/** No schedule that starts earlier, or later, has a notice due because of its start or end. */
export const TIMED_FROM_MS = -20 * HOUR_MS;
export const TIMED_UNTIL_MS = DAY_BEFORE_MS;
/** None that was booked earlier has one due because of its payment. */
export const NOT_PAID_UNTIL_MS = DAY_MS;

/**
 * What is due at `now`. Each stays due for a while, so that a server that was away tells it late
 * rather than never; an instant on a boundary is due.
 */
export function timedNoticesAt(schedule: TimedSchedule, now: EpochMs): TimedNotice[] {
  const { learnerId, coderId } = schedule;
  return moments
    .filter((moment) => moment.applies(schedule))
    .map((moment) => ({ ...moment, ...moment.when(schedule) }))
    .filter(({ dueAt, untilAt }) => dueAt <= now && now < untilAt)
    .flatMap(({ kind, dueAt, isForCoder }) => [
      { kind, dueAt, accountId: learnerId, person: "user" as const, otherId: coderId },
      ...(isForCoder && coderId !== null
        ? [{ kind, dueAt, accountId: coderId, person: "coder" as const, otherId: learnerId }]
        : []),
    ]);
}

interface Moment {
  kind: NoticeKind;
  isForCoder: boolean;
  applies(schedule: TimedSchedule): boolean;
  when(schedule: TimedSchedule): { dueAt: EpochMs; untilAt: EpochMs };
}

const moments: readonly Moment[] = [
  {
    kind: "not-paid",
    isForCoder: false,
    applies: (schedule) => isAwaited(schedule) && schedule.paidAt === null,
    when: ({ createdAt, startsAt }) => ({
      dueAt: createdAt + NOT_PAID_AFTER_MS,
      untilAt: Math.min(createdAt + NOT_PAID_UNTIL_MS, startsAt),
    }),
  },
  {
    kind: "day-before",
    isForCoder: true,
    // What was paid later has just been confirmed.
    applies: (schedule) =>
      isAwaited(schedule) &&
      schedule.paidAt !== null &&
      schedule.paidAt <= schedule.startsAt - DAY_BEFORE_MS,
    when: ({ startsAt }) => ({
      dueAt: startsAt - DAY_BEFORE_MS,
      untilAt: startsAt - DAY_BEFORE_MS + 2 * HOUR_MS,
    }),
  },
  {
    kind: "soon",
    isForCoder: true,
    applies: (schedule) => isAwaited(schedule) && schedule.coderId !== null,
    when: ({ startsAt }) => ({ dueAt: startsAt - SOON_MS, untilAt: startsAt }),
  },
  {
    kind: "opened",
    isForCoder: true,
    applies: (schedule) => isAwaited(schedule) && schedule.coderId !== null,
    when: ({ startsAt, endsAt }) => ({
      dueAt: startsAt,
      untilAt: Math.min(startsAt + SOON_MS, endsAt),
    }),
  },
  {
    kind: "missed",
    isForCoder: true,
    applies: (schedule) => isAwaited(schedule) && schedule.coderId !== null,
    when: ({ endsAt }) => ({ dueAt: endsAt, untilAt: endsAt + 12 * HOUR_MS }),
  },
];

/** Neither cancelled nor started. */
function isAwaited({ cancelledAt, startedAt, completedAt }: TimedSchedule): boolean {
  return cancelledAt === null && startedAt === null && completedAt === null;
}
