/** The form of another session like an earlier one. */
import type { Schedule } from "@codetale/contract/schedules";
import { fromTimestamp } from "@codetale/contract/values";
import { noRequests, requestsOf } from "@codetale/domain/schedules/requests";
import { nextDayLike } from "@codetale/domain/schedules/slots";
import type { EpochMs } from "@codetale/domain/time";
import { wallClockAt } from "@codetale/domain/wall-clock";
import type { BookingForm } from "./booking-form.ts";

/** On the next day of the same weekday, at the same time in the zone that it was booked in. */
export function formLike(schedule: Schedule, now: EpochMs): BookingForm {
  const { timeZone, numberOfQuestions, company, onCampus, difficulty, language } = schedule;
  const startsAt = fromTimestamp(schedule.startTimestamp);
  const start = wallClockAt(startsAt, timeZone);
  const end = wallClockAt(fromTimestamp(schedule.endTimestamp), timeZone);
  return {
    day: nextDayLike(start, Math.max(now, startsAt)),
    startTime: start.time,
    endTime: end.time,
    timeZone,
    questions: String(numberOfQuestions),
    company,
    onCampus,
    difficulty,
    language,
    ...requestsOf(schedule.subscribers[0] ?? noRequests),
  };
}
