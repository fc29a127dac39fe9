/** How the ways out of a session read to people, before and after. */
import type { Refund, WayOutFacts } from "./cancelling.ts";

/** The rules, for those who have not booked yet. */
export const waysOutRules = [
  "If no coder has joined by the start, the money comes back by itself.",
  "You can cancel or move a session until 12 hours before its start, and get the money back.",
  "Later, when a coder keeps the time free for you, cancelling gives you one free session.",
] as const;

/** What comes back for a session, and why, before it is cancelled. */
export function refundReason(schedule: WayOutFacts, refund: Refund): string {
  if (refund === "none") return "It is not paid, so nothing comes back.";
  if (schedule.isPaidWithCredit) return "A free session paid for it, and you get that back.";
  if (refund === "credit") {
    return "Less than 12 hours are left, and a coder keeps this time free for you. You get one free session, which your next payment uses.";
  }
  return schedule.coderId === null
    ? "No coder has joined yet, so the money goes back to you."
    : "At least 12 hours are left, so the money goes back to you.";
}

/** What a learner reads after cancelling. */
export const cancelledText: Record<Refund, string> = {
  money: "Your session is cancelled. The money goes back to you.",
  credit: "Your session is cancelled. You have one free session, which your next payment uses.",
  none: "Your session is discarded. Nothing had been paid.",
};

export const movedText = "Your session is moved.";

/** What a coder reads after handing a session back. */
export const handedBackText = "The session is handed back. Another coder can join it now.";
