/** The server's side of schedules and payments, at its most willing. */
import { listOwnRatings } from "@codetale/contract/coders";
import { readSession, type Session } from "@codetale/contract/identity";
import { payWithCode, readPaymentMethod } from "@codetale/contract/payments";
import { listRequestAlerts } from "@codetale/contract/request-alerts";
import {
  addSchedule,
  joinSchedule,
  listCoderSchedules,
  listLearnerSchedules,
  listOpenSchedules,
  type Schedule,
} from "@codetale/contract/schedules";
import { aSession } from "#testing/a-session";
import { on } from "#testing/server";
import { ada, linus } from "./schedules.ts";

export const MESSAGE =
  "Your session is booked for Monday 2nd March 2026, 10:00 AM to 11:30 AM (UTC).";

export const learner = person({ ...ada, person: "user" });
export const coder = person({ ...linus, person: "coder" });

/** Ada is signed in, has booked nothing, and whatever she books and pays is accepted. */
export function answerWillingly(): void {
  on(readSession, learner);
  on(readPaymentMethod, { kind: "code", sampleCode: "sample-code", price: null, credits: 0 });
  on(addSchedule, { success: true, scheduleId: "schedule-1", message: MESSAGE });
  on(payWithCode, { success: true, message: "Payment successful!" });
  on(joinSchedule, { success: true, message: "Schedule joined successfully!" });
  on(listOwnRatings, { success: true, ratings: [] });
  on(listRequestAlerts, { success: true, alerts: [] });
  listing([]);
  on(listCoderSchedules, { success: true, userSchedule: [] });
  offering();
}

/** The learner's schedules: those ahead, and those that are over. */
export function listing(ahead: Schedule[], over: Schedule[] = []): void {
  on(listLearnerSchedules, ({ body }) => ({
    success: true as const,
    userSchedule: body.completed ? over : ahead,
  }));
}

/** The schedules that a coder may join. */
export function offering(...schedules: Schedule[]): void {
  on(listOpenSchedules, { success: true, filteredSchedule: schedules, isMore: false });
}

function person(who: Pick<Session, "uid" | "name" | "photoURL" | "person">): Session {
  return aSession({ ...who, email: `${who.uid}@mail.test` });
}
