/** Calls about notices: what an account is told of its sessions, and how it wants to be told. */
import { noticeGroups, noticeKinds } from "@codetale/domain/notices/notice-kinds";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { accountRoleSchema, idSchema, sentText, successSchema } from "./values.ts";

/** Largest number of notices of one answer, the unread ones first. */
export const MOST_NOTICES = 100;

const instant = z.int();

export const noticeSchema = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  /** The reader's part in the session, and so the role whose screens it is about. */
  person: accountRoleSchema,
  scheduleId: z.string(),
  /** The one who did it, or else the other participant; blank where there is none. */
  otherName: z.string(),
  /** When the session was to be as the notice was made. */
  startsAt: instant,
  endsAt: instant,
  /** Before it was moved. */
  earlierStartsAt: instant.nullable(),
  earlierEndsAt: instant.nullable(),
  refund: z.enum(["money", "credit", "none"]).nullable(),
  /** What the session is about; null where it was deleted. */
  topic: z.object({ language: z.string(), difficulty: z.string() }).nullable(),
  toldAt: instant,
  isRead: z.boolean(),
  /** How many more open requests are told of with this one; in live events alone. */
  others: z.int().optional(),
});
export type Notice = z.infer<typeof noticeSchema>;

export const noticeSettingsSchema = z.object({
  /** Whether notices of each group come by mail. */
  mail: z.record(z.enum(noticeGroups), z.boolean()),
  /** Whether the browser is to notify, where its user lets it. */
  browser: z.boolean(),
  sound: z.boolean(),
  /** The zone (IANA) of the times in mails; null for that of each booking. */
  timeZone: z.string().nullable(),
  /** Whether calendar programs read the account's calendar at an address; `showCalendar` tells it. */
  isCalendarShared: z.boolean(),
});
export type NoticeSettings = z.infer<typeof noticeSettingsSchema>;

export const listNotices = {
  method: "GET",
  path: "/notices",
  summary: "What the account was told of its sessions: the unread first, then the latest",
  response: successSchema.extend({
    notices: z.array(noticeSchema),
    /** How many are unread in all. */
    unread: z.int(),
    settings: noticeSettingsSchema,
  }),
  isUse: false,
  errors: ["session/required"],
} as const satisfies Endpoint;

export const readNotices = {
  method: "POST",
  path: "/notices/read",
  summary: "Marks notices of the account as read; ids that are not its own are ignored",
  body: z.object({ ids: z.array(idSchema).min(1).max(MOST_NOTICES) }),
  response: successSchema.extend({ unread: z.int() }),
  errors: ["session/required"],
} as const satisfies Endpoint;

const settingsAnswer = successSchema.extend({ settings: noticeSettingsSchema });

export const chooseNotices = {
  method: "POST",
  path: "/notices/settings",
  summary: "Changes how the account is told; what is missing stays as it is",
  body: z.object({
    mail: z.partialRecord(z.enum(noticeGroups), z.boolean()).optional(),
    browser: z.boolean().optional(),
    sound: z.boolean().optional(),
    timeZone: sentText(64).optional(),
  }),
  response: settingsAnswer,
  errors: ["session/required"],
} as const satisfies Endpoint;

export const shareCalendar = {
  method: "POST",
  path: "/notices/calendar",
  summary:
    "Makes an address of the account's calendar in place of any before, which needs a proof, or revokes it",
  body: z.object({ isShared: z.boolean() }),
  response: settingsAnswer.extend({
    /** Null where it was revoked. */
    calendarAddress: z.string().nullable(),
  }),
  errors: ["session/required", "proof/required"],
} as const satisfies Endpoint;

export const showCalendar = {
  method: "GET",
  path: "/notices/calendar",
  summary: "The address of the account's calendar, a secret",
  response: successSchema.extend({ calendarAddress: z.string() }),
  errors: ["session/required", "proof/required", "calendar/unknown"],
} as const satisfies Endpoint;

const unsubscribeQuery = z.object({ token: sentText(300).default("") });

export const showUnsubscribe = {
  method: "GET",
  path: "/notices/unsubscribe",
  summary: "The page that a link in a mail leads to; asks once more",
  query: unsubscribeQuery,
  response: z.any(),
  errors: ["notices/link-invalid"],
} as const satisfies Endpoint;

export const unsubscribe = {
  method: "POST",
  path: "/notices/unsubscribe",
  summary: "Ends the mails of one group (RFC 8058: also sent by mail programs); needs no session",
  query: unsubscribeQuery,
  response: z.any(),
  errors: ["notices/link-invalid"],
} as const satisfies Endpoint;

/** `{id}.ics` */
const calendarFile = z.object({ file: sentText(200).regex(/\.ics$/) });

export const scheduleCalendar = {
  method: "GET",
  path: "/schedule/:file",
  summary: "The calendar file {scheduleId}.ics of one session, for its participants",
  params: calendarFile,
  response: z.any(),
  errors: ["session/required", "schedule/unknown"],
} as const satisfies Endpoint;

export const calendarFeed = {
  method: "GET",
  path: "/calendar/:file",
  summary: "{secret}.ics: every session of the account whose secret it is",
  params: calendarFile,
  response: z.any(),
  errors: ["calendar/unknown"],
} as const satisfies Endpoint;

/** The calendar file of one session. */
export function scheduleCalendarPath(scheduleId: string): string {
  return scheduleCalendar.path.replace(":file", `${encodeURIComponent(scheduleId)}.ics`);
}
