/** How notices read, in mails, in the browser's notifications and on the screen. */
import { sessionTimesText, timeText } from "../schedules/wording.ts";
import type { EpochMs } from "../time.ts";
import type { NoticeGroup, NoticeKind } from "./notice-kinds.ts";
import type { Part } from "./notices-of-change.ts";

export interface NoticeFacts {
  kind: NoticeKind;
  /** The reader's part in the session. */
  person: Part;
  /** Whether the reader did it. */
  isOwn: boolean;
  /** The one who did it, or else the other participant; blank where there is none or no name. */
  otherName: string;
  startsAt: EpochMs;
  endsAt: EpochMs;
  /** Before it was moved; null for other notices. */
  earlierStartsAt: EpochMs | null;
  earlierEndsAt: EpochMs | null;
  /** What a session that ended before its start gives its learner back; null for other notices. */
  refund: "money" | "credit" | "none" | null;
  /** How many more open requests are told of with this one; none where it is missing. */
  others?: number | undefined;
}

export interface NoticeText {
  title: string;
  /** What it means for its reader; one or two sentences. */
  sentence: string;
}

/** @param timeZone of the reader (IANA) */
export function noticeText(facts: NoticeFacts, timeZone: string): NoticeText {
  return texts[facts.kind](
    facts,
    facts.otherName || (facts.person === "user" ? "The coder" : "The learner"),
    timeZone,
  );
}

/** When the session of a notice is, for its reader. */
export function noticeTimesText(facts: NoticeFacts, timeZone: string): string {
  return sessionTimesText(facts, timeZone);
}

/** What each group of notices is called where it is chosen. */
export const noticeGroupTexts: Record<NoticeGroup, { name: string; about: string }> = {
  changes: {
    name: "Changes",
    about: "A coder joined or left, a session was moved or cancelled, nobody came",
  },
  reminders: { name: "Reminders", about: "24 hours and 15 minutes before a session" },
  opening: { name: "Right now", about: "A session is open, the other one is here" },
  afterwards: { name: "Afterwards", about: "A session was completed or missed" },
  requests: {
    name: "Open requests",
    about: "A learner asks for a session like those of your alerts",
  },
  confirmations: {
    name: "Confirmations",
    about: "What you did yourself, with the file for your calendar",
  },
};

type Say = (facts: NoticeFacts, name: string, timeZone: string) => NoticeText;

const texts: Record<NoticeKind, Say> = {
  "not-paid": () => ({
    title: "Your session is not paid yet",
    sentence: "It is booked, and coders see it once it is paid.",
  }),
  paid: () => ({
    title: "Your session is booked and paid",
    sentence: "Coders see it now, and you are told as soon as one has joined.",
  }),
  "coder-joined": ({ isOwn }, name) =>
    isOwn
      ? { title: "You joined a session", sentence: "It is yours, and its learner is told so." }
      : {
          title: `${name} joined your session`,
          sentence: "Everything is ready: start the test when its time has come.",
        },
  "coder-left": ({ isOwn }, name) =>
    isOwn
      ? {
          title: "You do not hold a session any more",
          sentence: "It is open to other coders again, and gone from your calendar.",
        }
      : {
          title: `${name} cannot hold your session`,
          sentence: "It is open to other coders again, and you are told as soon as one has joined.",
        },
  moved: ({ isOwn, person, ...facts }, name, timeZone) => ({
    title: isOwn ? "You moved your session" : `${name} moved your session`,
    sentence:
      person === "user"
        ? `${earlierText(facts, timeZone)} Coders see it at its new time.`
        : `${earlierText(facts, timeZone)} You do not hold it any more: join it again if its new time suits you.`,
  }),
  cancelled: ({ isOwn, person, refund }, name) => ({
    title: isOwn ? "You cancelled your session" : `${name} cancelled your session`,
    sentence: person === "user" ? refundText(refund) : "You are free at that time.",
  }),
  "no-coder-came": ({ refund }) => ({
    title: "No coder came",
    sentence: `We are sorry: no coder joined your session in time. ${refundText(refund)}`,
  }),
  lapsed: () => ({
    title: "Your session was not paid in time",
    sentence: "It does not take place, and you owe nothing for it.",
  }),
  "day-before": ({ otherName }) => ({
    title: "Your session is in 24 hours",
    sentence: otherName
      ? `${otherName} and you meet in its chat.`
      : "No coder has joined yet; you are told as soon as one has.",
  }),
  soon: ({ startsAt }, name, timeZone) => ({
    title: `Your session starts at ${timeText(startsAt, timeZone)}`,
    sentence: `${name} and you meet in its chat.`,
  }),
  opened: (_facts, name) => ({
    title: "Your session is open",
    sentence: `The test with ${midSentence(name)} can be started now.`,
  }),
  arrived: (_facts, name) => ({
    title: `${name} is here`,
    sentence: "They are in your session: come in.",
  }),
  missed: ({ person }) => ({
    title: "Your session was missed",
    sentence:
      person === "user"
        ? "Its time is over, and the test was not started. If you came and your coder did not, write to us and we put it right."
        : "Its time is over, and the test was not started.",
  }),
  completed: (_facts, name) => ({
    title: "Your session is completed",
    sentence: `What you and ${midSentence(name)} wrote is kept for you to read again.`,
  }),
  "request-open": ({ others = 0 }) =>
    others === 0
      ? {
          title: "A request that suits you is open",
          sentence: "It is like those of your alerts. The coder who joins it first holds it.",
        }
      : {
          title: `${others + 1} requests that suit you are open`,
          sentence: "They are like those of your alerts. The coder who joins one first holds it.",
        },
};

function earlierText(
  { earlierStartsAt, earlierEndsAt }: Pick<NoticeFacts, "earlierStartsAt" | "earlierEndsAt">,
  timeZone: string,
): string {
  if (earlierStartsAt === null || earlierEndsAt === null) return "It has another time now.";
  const earlier = { startsAt: earlierStartsAt, endsAt: earlierEndsAt };
  return `Before, it was to be on ${sessionTimesText(earlier, timeZone)}.`;
}

function refundText(refund: NoticeFacts["refund"]): string {
  switch (refund) {
    case "money":
      return "What you paid is given back.";
    case "credit":
      return "You have a free session in its place: it pays for the next one that you book.";
    case "none":
    case null:
      return "Nothing is given back for it.";
  }
}

/** "The coder" begins a sentence; inside one it is "the coder". */
function midSentence(name: string): string {
  return name.replace(/^The (?=coder$|learner$)/, "the ");
}
