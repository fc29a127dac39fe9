/**
 * Ways out of a booked session: who may cancel it, move it or hand it back, until when, and what
 * the learner gets back. Screens tell it before anything is confirmed, and the server decides by it.
 */
import { HOUR_MS, type EpochMs } from "../time.ts";
import {
  scheduleDisplayAt,
  type ScheduleDisplayState,
  type ScheduleFacts,
} from "./display-state.ts";

/** Until how long before the start of a session with a coder cancelling and moving are free. */
const FREE_CANCELLING_MS = 12 * HOUR_MS;
/** Until how long before the start a coder needs no reason to hand a session back. */
export const FREE_HANDING_BACK_MS = 24 * HOUR_MS;

export const refunds = ["money", "credit", "none"] as const;

/** What a cancelled session gives back. `credit`: one free session, used by the next payment. */
export type Refund = (typeof refunds)[number];

/** Why a session has no way out any more; each value is a failure of the contract. */
export type WayOutRefusal =
  | "schedule/begun"
  | "schedule/completed"
  | "schedule/over"
  | "schedule/cancelled";

export type MoveRefusal = WayOutRefusal | "schedule/too-late-to-move";

export type HandBackRefusal = WayOutRefusal | "schedule/reason-missing";

export interface WayOutFacts extends ScheduleFacts {
  isPaidWithCredit: boolean;
}

/** Returns why the learner may not cancel at `now`, or null when it is allowed. */
export function refuseCancel(schedule: ScheduleFacts, now: EpochMs): WayOutRefusal | null {
  return refusals[scheduleDisplayAt(schedule, now).state];
}

/**
 * What the learner gets back when the session is cancelled at `now`: the money while no coder keeps
 * the time free for it or the start is far, a credit later. A credit is given back as a credit.
 */
export function refundAt(schedule: WayOutFacts, now: EpochMs): Refund {
  if (!schedule.isPaid) return "none";
  const isEarly = schedule.coderId === null || now < schedule.startsAt - FREE_CANCELLING_MS;
  return isEarly && !schedule.isPaidWithCredit ? "money" : "credit";
}

/**
 * What is still to be given back where the learner's account is deleted at `now`: as for cancelling, and
 * for a start that came without a coder, which the server may not have noted yet.
 */
export function refundOnDeletion(schedule: WayOutFacts, now: EpochMs): Refund {
  const { cancelledBy, startedAt, coderId } = schedule;
  const isUntaken = cancelledBy === null && startedAt === null && coderId === null;
  return isUntaken || refuseCancel(schedule, now) === null ? refundAt(schedule, now) : "none";
}

/** Returns why the learner may not move the session at `now`, or null when it is allowed. */
export function refuseMove(schedule: ScheduleFacts, now: EpochMs): MoveRefusal | null {
  const isLate = schedule.coderId !== null && now >= schedule.startsAt - FREE_CANCELLING_MS;
  return refuseCancel(schedule, now) ?? (isLate ? "schedule/too-late-to-move" : null);
}

/** Whether a coder who hands the session back at `now` has to say why. */
export function needsReason({ startsAt }: Pick<ScheduleFacts, "startsAt">, now: EpochMs): boolean {
  return now >= startsAt - FREE_HANDING_BACK_MS;
}

/**
 * Returns why the coder who holds the session may not hand it back at `now`, or null when it is
 * allowed.
 */
export function refuseHandBack(
  schedule: ScheduleFacts,
  reason: string,
  now: EpochMs,
): HandBackRefusal | null {
  const isUnexplained = reason.trim() === "" && needsReason(schedule, now);
  return refuseCancel(schedule, now) ?? (isUnexplained ? "schedule/reason-missing" : null);
}

/** What a screen may offer now. */
export interface WaysOut {
  /** What cancelling gives back; null when it is refused. */
  refund: Refund | null;
  mayMove: boolean;
  /** Null when handing back is refused, and without a coder. */
  handingBack: "free" | "with-a-reason" | null;
  /** When the clock alone will next change any of it; null when it will not. */
  changesAt: EpochMs | null;
}

export function waysOutAt(schedule: WayOutFacts, now: EpochMs): WaysOut {
  if (refuseCancel(schedule, now) !== null) {
    return { refund: null, mayMove: false, handingBack: null, changesAt: null };
  }
  const { startsAt, coderId } = schedule;
  const handingBack = needsReason(schedule, now) ? "with-a-reason" : "free";
  const changes = [startsAt - FREE_HANDING_BACK_MS, startsAt - FREE_CANCELLING_MS, startsAt];
  return {
    refund: refundAt(schedule, now),
    mayMove: refuseMove(schedule, now) === null,
    handingBack: coderId === null ? null : handingBack,
    changesAt: changes.find((changesAt) => changesAt > now) ?? null,
  };
}

const refusals: Record<ScheduleDisplayState, WayOutRefusal | null> = {
  unpaid: null,
  waiting: null,
  upcoming: null,
  open: "schedule/begun",
  "in-progress": "schedule/begun",
  completed: "schedule/completed",
  missed: "schedule/over",
  "no-coder": "schedule/over",
  lapsed: "schedule/over",
  cancelled: "schedule/cancelled",
};
