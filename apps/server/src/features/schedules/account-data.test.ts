import { getTableColumns } from "drizzle-orm";
import { PgText } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { learnerTexts, schedules } from "#platform/db/schema/schedules";

/** What a schedule keeps for the other participant. */
const keptTexts = [
  "timeZone",
  "difficulty",
  "language",
  "company",
  "mode",
  "cancelledBy",
  "refund",
];

/** What deleting the learner's account replaces or clears by name. */
const clearedTexts = [
  ...["learnerId", "coderId", "paymentReference", "idempotencyKey", "cancelReason"],
  ...["refundReference", "leftCoderId", "leftReason"],
];

it("every text column of a schedule is kept, cleared or blanked when an account is deleted", () => {
  const texts = Object.entries(getTableColumns(schedules))
    .filter(([, column]) => column instanceof PgText)
    .map(([name]) => name);
  const decided = [...keptTexts, ...clearedTexts, ...Object.keys(learnerTexts)];

  expect(texts.sort()).toEqual(decided.sort());
});
