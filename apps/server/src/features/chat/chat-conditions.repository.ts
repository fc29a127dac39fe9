/** What differs between the two participants of a conversation. */
import { eq, or, sql, type SQL } from "drizzle-orm";
import { chats } from "#platform/db/schema/chat";

export function isParticipant(uid: string): SQL | undefined {
  return or(eq(chats.learnerId, uid), eq(chats.coderId, uid));
}

export function isLearner(uid: string): SQL {
  return sql`${chats.learnerId} = ${uid}`;
}

/** Up to which position the participant has read. */
export function ownReadSeq(uid: string): SQL<number> {
  return sql<number>`case when ${isLearner(uid)}
    then ${chats.learnerReadSeq} else ${chats.coderReadSeq} end`;
}
