/** Booking, paying and finding conversations, as the sample accounts. */
import { randomUUID } from "node:crypto";
import type { Conversation } from "@codetale/contract/chat";
import type { ApiClient } from "../../e2e/support/api-client.ts";

const DAY_MS = 86_400_000;
/** In bookings of these tests alone. */
export const COMPANY = "Initrode";

const payCode = "codetale-pay";

/** Later than the sessions of the sample data. */
const FIRST_DAY_AHEAD = 10;
const SLOT_MS = 600_000;
const SLOTS_A_DAY = 100;

/** A form for the session of a slot of its own, so that no two overlap: 0, 1, 2 … up to 17,000. */
export function bookingOf(learner: ApiClient, slot: number): object {
  const daysAhead = FIRST_DAY_AHEAD + Math.floor(slot / SLOTS_A_DAY);
  const startsAt = (slot % SLOTS_A_DAY) * SLOT_MS;
  return {
    uid: learner.uid,
    day: new Date(Date.now() + daysAhead * DAY_MS).toISOString().slice(0, 10),
    startTime: clockText(startsAt),
    endTime: clockText(startsAt + SLOT_MS),
    timeZone: "UTC",
    questions: 3,
    company: COMPANY,
    onCampus: "On Campus",
    difficulty: "Medium",
    language: "C++",
  };
}

function clockText(sinceMidnightMs: number): string {
  return new Date(sinceMidnightMs).toISOString().slice(11, 16);
}

export function paymentOf(learner: ApiClient, scheduleId: string): object {
  return { user_id: learner.uid, pay_code: payCode, scheduleId };
}

/** @returns the id of a schedule that a coder may join */
export async function bookAndPay(learner: ApiClient, slot: number): Promise<string> {
  const booked = await learner.post("/schedule/add-schedule", bookingOf(learner, slot), {
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
