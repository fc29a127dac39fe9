/** Editing and deleting messages. */
import { changeableSince } from "@codetale/domain/chat/changing";
import type { EpochMs } from "@codetale/domain/time";
import { and, eq, gt, isNull, notExists, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import type { FileRemoval } from "#platform/db/file-removal";
import { chatImages, chats, messages } from "#platform/db/schema/chat";
import { isParticipant } from "./chat-conditions.repository.ts";
import { imageFileKey } from "./image-file-key.ts";
import { selectMessages } from "./messages.repository.ts";

export interface MessageChange {
  scheduleId: string;
  messageId: string;
  /** The account that changes it. */
  uid: string;
  /** What it says from now on; null when it is deleted. */
  text: string | null;
  /** Excerpt for the conversation list. */
  preview: string;
  at: EpochMs;
}

/**
 * Changes a message where its sender still may, by one statement, under the lock of the
 * conversation's row: changes are numbered in the order in which they become visible.
 *
 * @returns the message and its conversation; null when nothing may be changed
 */
export async function changeMessage(db: Database, fileRemoval: FileRemoval, change: MessageChange) {
  const { scheduleId, messageId, uid, text, preview, at } = change;
  const changed = await db.transaction(async (tx) => {
    const [chat] = await tx
      .update(chats)
      .set({ lastChange: sql`${chats.lastChange} + 1` })
      .where(and(eq(chats.scheduleId, scheduleId), isNull(chats.closedAt), isParticipant(uid)))
      .returning();
    if (!chat) return null;
    const isIt = and(eq(messages.scheduleId, scheduleId), eq(messages.id, messageId));
    const [before] = await tx.select({ imageId: messages.imageId }).from(messages).where(isIt);
    const [changed] = await tx
      .update(messages)
      .set({
        change: chat.lastChange,
        ...(text === null ? { text: "", imageId: null, deletedAt: at } : { text, editedAt: at }),
      })
      .where(
        and(
          isIt,
          eq(messages.senderId, uid),
          isNull(messages.deletedAt),
          gt(messages.sentAt, changeableSince(at)),
        ),
      )
      .returning({ seq: messages.seq });
    if (!changed) return null;
    if (changed.seq === chat.lastSeq) {
      await tx.update(chats).set({ lastText: preview }).where(eq(chats.scheduleId, scheduleId));
    }
    if (text === null) await forgetImage(tx, fileRemoval, before?.imageId ?? null);
    const [message] = await selectMessages(tx).where(isIt);
    return message ? { message, chat } : null;
  });
  if (changed && text === null) fileRemoval.wake();
  return changed;
}

/** Deletes the image where no other message shows it. */
async function forgetImage(
  tx: Database,
  fileRemoval: FileRemoval,
  imageId: string | null,
): Promise<void> {
  if (imageId === null) return;
  const shown = tx
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.imageId, chatImages.id));
  const [gone] = await tx
    .delete(chatImages)
    .where(and(eq(chatImages.id, imageId), notExists(shown)))
    .returning({ scheduleId: chatImages.scheduleId, id: chatImages.id });
  if (gone) await fileRemoval.add(tx, [imageFileKey(gone.scheduleId, gone.id)]);
}
