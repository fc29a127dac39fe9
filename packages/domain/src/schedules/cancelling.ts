/** Ways out of a booked session. */

/** What a cancelled session gives back. `credit`: one free session, used by the next payment. */
export type Refund = "money" | "credit" | "none";

/** `no-coder`: none had joined by the start · `unpaid`: it was not paid by the start. */
export type CancelledBy = "learner" | "no-coder" | "unpaid";
