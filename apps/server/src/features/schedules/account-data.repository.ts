/** The schedules of an account: what its download contains, and what its deletion does to them. */
import { refundOnDeletion } from "@codetale/domain/schedules/cancelling";
import type { ScheduleChangeKind } from "@codetale/domain/schedules/changes";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { DELETED_ACCOUNT } from "@codetale/domain/identity/deleted-account";
import type { AccountRef, ErasedSchedules, LeavingAccount } from "#platform/db/account-data";
import type { Database } from "#platform/db/database";
import { learnerTexts, schedules } from "#platform/db/schema/schedules";
import { deletionEffectOn, type DeletionEffect } from "./deletion-effect.ts";
import { isParticipant } from "./schedule-conditions.repository.ts";
import type { ScheduleEvents } from "./schedule-events.ts";
import {
  nextRevision,
  scheduleColumns,
  selectFacts,
  toFacts,
  type FoundFacts,
} from "./schedule-facts.repository.ts";
import type { Refunds } from "./ways-out.repository.ts";

/** The chat's part in deleting an account; both functions write within the given transaction. */
export interface ChatsOfLeavingAccount {
  /**
   * Deletes the conversations of these schedules, and the images that the account never sent.
   *
   * @returns the keys of the images' files
   */
  erase(tx: Database, uid: string, scheduleIds: string[]): Promise<string[]>;
  /** Replaces the account by `DELETED_ACCOUNT` in the conversations of these schedules. */
  anonymise(tx: Database, uid: string, scheduleIds: string[]): Promise<void>;
}

const { id, learnerId, coderId, leftCoderId, ...bookedFacts } = scheduleColumns;

/** A learner's with their texts and payment; a coder's with what was shown to the coder. */
export async function exportSchedules(db: Database, { uid }: AccountRef) {
  const as = sql<string>`case when ${schedules.learnerId} = ${uid} then 'user' else 'coder' end`;
  return {
    schedules: await db
      .select({ id, as, ...bookedFacts })
      .from(schedules)
      .where(isParticipant(uid))
      .orderBy(asc(schedules.startsAt)),
  };
}

/** Has every change of the account's schedules wait for the end of the transaction. */
export async function lockSchedules(tx: Database, { uid }: Pick<AccountRef, "uid">): Promise<void> {
  await selectFacts(tx).where(isParticipant(uid)).orderBy(schedules.id).for("update");
}

/**
 * Deletes, reopens or anonymises the account's schedules with their conversations. All are locked
 * before anything is written. Conversations are deleted first, because deleting a schedule cascades
 * to its images' rows without returning their files.
 *
 * @returns `"going-on"`, with nothing written, while a test is going on
 */
export async function eraseSchedules(
  tx: Database,
  leaving: LeavingAccount,
  chats: ChatsOfLeavingAccount,
  { events, refunds }: { events: ScheduleEvents; refunds: Refunds },
): Promise<ErasedSchedules | "going-on"> {
  const { uid, now } = leaving;
  const rows = selectFacts(tx).where(isParticipant(uid)).orderBy(schedules.id).for("update");
  const own = (await rows).map(toFacts);
  const effects = own.map((each) => ({ id: each.id, effect: deletionEffectOn(each, uid, now) }));
  if (effects.some(({ effect }) => effect === "going-on")) return "going-on";

  const idsOf = (effect: DeletionEffect) =>
    effects.filter((each) => each.effect === effect).map(({ id }) => id);
  // While the rows still say whom it concerns.
  for (const { id: scheduleId, effect } of effects) {
    const kind = changeBy[effect];
    if (kind) await events.note(tx, { kind, scheduleId, by: uid, at: now });
  }
  await oweRefunds(tx, own.filter(isToBeRefunded(leaving)), refunds);
  const fileKeys = await chats.erase(tx, uid, [...idsOf("removed"), ...idsOf("handed-back")]);
  await tx.delete(schedules).where(inArray(schedules.id, idsOf("removed")));
  await tx
    .update(schedules)
    .set({ coderId: null, revision: nextRevision })
    .where(inArray(schedules.id, idsOf("handed-back")));
  await tx.update(schedules).set({ leftReason: "" }).where(eq(schedules.leftCoderId, uid));
  const kept = idsOf("kept");
  if (kept.length > 0) {
    await leaving.addStandIn();
    await anonymise(tx, uid, kept);
    await chats.anonymise(tx, uid, kept);
  }
  return {
    fileKeys,
    changed: own.flatMap(({ id: scheduleId, learnerId, coderId }) => {
      const participantId = uid === learnerId ? coderId : learnerId;
      return participantId === null ? [] : [{ scheduleId, participantId }];
    }),
    isOfferChanged: effects.some(({ effect }) => effect !== "kept"),
  };
}

/** A session of the learner who leaves: as with cancelling, its money goes back by the rule. */
function isToBeRefunded({ uid, now }: LeavingAccount) {
  return (facts: FoundFacts) => facts.learnerId === uid && refundOnDeletion(facts, now) === "money";
}

async function oweRefunds(
  tx: Database,
  cancelled: readonly FoundFacts[],
  refunds: Refunds,
): Promise<void> {
  const paid = await tx
    .select({ scheduleId: schedules.id, reference: schedules.paymentReference })
    .from(schedules)
    .where(
      inArray(
        schedules.id,
        cancelled.map(({ id }) => id),
      ),
    );
  for (const { scheduleId, reference } of paid) {
    if (reference !== null) await refunds.add(tx, { scheduleId, reference });
  }
}

/** What the other participant is told. */
const changeBy: Partial<Record<DeletionEffect, ScheduleChangeKind>> = {
  removed: "cancelled",
  "handed-back": "coder-left",
};

/**
 * Keeps these schedules for the other participant, with `DELETED_ACCOUNT` in the account's place.
 */
async function anonymise(tx: Database, uid: string, scheduleIds: string[]): Promise<void> {
  const blankTexts = Object.fromEntries(Object.keys(learnerTexts).map((name) => [name, ""]));
  await tx
    .update(schedules)
    .set({
      ...blankTexts,
      cancelReason: "",
      learnerId: DELETED_ACCOUNT.uid,
      paymentReference: null,
      refundReference: null,
      idempotencyKey: null,
    })
    .where(and(inArray(schedules.id, scheduleIds), eq(schedules.learnerId, uid)));
  await tx
    .update(schedules)
    .set({ coderId: DELETED_ACCOUNT.uid })
    .where(and(inArray(schedules.id, scheduleIds), eq(schedules.coderId, uid)));
}
