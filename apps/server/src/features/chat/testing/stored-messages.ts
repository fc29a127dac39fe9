/** What the database holds of a conversation. */
import { eq } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { chats, messages } from "#platform/db/schema/chat";

export function storedMessages(db: Database, scheduleId: string) {
  return db
    .select()
    .from(messages)
    .where(eq(messages.scheduleId, scheduleId))
    .orderBy(messages.seq);
}

export async function lastSeqOf(db: Database, scheduleId: string): Promise<number | undefined> {
  const [chat] = await db.select().from(chats).where(eq(chats.scheduleId, scheduleId));
  return chat?.lastSeq;
}
