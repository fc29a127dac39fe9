/** Conversations; each query is for one account and finds only those in which it participates. */
import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import type { EpochMs } from "@codetale/domain/time";
import type { Database } from "#platform/db/database";
import { chats } from "#platform/db/schema/chat";
import { profiles } from "#platform/db/schema/identity";
import type { ConversationRepository, NewChat } from "./conversations.service.ts";
import { isLearner, isParticipant, ownReadSeq } from "./chat-conditions.repository.ts";
import { LARGEST_SEQ } from "./largest-seq.ts";
import type { ParticipationRepository } from "./participation.service.ts";

/** Opens a conversation, also within another feature's transaction. Idempotent. */
export async function openChat(db: Database, chat: NewChat): Promise<void> {
  const { scheduleId, learnerId, coderId, at } = chat;
  await db
    .insert(chats)
    .values({ scheduleId, learnerId, coderId, createdAt: at })
    .onConflictDoNothing();
}

/** Closes a conversation: once this is committed, no message can be stored in it. */
export async function closeChat(db: Database, scheduleId: string, at: EpochMs): Promise<void> {
  await db
    .update(chats)
    .set({ closedAt: sql`coalesce(${chats.closedAt}, ${at})` })
    .where(eq(chats.scheduleId, scheduleId));
}

export function createConversationRepository(
  db: Database,
): ConversationRepository & ParticipationRepository {
  return {
    open: (chat) => openChat(db, chat),
    async findFor(uid, scheduleId) {
      const [row = null] = await db
        .select({
          scheduleId: chats.scheduleId,
          learnerId: chats.learnerId,
          coderId: chats.coderId,
          closedAt: chats.closedAt,
        })
        .from(chats)
        .where(and(eq(chats.scheduleId, scheduleId), isParticipant(uid)));
      return row;
    },
    list: (uid) =>
      selectFor(db, uid)
        .where(isParticipant(uid))
        .orderBy(desc(sql`coalesce(${chats.lastAt}, ${chats.createdAt})`), chats.scheduleId),
    async find(uid, scheduleId) {
      const [row = null] = await selectFor(db, uid).where(
        and(eq(chats.scheduleId, scheduleId), isParticipant(uid)),
      );
      return row;
    },
    async markRead(uid, scheduleId, seq) {
      const upTo = Math.min(seq, LARGEST_SEQ);
      const rows = await db
        .update(chats)
        .set({
          learnerReadSeq: readSeq(uid, chats.learnerId, chats.learnerReadSeq, upTo),
          coderReadSeq: readSeq(uid, chats.coderId, chats.coderReadSeq, upTo),
        })
        .where(and(eq(chats.scheduleId, scheduleId), isParticipant(uid)))
        .returning({ scheduleId: chats.scheduleId });
      return rows.length > 0;
    },
  };
}

function readSeq(
  uid: string,
  participant: typeof chats.learnerId | typeof chats.coderId,
  present: typeof chats.learnerReadSeq | typeof chats.coderReadSeq,
  upTo: number,
): SQL {
  return sql`case when ${participant} = ${uid}
    then greatest(${present}, least(${upTo}::integer, ${chats.lastSeq})) else ${present} end`;
}

/**
 * Conversations with the other participant's profile: the coder's for a learner, and vice versa.
 */
function selectFor(db: Database, uid: string) {
  const readsAsLearner = isLearner(uid);
  return db
    .select({
      scheduleId: chats.scheduleId,
      learnerId: chats.learnerId,
      coderId: chats.coderId,
      otherName: sql<string>`coalesce(${profiles.name}, '')`,
      otherPhotoId: profiles.photoId,
      lastText: chats.lastText,
      lastAt: chats.lastAt,
      closedAt: chats.closedAt,
      // All unread messages are the other's: sending one marks everything before it as read.
      unread: sql<number>`${chats.lastSeq} - ${ownReadSeq(uid)}`,
    })
    .from(chats)
    .leftJoin(
      profiles,
      and(
        eq(
          profiles.uid,
          sql`case when ${readsAsLearner} then ${chats.coderId} else ${chats.learnerId} end`,
        ),
        eq(profiles.person, sql`case when ${readsAsLearner} then 'coder' else 'user' end`),
      ),
    );
}
