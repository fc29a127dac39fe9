/** Sessions as a calendar file (RFC 5545): for mails, for a download, and for calendar programs. */
import { chatPath } from "@codetale/contract/screens";
import type { Part } from "@codetale/domain/notices/notices-of-change";
import { PRODUCT_NAME } from "@codetale/domain/product";
import type { EpochMs } from "@codetale/domain/time";
import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
} from "ical-generator";
import type { NoticeSchedule } from "./notice-schedule.ts";

export interface CalendarEntry {
  schedule: Pick<NoticeSchedule, "id" | "startsAt" | "endsAt" | "revision"> &
    Partial<Pick<NoticeSchedule, "language" | "difficulty" | "numberOfQuestions" | "mode">>;
  /** Whether its reader is not to come: it was cancelled, or is another coder's. */
  isCancelled: boolean;
  isFixed: boolean;
  /** The other participant; blank where there is none or no name. */
  otherName: string;
  person: Part;
}

interface CalendarOptions {
  /** The product's own, without a slash at its end. */
  origin: string;
  now: EpochMs;
  /** The reader, where the file asks their calendar to take the session in or out: in a mail. */
  asks?: { email: string } | undefined;
  /** Of a calendar that programs fetch again and again. */
  name?: string | undefined;
}

const PUBLISHED_EVERY_S = 3600;

/**
 * The session keeps its UID for ever, and its SEQUENCE rises with each change, so that calendars
 * know it again; one that is cancelled is sent as cancelled.
 */
export function calendarFile(
  entries: readonly CalendarEntry[],
  { origin, now, asks, name }: CalendarOptions,
): string {
  const isCancelled = entries.every((entry) => entry.isCancelled);
  const asked = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({
    prodId: { company: PRODUCT_NAME, product: PRODUCT_NAME, language: "EN" },
    method: asks ? asked : ICalCalendarMethod.PUBLISH,
    ...(name !== undefined && { name, ttl: PUBLISHED_EVERY_S }),
  });
  for (const entry of entries) {
    calendar.createEvent({
      ...eventOf(entry, origin, now),
      // A request names both sides (RFC 5546); no answer is asked for.
      ...(asks && {
        organizer: { name: PRODUCT_NAME, email: `no-reply@${new URL(origin).hostname}` },
        attendees: [{ email: asks.email, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
      }),
    });
  }
  return calendar.toString();
}

/** Whether it takes place as far as is known: it is paid and has a coder. */
export function isFixed({ paidAt, coderId }: Pick<NoticeSchedule, "paidAt" | "coderId">): boolean {
  return paidAt !== null && coderId !== null;
}

function eventOf(entry: CalendarEntry, origin: string, now: EpochMs): ICalEventData {
  const { schedule, isCancelled, otherName, person } = entry;
  const { id, startsAt, endsAt, revision, language, difficulty, numberOfQuestions } = schedule;
  const link = `${origin}${chatPath(id)}`;
  const other = otherName || (person === "user" ? "a coder" : "a learner");
  const awaited = person === "user" && otherName === "" ? ", waiting for a coder" : "";
  const tasks = numberOfQuestions === 1 ? "1 question" : `${numberOfQuestions} questions`;
  const about = language ? [`${language}, ${difficulty}, ${tasks}`] : [];
  return {
    id: `${id}@codetale`,
    sequence: revision,
    stamp: new Date(now),
    start: new Date(startsAt),
    end: new Date(endsAt),
    summary: awaited
      ? `${PRODUCT_NAME} session${awaited}`
      : `${PRODUCT_NAME} session with ${other}`,
    description: [...about, link].join("\n"),
    url: link,
    status: statusOf(isCancelled, entry.isFixed),
  };
}

function statusOf(isCancelled: boolean, isCertain: boolean): ICalEventStatus {
  if (isCancelled) return ICalEventStatus.CANCELLED;
  return isCertain ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
}
