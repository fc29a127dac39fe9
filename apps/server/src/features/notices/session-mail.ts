/** The mail that tells of a session, with the file for the reader's calendar. */
import { noticePath, noticeScreen, type NoticeScreen } from "@codetale/contract/notice-screens";
import { openRequestsPath } from "@codetale/contract/screens";
import { noticeGroupTexts, noticeText, noticeTimesText } from "@codetale/domain/notices/wording";
import { groupOf, type NoticeKind } from "@codetale/domain/notices/notice-kinds";
import { PRODUCT_NAME } from "@codetale/domain/product";
import type { EpochMs } from "@codetale/domain/time";
import { markup } from "#core/html/html";
import { htmlMail } from "#core/html/html-mail";
import type { Mail, MailCalendar } from "#core/ports/mail";
import { calendarFile, isFixed } from "./calendar-file.ts";
import type { NoticeSchedule } from "./notice-schedule.ts";
import type { WaitingNoticeRow } from "./told-notices.repository.ts";

export interface ToldSession {
  notice: WaitingNoticeRow;
  /** As it is now; null where it is deleted. */
  schedule: NoticeSchedule | null;
}

interface SessionMail extends ToldSession {
  /** What is told with it. */
  others: readonly ToldSession[];
  /** Of the reader (IANA). */
  timeZone: string;
  origin: string;
  unsubscribeLink: string;
  now: EpochMs;
}

export function sessionMail(facts: SessionMail): Mail {
  const { notice, others, timeZone, origin, unsubscribeLink } = facts;
  const { title, sentence } = noticeText({ ...notice, others: others.length }, timeZone);
  const written = writtenText(facts);
  const sessions = [facts, ...others].map((told) => [
    noticeTimesText(told.notice, timeZone),
    ...(told.schedule ? [sessionText(told.schedule)] : []),
  ]);
  const screen = noticeScreen(notice);
  // One request is shown first; several are all in the list.
  const isOfSeveral = screen === "requests" && others.length > 0;
  const link = `${origin}${isOfSeveral ? openRequestsPath : noticePath(notice)}`;
  const label = labels[screen];
  const { name } = noticeGroupTexts[groupOf(notice)];
  const cause = notice.kind === "request-open" ? "an alert of yours" : "a session";
  const why = `You get this mail because of ${cause} at ${PRODUCT_NAME}. To get no more mails of the kind “${name}”:`;
  return {
    kind: "session",
    to: notice.email,
    subject: title,
    text: `${[title, sentence, written, ...sessions.map((lines) => lines.join("\n")), link, `${why}\n${unsubscribeLink}`].filter(Boolean).join("\n\n")}\n`,
    html: htmlMail(
      markup`<p style="margin:0 0 16px;font-size:20px;font-weight:bold">${title}</p>
<p style="margin:0 0 16px">${sentence}</p>
${
  written &&
  markup`<p style="margin:0 0 16px">${written}</p>
`
}${sessions.map(
        ([
          times = "",
          about,
        ]) => markup`<p style="margin:0 0 16px">${times}${about ? markup`<br>${about}` : ""}</p>
`,
      )}<p style="margin:0 0 24px"><a href="${link}" style="color:#0f5c4d;font-weight:bold">${label}</a></p>`,
      markup`${why} <a href="${unsubscribeLink}" style="color:#57606a">unsubscribe</a>`,
    ),
    calendar: calendarOf(facts),
    unsubscribeLink,
  };
}

/** What the other one wrote as a reason, which their reader's screen shows as well; blank for nothing. */
function writtenText({ notice, schedule }: ToldSession): string {
  if (schedule === null || notice.isOwn) return "";
  const { kind, person, otherId, otherName } = notice;
  const isLearnerTold = kind === "coder-left" && schedule.leftCoderId === otherId;
  const isCoderTold = kind === "cancelled" && person === "coder";
  const reason = isLearnerTold ? schedule.leftReason : isCoderTold ? schedule.cancelReason : "";
  if (reason === "") return "";
  return `${otherName || (isLearnerTold ? "The coder" : "The learner")} wrote: “${reason}”`;
}

function sessionText({ language, difficulty, numberOfQuestions, company, mode }: NoticeSchedule) {
  const tasks = numberOfQuestions === 1 ? "1 question" : `${numberOfQuestions} questions`;
  return [language, difficulty, tasks, company, mode].join(" · ");
}

const labels: Record<NoticeScreen, string> = {
  chat: "Open the session",
  review: "Read it again",
  requests: "See open requests",
  schedules: "See your sessions",
};

/** What a mail asks of the reader's calendar; nothing about a session that is over, or not paid. */
const methods: Partial<Record<NoticeKind, MailCalendar["method"]>> = {
  paid: "REQUEST",
  "coder-joined": "REQUEST",
  "coder-left": "REQUEST",
  moved: "REQUEST",
  "day-before": "REQUEST",
  soon: "REQUEST",
  opened: "REQUEST",
  arrived: "REQUEST",
  cancelled: "CANCEL",
  "no-coder-came": "CANCEL",
  lapsed: "CANCEL",
};

function calendarOf({ notice, schedule, origin, now }: SessionMail): MailCalendar | undefined {
  const { kind, person, accountId, email, otherName, scheduleId, startsAt, endsAt } = notice;
  const asked = methods[kind];
  if (!asked) return undefined;
  const isHeldNoMore = person === "coder" && schedule?.coderId !== accountId;
  const method = isHeldNoMore ? "CANCEL" : asked;
  const entry = {
    schedule: {
      ...{ id: scheduleId, startsAt, endsAt },
      // It may have been moved since: its times belong to its revision.
      ...schedule,
      // One that is deleted counts as changed once more.
      revision: schedule?.revision ?? notice.revision + 1,
    },
    isCancelled: method === "CANCEL",
    isFixed: schedule !== null && isFixed(schedule),
    otherName: hasNoCoder({ notice, schedule }) ? "" : otherName,
    person,
  };
  return { method, content: calendarFile([entry], { origin, now, asks: { email } }) };
}

/** Whether the reader is a learner whose session waits for a coder. */
function hasNoCoder({ notice: { person }, schedule }: ToldSession): boolean {
  return person === "user" && schedule !== null && schedule.coderId === null;
}
