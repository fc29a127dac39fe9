/**
 * The conversations of an account: what its download contains, and what its deletion does to them.
 */
import { and, asc, eq, inArray, notExists, type SQL } from "drizzle-orm";
import { DELETED_ACCOUNT } from "@codetale/domain/identity/deleted-account";
import type { AccountRef } from "#platform/db/account-data";
import type { Database } from "#platform/db/database";
import { chatImages, chats, messages } from "#platform/db/schema/chat";
import { isParticipant, ownReadSeq } from "./chat-conditions.repository.ts";
import { imageAddress } from "./image-address.ts";
import { imageFileKey } from "./image-file-key.ts";

/** Implements `ExportOf` for conversations, messages and images. */
export async function exportChat(db: Database, { uid }: AccountRef) {
  return {
    conversations: await conversationsOf(db, uid),
    messages: await messagesOf(db, uid),
    images: await imagesOf(db, uid),
  };
}

function conversationsOf(db: Database, uid: string) {
  return db
    .select({
      scheduleId: chats.scheduleId,
      messages: chats.lastSeq,
      readUpTo: ownReadSeq(uid),
      createdAt: chats.createdAt,
      lastAt: chats.lastAt,
      closedAt: chats.closedAt,
    })
    .from(chats)
    .where(isParticipant(uid))
    .orderBy(asc(chats.createdAt));
}

function messagesOf(db: Database, uid: string) {
  // By conversation, since messages have no index of their senders.
  const conversations = db
    .select({ scheduleId: chats.scheduleId })
    .from(chats)
    .where(isParticipant(uid));
  return db
    .select({
      scheduleId: messages.scheduleId,
      seq: messages.seq,
      text: messages.text,
      imageId: messages.imageId,
      sentAt: messages.sentAt,
      replyTo: messages.replyTo,
      editedAt: messages.editedAt,
      deletedAt: messages.deletedAt,
    })
    .from(messages)
    .where(and(inArray(messages.scheduleId, conversations), eq(messages.senderId, uid)))
    .orderBy(asc(messages.scheduleId), asc(messages.seq));
}

/** As links, which open for signed-in participants only. */
async function imagesOf(db: Database, uid: string) {
  const images = await db
    .select()
    .from(chatImages)
    .where(eq(chatImages.senderId, uid))
    .orderBy(asc(chatImages.createdAt));
  return images.map(({ id, scheduleId, createdAt }) => ({
    id,
    link: imageAddress(scheduleId, id),
    createdAt,
  }));
}

/**
 * Deletes the conversations of these schedules, and the images that the account uploaded but never
 * sent in a message.
 *
 * @returns the keys of the images' files
 */
export async function eraseChats(
  tx: Database,
  uid: string,
  scheduleIds: string[],
): Promise<string[]> {
  await tx.delete(messages).where(inArray(messages.scheduleId, scheduleIds));
  const images = await deleteImages(tx, inArray(chatImages.scheduleId, scheduleIds));
  await tx.delete(chats).where(inArray(chats.scheduleId, scheduleIds));
  const message = tx
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.imageId, chatImages.id));
  const unsent = and(eq(chatImages.senderId, uid), notExists(message));
  return [...images, ...(await deleteImages(tx, unsent))];
}

async function deleteImages(tx: Database, where: SQL | undefined): Promise<string[]> {
  const deleted = await tx
    .delete(chatImages)
    .where(where)
    .returning({ scheduleId: chatImages.scheduleId, id: chatImages.id });
  return deleted.map(({ scheduleId, id }) => imageFileKey(scheduleId, id));
}

/** Replaces the account by `DELETED_ACCOUNT` in the conversations of these schedules. */
export async function anonymiseChats(
  tx: Database,
  uid: string,
  scheduleIds: string[],
): Promise<void> {
  const { uid: standIn } = DELETED_ACCOUNT;
  await tx.update(chats).set({ learnerId: standIn }).where(eq(chats.learnerId, uid));
  await tx.update(chats).set({ coderId: standIn }).where(eq(chats.coderId, uid));
  await tx
    .update(messages)
    .set({ senderId: standIn })
    .where(and(inArray(messages.scheduleId, scheduleIds), eq(messages.senderId, uid)));
  await tx
    .update(chatImages)
    .set({ senderId: standIn })
    .where(and(inArray(chatImages.scheduleId, scheduleIds), eq(chatImages.senderId, uid)));
}
