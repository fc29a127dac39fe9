/** Texts for days and times of a conversation, in the viewer's time zone. */
import { dayIn } from "@codetale/domain/chat/day-grouping";
import { dayText, timeText } from "@codetale/domain/schedules/wording";
import { DAY_MS, type EpochMs } from "@codetale/domain/time";
import { browserTimeZone } from "#lib/browser-time-zone";

/** The IANA time zone of this device. */
export const timeZone = browserTimeZone();

/** The ISO day of an instant, in `timeZone`. */
export const dayOf = dayIn(timeZone);

export function timeOf(instant: EpochMs): string {
  return timeText(instant, timeZone);
}

/** `Today`, `Yesterday`, or `Monday 1st January 2024`. */
export function dayName(instant: EpochMs, now: EpochMs): string {
  return nearDay(instant, now) ?? dayText(instant, timeZone);
}

/** For the latest message of a conversation: the time today, `Yesterday`, else `1 Jan 2024`. */
export function shortDate(instant: EpochMs, now: EpochMs): string {
  const near = nearDay(instant, now);
  if (near === "Today") return timeOf(instant);
  return near ?? shortFormat.format(instant);
}

const shortFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone,
});

function nearDay(instant: EpochMs, now: EpochMs): "Today" | "Yesterday" | null {
  const day = dayOf(instant);
  if (day === dayOf(now)) return "Today";
  return day === dayBefore(dayOf(now)) ? "Yesterday" : null;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, day.length);
}
