/** A session that is booked and paid by calls, where the journey begins after it. */
import { expect } from "@playwright/test";
import type { ApiClient } from "./api-client.ts";

interface PaidSession {
  company: string;
  startsAt: number;
  difficulty?: string;
  language?: string;
}

const HALF_AN_HOUR_MS = 1_800_000;

/** @returns the schedule's id */
export async function bookPaidSession(
  api: ApiClient,
  { company, startsAt, difficulty = "Easy", language = "Python" }: PaidSession,
): Promise<string> {
  const [day, startTime] = wallClock(startsAt);
  const [, endTime] = wallClock(startsAt + HALF_AN_HOUR_MS);
  const times = { day, startTime, endTime, timeZone: "UTC" };
  const kind = { questions: 3, company, onCampus: "Practice", difficulty, language };
  const booked = await api.post("/schedule/add-schedule", { uid: api.uid, ...times, ...kind });
  const { scheduleId } = (await booked.json()) as { scheduleId: string };
  const payment = { user_id: api.uid, pay_code: "codetale-pay", scheduleId };
  expect((await api.post("/paycode/pay_code", payment)).status).toBe(200);
  return scheduleId;
}

function wallClock(instant: number): [day: string, time: string] {
  const iso = new Date(instant).toISOString();
  return [iso.slice(0, 10), iso.slice(11, 16)];
}
