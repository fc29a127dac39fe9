/** Conditions and columns that depend on which of the two participants asks. */
import { eq, or, sql, type SQL } from "drizzle-orm";
import { chats } from "#platform/db/schema/chat";

export function isParticipant(uid: string): SQL | undefined {
  return or(eq(chats.learnerId, uid), eq(chats.coderId, uid));
}

export function isLearner(uid: string): SQL {
  return sql`${chats.learnerId} = ${uid}`;
}

/** The position up to which the participant has read. */
export function ownReadSeq(uid: string): SQL<number> {
  return sql<number>`case when ${isLearner(uid)}
    then ${chats.learnerReadSeq} else ${chats.coderReadSeq} end`;
}

/** The position up to which messages have reached a device of the participant. */
export function ownReceivedSeq(uid: string): SQL<number> {
  return sql<number>`case when ${isLearner(uid)}
    then ${chats.learnerReceivedSeq} else ${chats.coderReceivedSeq} end`;
}
