import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { chatImages, chats } from "#platform/db/schema/chat";
import { isParticipant } from "./chat-conditions.repository.ts";

/** Stored bytes of one account's images: some 2,000 photographed screens. */
const MOST_BYTES = 500 * 1024 * 1024;

type NewChatImage = Required<typeof chatImages.$inferInsert>;

export function createChatImageRepository(db: Database) {
  /** Of images that one account sends at once, each looks only at those before. */
  const isRoomFor = ({ senderId, bytes }: Pick<NewChatImage, "senderId" | "bytes">) => {
    const stored = db
      .select({ bytes: sql`coalesce(sum(${chatImages.bytes}), 0)` })
      .from(chatImages)
      .where(eq(chatImages.senderId, senderId));
    return sql<boolean>`(${stored}) + ${bytes}::bigint <= ${MOST_BYTES}::bigint`;
  };

  return {
    /**
     * @returns `"closed"` when the conversation is not open to the sender, `"full"` when they have
     *   stored as much as one may
     */
    async insert(image: NewChatImage): Promise<"stored" | "closed" | "full"> {
      const { id, scheduleId, senderId, width, height, bytes, createdAt } = image;
      const allowed = db
        .select({
          id: sql<string>`${id}::uuid`.as("id"),
          scheduleId: chats.scheduleId,
          senderId: sql<string>`${senderId}`.as("sender_id"),
          width: sql<number>`${width}::integer`.as("width"),
          height: sql<number>`${height}::integer`.as("height"),
          bytes: sql<number>`${bytes}::integer`.as("bytes"),
          createdAt: sql<number>`${createdAt}::bigint`.as("created_at"),
        })
        .from(chats)
        .where(and(isOpenTo(scheduleId, senderId), isRoomFor(image)));
      const rows = await db.insert(chatImages).select(allowed).returning({ id: chatImages.id });
      if (rows.length > 0) return "stored";
      return (await db.$count(chats, isOpenTo(scheduleId, senderId))) > 0 ? "full" : "closed";
    },

    async exists(scheduleId: string, imageId: string): Promise<boolean> {
      const isIt = and(eq(chatImages.id, imageId), eq(chatImages.scheduleId, scheduleId));
      return (await db.$count(chatImages, isIt)) > 0;
    },
  };
}

function isOpenTo(scheduleId: string, senderId: string) {
  return and(eq(chats.scheduleId, scheduleId), isNull(chats.closedAt), isParticipant(senderId));
}
