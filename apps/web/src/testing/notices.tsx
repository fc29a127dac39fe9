import { browserTimeZone } from "#lib/browser-time-zone";
import type { listNotices, Notice, NoticeSettings } from "@codetale/contract/notices";
import { mailByDefault } from "@codetale/domain/notices/notice-kinds";
import type { z } from "zod";

/** Half past three in Kolkata. */
const STARTS_AT = Date.parse("2026-03-02T10:00Z");

export function aNotice(facts: Partial<Notice> = {}): Notice {
  return {
    id: crypto.randomUUID(),
    kind: "coder-joined",
    person: "user",
    scheduleId: "8f0c7b3e-0000-4000-8000-000000000001",
    otherName: "Cody",
    startsAt: STARTS_AT,
    endsAt: STARTS_AT + 3_600_000,
    earlierStartsAt: null,
    earlierEndsAt: null,
    refund: null,
    topic: { language: "Python", difficulty: "Medium" },
    toldAt: STARTS_AT - 86_400_000,
    isRead: false,
    ...facts,
  };
}

/** The answer to an account that was told these, and has chosen nothing. */
export function someNotices(
  notices: Notice[] = [],
  settings: Partial<NoticeSettings> = {},
): z.output<typeof listNotices.response> {
  return {
    success: true,
    notices,
    unread: notices.filter(({ isRead }) => !isRead).length,
    settings: {
      mail: mailByDefault,
      browser: true,
      sound: false,
      timeZone: browserTimeZone(),
      isCalendarShared: false,
      ...settings,
    },
  };
}
