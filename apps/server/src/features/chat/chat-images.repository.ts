import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { chatImages, chats } from "#platform/db/schema/chat";
import { isParticipant } from "./chat-conditions.repository.ts";

export function createChatImageRepository(db: Database) {
  return {
    /** @returns false when the conversation is not open to the sender */
    async insert(image: typeof chatImages.$inferInsert) {
      const { id, scheduleId, senderId, width, height, createdAt } = image;
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
          and(eq(chats.scheduleId, scheduleId), isNull(chats.closedAt), isParticipant(senderId)),
        );
      const rows = await db.insert(chatImages).select(allowed).returning({ id: chatImages.id });
      return rows.length > 0;
    },

    async exists(scheduleId: string, imageId: string): Promise<boolean> {
      const isIt = and(eq(chatImages.id, imageId), eq(chatImages.scheduleId, scheduleId));
      return (await db.$count(chatImages, isIt)) > 0;
    },
  };
}
