/** How the ways out of a session read to people, before and after. */
import type { Refund, WayOutFacts } from "./cancelling.ts";

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
