/** Whether a notice may still be told when its turn comes: the schedule may be another by then. */
import type { EpochMs } from "../time.ts";
import type { NoticeKind } from "./notice-kinds.ts";
import type { Part } from "./notices-of-change.ts";
import { timedNoticesAt, type TimedSchedule } from "./timed-notices.ts";

export interface WaitingNotice {
  kind: NoticeKind;
  isOwn: boolean;
  /** The reader's part in the schedule. */
  person: Part;
  /** The coder as the notice was made; null where there was none, and once their account is gone. */
  coderId: string | null;
  /** When the schedule was to be as the notice was made. */
  startsAt: EpochMs;
  endsAt: EpochMs;
}

/** @param schedule as it is now; null where it is deleted */
export function isStillNews(
  notice: WaitingNotice,
  schedule: TimedSchedule | null,
  now: EpochMs,
): boolean {
  const { kind } = notice;
  if (takesOutOfCalendar(notice)) return true;
  if (schedule === null || schedule.cancelledAt !== null) {
    // It is told by a notice of its own, but for those that say why.
    return schedule !== null && (kind === "no-coder-came" || kind === "lapsed");
  }
  if (schedule.startsAt !== notice.startsAt || schedule.endsAt !== notice.endsAt) return false;
  return rules[kind](notice, schedule, now);
}

/**
 * Whether it takes the session out of its reader's calendar. Changes after a move are told to
 * the learner alone: they do not concern the coder whom it has freed.
 */
function takesOutOfCalendar({ kind, isOwn, person }: WaitingNotice): boolean {
  if (kind === "cancelled") return true;
  return person === "coder" && (kind === "moved" || (kind === "coder-left" && isOwn));
}

type Rule = (notice: WaitingNotice, schedule: TimedSchedule, now: EpochMs) => boolean;

const isDue: Rule = ({ kind }, schedule, now) =>
  timedNoticesAt(schedule, now).some((due) => due.kind === kind);
const hasNoCoder: Rule = (_notice, { coderId }) => coderId === null;
const always: Rule = () => true;
const never: Rule = () => false;

/** Of a schedule that is neither cancelled nor moved since. */
const rules: Record<NoticeKind, Rule> = {
  "not-paid": isDue,
  paid: always,
  "coder-joined": ({ coderId }, schedule) => coderId !== null && schedule.coderId === coderId,
  "coder-left": hasNoCoder,
  moved: always,
  cancelled: always,
  "no-coder-came": never,
  lapsed: never,
  "day-before": isDue,
  soon: isDue,
  opened: isDue,
  arrived: (_notice, { completedAt }) => completedAt === null,
  missed: isDue,
  completed: always,
  "request-open": (_notice, { coderId, paidAt, startsAt }, now) =>
    coderId === null && paidAt !== null && startsAt > now,
};
