/** Deletes an account in one transaction: either nothing of it is left, or nothing happened. */
import type { EpochMs } from "@codetale/domain/time";
import { and, eq, inArray, notExists, or, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { chatImages, chats, messages } from "#platform/db/schema/chat";
import {
  attempts,
  oneTimeCodes,
  photos,
  profiles,
  tickets,
  users,
} from "#platform/db/schema/identity";
import { mailbox } from "#platform/db/schema/mail";
import { schedules } from "#platform/db/schema/schedules";
import type { AccountDeletionRepository, DeletedAccount } from "./account-deletion.service.ts";
import {
  DELETED_ACCOUNT,
  deletionEffectOn,
  type DeletionEffect,
  type OwnSchedule,
} from "./deletion-effect.ts";

export function createAccountDeletionRepository(db: Database): AccountDeletionRepository {
  return {
    remove(uid, email, now) {
      return db.transaction(async (tx) => {
        const holder = await lockAccount(tx, uid);
        if (holder === null) return "gone";
        if (holder !== email) return "other-email";
        const own = await lockSchedules(tx, uid);
        const fated = own.map((schedule) => ({
          schedule,
          fate: deletionEffectOn(schedule, uid, now),
        }));
        if (fated.some(({ fate }) => fate === "going-on")) return "going-on";

        const idsOf = (fate: DeletionEffect) =>
          fated.filter((each) => each.fate === fate).map(({ schedule }) => schedule.id);
        const images = await removeChats(tx, [...idsOf("removed"), ...idsOf("handed-back")]);
        await tx.delete(schedules).where(inArray(schedules.id, idsOf("removed")));
        await tx
          .update(schedules)
          .set({ coderId: null })
          .where(inArray(schedules.id, idsOf("handed-back")));
        const unsent = await removeUnsentImages(tx, uid);
        await keepWithoutName(tx, uid, idsOf("kept"), now);
        await removeTraces(tx, uid, email);
        const photoIds = await removeUser(tx, uid);
        return {
          photoIds,
          chatImages: [...images, ...unsent],
          changed: own.flatMap((schedule) => participantOf(schedule, uid)),
          isOfferChanged: fated.some(({ fate }) => fate !== "kept"),
        };
      });
    },
  };
}

/** From here on nobody can join, book or sign in for the account. @returns its e-mail address */
async function lockAccount(tx: Database, uid: string): Promise<string | null> {
  const [found] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, uid))
    .for("update");
  return found?.email ?? null;
}

function lockSchedules(tx: Database, uid: string): Promise<OwnSchedule[]> {
  return tx
    .select({
      id: schedules.id,
      learnerId: schedules.learnerId,
      coderId: schedules.coderId,
      startsAt: schedules.startsAt,
      endsAt: schedules.endsAt,
      startedAt: schedules.startedAt,
      completedAt: schedules.completedAt,
    })
    .from(schedules)
    .where(or(eq(schedules.learnerId, uid), eq(schedules.coderId, uid)))
    .orderBy(schedules.id)
    .for("update");
}

async function removeChats(
  tx: Database,
  scheduleIds: string[],
): Promise<DeletedAccount["chatImages"]> {
  await tx.delete(messages).where(inArray(messages.scheduleId, scheduleIds));
  const images = await tx
    .delete(chatImages)
    .where(inArray(chatImages.scheduleId, scheduleIds))
    .returning({ scheduleId: chatImages.scheduleId, imageId: chatImages.id });
  await tx.delete(chats).where(inArray(chats.scheduleId, scheduleIds));
  return images;
}

/** Uploaded for a message that was never sent, so nobody but the sender has seen them. */
function removeUnsentImages(tx: Database, uid: string): Promise<DeletedAccount["chatImages"]> {
  const message = tx
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.imageId, chatImages.id));
  return tx
    .delete(chatImages)
    .where(and(eq(chatImages.senderId, uid), notExists(message)))
    .returning({ scheduleId: chatImages.scheduleId, imageId: chatImages.id });
}

/** What the other participant goes on having says "Deleted account" from here on. */
async function keepWithoutName(
  tx: Database,
  uid: string,
  scheduleIds: string[],
  now: EpochMs,
): Promise<void> {
  if (scheduleIds.length === 0) return;
  await addDeletedAccount(tx, now);
  const learnerId = DELETED_ACCOUNT.uid;
  const coderId = DELETED_ACCOUNT.uid;
  const senderId = DELETED_ACCOUNT.uid;
  await tx
    .update(schedules)
    .set({ learnerId, otherRequests: "", paymentReference: null, idempotencyKey: null })
    .where(and(inArray(schedules.id, scheduleIds), eq(schedules.learnerId, uid)));
  await tx
    .update(schedules)
    .set({ coderId })
    .where(and(inArray(schedules.id, scheduleIds), eq(schedules.coderId, uid)));
  await tx.update(chats).set({ learnerId }).where(eq(chats.learnerId, uid));
  await tx.update(chats).set({ coderId }).where(eq(chats.coderId, uid));
  await tx
    .update(messages)
    .set({ senderId })
    .where(and(inArray(messages.scheduleId, scheduleIds), eq(messages.senderId, uid)));
  await tx
    .update(chatImages)
    .set({ senderId })
    .where(and(inArray(chatImages.scheduleId, scheduleIds), eq(chatImages.senderId, uid)));
}

/** Its address is none, so that no call can mean it. */
async function addDeletedAccount(tx: Database, now: EpochMs): Promise<void> {
  const { uid, name } = DELETED_ACCOUNT;
  await tx
    .insert(users)
    .values({ id: uid, name, email: uid, isDisabled: true })
    .onConflictDoNothing();
  await tx
    .insert(profiles)
    .values([
      { uid, person: "user", name, createdAt: now },
      { uid, person: "coder", name, createdAt: now },
    ])
    .onConflictDoNothing();
}

/** What is kept by address or account without belonging to the account's own row. */
async function removeTraces(tx: Database, uid: string, email: string): Promise<void> {
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.email, email));
  await tx.delete(tickets).where(eq(tickets.email, email));
  await tx.delete(mailbox).where(eq(mailbox.to, email));
  const ends = [`:${email}`, ` ${email}`, `:${uid}`];
  await tx
    .delete(attempts)
    .where(
      or(...ends.map((end) => sql`right(${attempts.key}, ${[...end].length}::integer) = ${end}`)),
    );
}

/** @returns the photos whose files may go */
async function removeUser(tx: Database, uid: string): Promise<string[]> {
  const removed = await tx
    .delete(photos)
    .where(eq(photos.ownerId, uid))
    .returning({ id: photos.id });
  await tx.delete(users).where(eq(users.id, uid));
  return removed.map(({ id }) => id);
}

function participantOf(
  { id, learnerId, coderId }: OwnSchedule,
  uid: string,
): DeletedAccount["changed"] {
  const participantId = uid === learnerId ? coderId : learnerId;
  return participantId === null ? [] : [{ scheduleId: id, participantId }];
}
