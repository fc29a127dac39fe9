/** The texts of the operator's screen. */
import type { JobQueueName } from "@codetale/contract/job-kinds";
import type { OperatorPerson, ScheduleView } from "@codetale/contract/operator/people";
import type { MailKind, MailState } from "@codetale/contract/operator/upkeep";
import type { ReportReason } from "@codetale/contract/stories/reports";
import type { AccountRole } from "@codetale/contract/values";

export const words = {
  title: "Operator",
  intro:
    "What you read and do here stands in the security log. Changes ask you to prove who you are.",
  sections: "Sections",
  isOld: "What is shown may be out of date.",

  searchPeople: "Search by address",
  searchPeopleHint: "Part of an e-mail address. The newest accounts are shown without one.",
  noPeople: "No account has such an address.",
  morePeople: "There are more. Search for a longer part of the address.",
  disableTitle: (email: string) => `Disable ${email}?`,
  disableReason: "Reason",
  disableReasonHint: "For other operators. The account's user can read it in their data.",
  endSessions: (email: string) => ({
    title: `End every session of ${email}?`,
    text: "The account's user has to sign in again everywhere.",
    confirmLabel: "End sessions",
  }),
  enable: (email: string) => ({
    title: `Enable ${email}?`,
    text: "The account's user can sign in again, and what they share is shown again.",
    confirmLabel: "Enable",
  }),
  isDisabled: (email: string) => `${email} is disabled.`,
  isEnabled: (email: string) => `${email} is enabled.`,
  areEnded: (email: string) => `Every session of ${email} is ended.`,

  scheduleView: "Show",
  noSchedules: "No session is booked.",
  moreSchedules: "There are more. The soonest are shown.",

  inviteNote: "For whom",
  inviteNoteHint: "Your own words, so that you know it in the list.",
  invite: "Invite a coder",
  noInvitations: "Nobody is invited.",
  inviteShownOnce:
    "Typed as the coders key, it makes one account a coder's. It is shown this once.",
  revoke: (note: string) => ({
    title: `Revoke the invitation for ${note}?`,
    text: "It cannot be taken any more, and an account that has taken it is signed out as a coder.",
    confirmLabel: "Revoke",
  }),
  isRevoked: "The invitation is revoked.",

  noReports: "No story is reported.",
  moreReports: "There are more reports. The oldest are shown.",
  takeDown: (title: string) => ({
    title: `Take down “${title}”?`,
    text: "Nobody but its owner plays it from then on. Its owner is told by mail.",
    confirmLabel: "Take down",
  }),
  isTakenDown: "The story is taken down.",
  isPutBack: "The story is put back.",
  areDismissed: "The reports are dismissed.",

  narrating: "Stories read aloud in advance",
  editions: (count: number) => `${count} at present`,
  failedJobs: "Failed jobs",
  noFailedJobs: "No job has failed within the last 14 days.",
  moreFailedJobs: "There are more. The latest are shown.",
  isRetried: "It is tried again.",
  tried: (tries: number, last: string) =>
    tries === 1 ? `Tried once, ${last}` : `Tried ${tries} times, the last time ${last}`,
  notTried: "Not tried yet",
  failure: (name: string) => `Failure: ${name}`,

  mailState: "State",
  anyMailState: "Every state",
  mailAddress: "Sent to",
  noMails: "The ledger has no such mail. It keeps mails for 30 days.",

  kind: "Event",
  anyKind: "Every event",
  eventAddress: "Account",
  wholeAddressHint: "A whole e-mail address.",
  noEvents: "Nothing of that kind is in the security log.",
} as const;

const roleNames: Record<AccountRole, string> = { user: "Learner", coder: "Coder" };

export const scheduleViewNames: Record<ScheduleView, string> = {
  today: "Next 24 hours",
  upcoming: "All that are not over",
  unassigned: "Paid, without a coder",
};

export const reportReasonNames: Record<ReportReason, string> = {
  unsuitable: "Not for young children",
  frightening: "Frightening",
  personal: "Tells of a real person",
  other: "Something else",
};

const queueNames: Record<JobQueueName, string> = {
  "money-back": "Giving money back",
  "money-back-given-up": "Giving money back that was given up",
  "untaken-sessions": "Looking for sessions that no coder took",
  "untaken-sessions-given-up": "Looking for sessions that no coder took that was given up",
  "due-notices": "Looking for due notices",
  "due-notices-given-up": "Looking for due notices that was given up",
  notice: "Notices",
  "notice-given-up": "Notices that were given up",
  "tidy-up": "Tidying up",
  "tidy-up-given-up": "Tidying up that was given up",
  "file-removal": "Deleting files",
  "file-removal-given-up": "Files that could not be deleted",
  "story-telling": "Telling stories",
  "story-telling-given-up": "Stories that were given up",
  mail: "Sending mail",
  "mail-given-up": "Mail that was given up",
};

/** Of a queue that this version does not know, the name that it has in the database. */
export function queueName(queue: string): string {
  return Object.hasOwn(queueNames, queue) ? queueNames[queue as JobQueueName] : queue;
}

/** Why another try would do nothing. */
export function whyOver(queue: string): string {
  if (queue.startsWith("story-telling")) {
    return "It cannot be tried again: the order is erased when a story is given up, and its owner was told.";
  }
  if (queue.startsWith("mail")) {
    return "It cannot be tried again: the mail was sent, was refused or has expired.";
  }
  if (queue.startsWith("notice")) {
    return "It cannot be tried again: it was told, or is no news any more.";
  }
  return "It cannot be tried again: this version does not know such jobs.";
}

export const mailKindNames: Record<MailKind, string> = {
  code: "One-time code",
  "reset-link": "Link that sets a password",
  notice: "Notice about the account",
  session: "Notice of a session",
};

export const mailStateNames: Record<MailState, string> = {
  waiting: "Waiting",
  sent: "Sent",
  refused: "Refused",
  failed: "Not sent",
  expired: "Expired",
};

/** `Learner, coder · since 3 May 2026 · 2 sessions`. */
export function personLine({ roles, sessions }: OperatorPerson, since: string): string {
  const profiles = roles.map((role) => roleNames[role]).join(", ") || "No profile";
  return `${profiles} · since ${since} · ${sessions} open ${sessions === 1 ? "session" : "sessions"}`;
}

/** `1.5 MB`. */
export function bytesText(bytes: number): string {
  const units = ["B", "kB", "MB", "GB", "TB"];
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const amount = bytes / 1000 ** power;
  return `${amount.toLocaleString("en", { maximumFractionDigits: 1 })} ${units[power]}`;
}
