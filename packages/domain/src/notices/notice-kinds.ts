/** What an account may be told of its sessions, and how it may choose what it is told by mail. */

export const noticeKinds = [
  "not-paid",
  "paid",
  "coder-joined",
  "coder-left",
  "moved",
  "cancelled",
  "no-coder-came",
  /** Its start came, and it was not paid. */
  "lapsed",
  "day-before",
  "soon",
  "opened",
  /** The other participant has started the test, or is in its chat. */
  "arrived",
  "missed",
  "completed",
  /** An open request suits an alert of the reader's. */
  "request-open",
] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/** What is chosen as one. In the order in which the choices are shown. */
export const noticeGroups = [
  "changes",
  "reminders",
  "opening",
  "afterwards",
  "requests",
  "confirmations",
] as const;

export type NoticeGroup = (typeof noticeGroups)[number];

/** Whether mail is sent to an account that has chosen nothing. */
export const mailByDefault: Record<NoticeGroup, boolean> = {
  changes: true,
  reminders: true,
  // Over before most mails are read; the screen and the browser tell of it.
  opening: false,
  afterwards: true,
  requests: true,
  confirmations: true,
};

/** The groups of notices that only coders get. */
export const groupsOfCoders: readonly NoticeGroup[] = ["requests"];

/**
 * @param isOwn whether its reader did what it tells of: then it is a confirmation, sent by mail for
 *   its calendar file, and shown nowhere
 */
export function groupOf({ kind, isOwn }: { kind: NoticeKind; isOwn: boolean }): NoticeGroup {
  return isOwn ? "confirmations" : groups[kind];
}

const groups: Record<NoticeKind, Exclude<NoticeGroup, "confirmations">> = {
  "not-paid": "changes",
  paid: "changes",
  "coder-joined": "changes",
  "coder-left": "changes",
  moved: "changes",
  cancelled: "changes",
  "no-coder-came": "changes",
  lapsed: "changes",
  "day-before": "reminders",
  soon: "reminders",
  opened: "opening",
  arrived: "opening",
  missed: "afterwards",
  completed: "afterwards",
  "request-open": "requests",
};
