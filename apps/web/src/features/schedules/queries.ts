/** The queries of the schedules screens. */
import type { Session } from "@codetale/contract/identity";
import { readPaymentMethod } from "@codetale/contract/payments";
import {
  listCoderSchedules,
  listLearnerSchedules,
  listOpenSchedules,
} from "@codetale/contract/schedules";
import type { AccountRole } from "@codetale/contract/values";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/http/api-client";

export const scheduleKeys = {
  all: ["schedules"],
  own: ["schedules", "own"],
  open: ["schedules", "open"],
} as const;

/** @param completed true for schedules that are over, false for those ahead or going on */
export function ownSchedulesQuery(
  { uid, person }: Pick<Session, "uid" | "person">,
  completed: boolean,
) {
  return queryOptions({
    queryKey: [...scheduleKeys.own, person, uid, completed],
    queryFn: async ({ signal }) => {
      const body = { userId: uid, completed };
      return (await call(lists[person], { body, signal })).userSchedule;
    },
  });
}

/** Which open schedules are asked for; without anything all, the soonest first. */
interface WantedSchedules {
  /** ISO day in the time zone on which they start, or the first of `days`. */
  day?: string;
  days?: number;
  scheduleId?: string;
}

export function openSchedulesQuery(uid: string, wanted: WantedSchedules, timeZone: string) {
  return queryOptions({
    queryKey: [...scheduleKeys.open, uid, wanted, timeZone],
    queryFn: async ({ signal }) => {
      const body = { userId: uid, ...wanted, ...(wanted.day !== undefined && { timeZone }) };
      const { filteredSchedule, isMore } = await call(listOpenSchedules, { body, signal });
      return { schedules: filteredSchedule, isMore };
    },
  });
}

/** @param uid the account, whose free sessions it counts; null for a visitor, who has none */
export function paymentMethodQuery(uid: string | null) {
  return queryOptions({
    // Free sessions come and go with one's own schedules.
    queryKey: [...scheduleKeys.own, "payment-method", uid],
    queryFn: ({ signal }) => call(readPaymentMethod, { signal }),
    staleTime: Infinity,
  });
}

const lists = { user: listLearnerSchedules, coder: listCoderSchedules } satisfies Record<
  AccountRole,
  unknown
>;
