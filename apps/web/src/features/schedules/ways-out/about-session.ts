import type { Schedule } from "@codetale/contract/schedules";
import { fromTimestamp } from "@codetale/contract/values";
import { dayText, timeText } from "@codetale/domain/schedules/wording";

/** Which session a dialog is about, in the viewer's zone: `Python, Hard on Monday …, 2:00 PM`. */
export function aboutSession(schedule: Schedule, timeZone: string): string {
  const startsAt = fromTimestamp(schedule.startTimestamp);
  const { language, difficulty } = schedule;
  return `${language}, ${difficulty} on ${dayText(startsAt, timeZone)}, ${timeText(startsAt, timeZone)}`;
}
