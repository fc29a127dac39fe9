/** A schedule as the schedules feature hands it to this one. */
import type { Notice } from "@codetale/contract/notices";
import type { TimedSchedule } from "@codetale/domain/notices/timed-notices";
import type { Refund } from "@codetale/domain/schedules/cancelling";

export interface NoticeSchedule extends TimedSchedule {
  id: string;
  /** The zone that it was booked in (IANA). */
  timeZone: string;
  difficulty: string;
  language: string;
  numberOfQuestions: number;
  company: string;
  mode: string;
  refund: Refund | null;
  /** The coder who handed it back, until another joins; null for none. */
  leftCoderId: string | null;
  /** What that coder wrote to the learner; blank for nothing. */
  leftReason: string;
  /** What the learner wrote to the coder when cancelling; blank for nothing. */
  cancelReason: string;
  /** SEQUENCE of its calendar file. */
  revision: number;
}

/** What a notice says that its session is about. */
export function topicOf(schedule: NoticeSchedule | null): Notice["topic"] {
  return schedule && { language: schedule.language, difficulty: schedule.difficulty };
}
