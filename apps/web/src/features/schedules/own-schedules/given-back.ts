import type { Schedule } from "@codetale/contract/schedules";
import { words } from "../words.ts";

/** What a learner got back for a session that will not take place; empty where nothing was paid. */
export function givenBackText({ cancelled, paidWithCredit, subscribers }: Schedule): string {
  if (subscribers[0]?.paymentStatus !== "Paid") return "";
  const refund = cancelled?.refund ?? (paidWithCredit ? "credit" : "money");
  if (refund === "credit") return words.creditBack;
  return cancelled?.refunded ? words.moneyBack : words.moneyComing;
}
