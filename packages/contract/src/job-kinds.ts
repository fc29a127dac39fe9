/** The names of the work in the background, for the operators' screen. */

/** Kinds of work in the background; each has a queue of this name. */
export const jobKindNames = [
  "tidy-up",
  "file-removal",
  "story-telling",
  "mail",
  "due-notices",
  "notice",
  "money-back",
  "untaken-sessions",
] as const;
/** A kind's own queue, or that in which it is noted that its jobs were given up. */
export type JobQueueName =
  | (typeof jobKindNames)[number]
  | `${(typeof jobKindNames)[number]}-given-up`;
