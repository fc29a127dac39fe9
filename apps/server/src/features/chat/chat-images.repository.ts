import type { EpochMs } from "@codetale/domain/time";
import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { chatImages, chats } from "#platform/db/schema/chat";

/** The row of an uploaded image; width and height in pixels. */
export interface NewImage {
  id: string;
  scheduleId: string;
  senderId: string;
  width: number;
  height: number;
  createdAt: EpochMs;
}

export type ChatImageRepository = ReturnType<typeof createChatImageRepository>;

export function createChatImageRepository(db: Database) {
  return {
    /** @returns false when the conversation is not open to the sender */
    async insert({ id, scheduleId, senderId, width, height, createdAt }: NewImage) {
      const allowed = db
        .select({
          id: sql<string>`${id}::uuid`.as("id"),
          scheduleId: chats.scheduleId,
          senderId: sql<string>`${senderId}`.as("sender_id"),
          width: sql<number>`${width}::integer`.as("width"),
          height: sql<number>`${height}::integer`.as("height"),
          createdAt: sql<number>`${createdAt}::bigint`.as("created_at"),
        })
        .from(chats)
        .where(
          and(
            eq(chats.scheduleId, scheduleId),
            isNull(chats.closedAt),
            or(eq(chats.learnerId, senderId), eq(chats.coderId, senderId)),
          ),
        );
      const rows = await db.insert(chatImages).select(allowed).returning({ id: chatImages.id });
      return rows.length > 0;
    },

    async exists(scheduleId: string, imageId: string): Promise<boolean> {
      const rows = await db
        .select({ id: chatImages.id })
        .from(chatImages)
        .where(and(eq(chatImages.id, imageId), eq(chatImages.scheduleId, scheduleId)));
      return rows.length > 0;
    },
  };
}
