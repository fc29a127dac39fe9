/** Booking, paying and finding conversations, as the sample accounts. */
import { randomUUID } from "node:crypto";
import type { Conversation } from "@codetale/contract/chat";
import type { ApiClient } from "../../e2e/support/api-client.ts";

const DAY_MS = 86_400_000;
/** In bookings of these tests alone. */
export const COMPANY = "Initrode";

const payCode = "codetale-pay";

/** A form for a session of its own day. */
export function bookingOf(learner: ApiClient, daysAhead: number): object {
  return {
    uid: learner.uid,
    day: new Date(Date.now() + daysAhead * DAY_MS).toISOString().slice(0, 10),
    startTime: "14:00",
    endTime: "15:00",
    timeZone: "UTC",
    questions: 3,
    company: COMPANY,
    onCampus: "On Campus",
    difficulty: "Medium",
    language: "C++",
  };
}

export function paymentOf(learner: ApiClient, scheduleId: string): object {
  return { user_id: learner.uid, pay_code: payCode, scheduleId };
}

/** @returns the id of a schedule that a coder may join */
export async function bookAndPay(learner: ApiClient, daysAhead: number): Promise<string> {
  const booked = await learner.post("/schedule/add-schedule", bookingOf(learner, daysAhead), {
    "idempotency-key": randomUUID(),
  });
  if (!booked.ok) throw new Error(await booked.text());
  const { scheduleId } = (await booked.json()) as { scheduleId: string };
  const paid = await learner.post("/paycode/pay_code", paymentOf(learner, scheduleId));
  if (!paid.ok) throw new Error(await paid.text());
  return scheduleId;
}

/** @returns the schedule whose conversation the sample accounts may write in */
export async function openConversation(learner: ApiClient): Promise<string> {
  const { chats } = await learner.get<{ chats: Conversation[] }>("/chats");
  const open = chats.find((chat) => chat.isOpen);
  if (!open) throw new Error("The sample data has no open conversation.");
  return open.scheduleId;
}
