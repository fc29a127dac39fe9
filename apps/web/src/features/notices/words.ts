/** The texts of notices, besides the domain's own. */
export const words = {
  title: "Notices",
  heading: "Notices",
  intro: "What happened to your sessions, and what is about to.",
  loading: "Loading...",
  fetchFailed: "Your notices could not be read.",
  empty: "Nothing yet.",
  emptyHints: {
    user: "When a coder joins a session of yours, when it is moved or about to begin, you read it here.",
    coder:
      "When a session of yours is moved or about to begin, and when a request suits an alert of yours, you read it here.",
  },
  readAll: "Mark all as read",
  unread: "Unread",
  earlier: "Earlier",
  choose: "Choose how you are told",
  choicesHeading: "Notices",
  choicesIntro:
    "How you are told what happens to your sessions. You always find it under the bell.",
  byMail: "By mail",
  here: "In this browser",
  browser: "The browser's notifications",
  browserHelp: "While Codetale is open in a tab that you do not look at.",
  browserDenied:
    "This browser does not let Codetale notify you. Its settings for this site change that.",
  browserMissing: "This browser has no notifications.",
  sound: "A sound",
  soundHelp: "Two soft tones with each notice.",
  calendarHeading: "Your calendar",
  calendarIntro:
    "An address that calendar programs read, so that your sessions are always in yours. Whoever knows the address reads your sessions.",
  calendarAddress: "Calendar address",
  calendarHelp: "Add it to your calendar program as a calendar from the web.",
  showAddress: "Show the address",
  makeAddress: "Make an address",
  newAddress: "Make a new address",
  revokeAddress: "Revoke the address",
  copy: "Copy",
  copied: "The address is copied.",
  notCopied: "The browser did not let it be copied. Mark it and copy it by hand.",
  notSaved: "That was not saved.",
} as const;

/** Of the link in the bar, for screen readers. */
export function bellLabel(unread: number): string {
  return unread === 0 ? words.title : `${words.title}, ${unread} unread`;
}
