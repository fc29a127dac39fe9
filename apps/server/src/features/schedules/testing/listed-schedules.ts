/** Schedules as rows, and as a list has them. */
import type { Schedule } from "@codetale/contract/schedules";
import { at } from "@codetale/domain/testing/at";
import type { InsertedSchedule } from "#testing/schedules";

/** Of that learner, from 10:00 to 11:00, `laterMs` later. */
export function aSchedule(
  learnerId: string,
  facts: Partial<InsertedSchedule> = {},
  laterMs = 0,
): InsertedSchedule {
  return {
    learnerId,
    startsAt: at("10:00") + laterMs,
    endsAt: at("11:00") + laterMs,
    ...facts,
  };
}

export function idsOf(list: readonly Schedule[]): string[] {
  return list.map(({ id }) => id);
}
