/** Conversations; each query is for one account and finds only those in which it participates. */
import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import type { EpochMs } from "@codetale/domain/time";
import { isUuid } from "#core/uuid";
import type { Database } from "#platform/db/database";
import { chats, messages } from "#platform/db/schema/chat";
import { profiles } from "#platform/db/schema/identity";
import {
  isLearner,
  isParticipant,
  ownReadSeq,
  ownReceivedSeq,
} from "./chat-conditions.repository.ts";
import { LARGEST_SEQ } from "./messages.repository.ts";

export interface NewChat {
  scheduleId: string;
  learnerId: string;
  coderId: string;
  at: EpochMs;
}

export interface AskedConversations {
  /** Whether to find those alone that `uid` has not read to the end. */
  isUnread: boolean;
  /** The last conversation of the page before; null for the first page. */
  before: { at: EpochMs; scheduleId: string } | null;
  most: number;
}

export type ConversationRepository = ReturnType<typeof createConversationRepository>;

/** A conversation as one participant sees it; `closedAt` is set once the test was exited. */
export type ConversationRow = Awaited<ReturnType<ConversationRepository["list"]>>[number];

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

export function createConversationRepository(db: Database) {
  return {
    /** Idempotent. */
    open: (chat: NewChat): Promise<void> => openChat(db, chat),

    /** Those in which `uid` participates, latest first. */
    list: async (uid: string, { isUnread, before, most }: AskedConversations) =>
      selectFor(db, uid)
        .where(
          and(
            isParticipant(uid),
            isUnread ? sql`${ownReadSeq(uid)} < ${chats.lastSeq}` : undefined,
            before ? isAfter(before) : undefined,
          ),
        )
        .orderBy(desc(latestAt), chats.scheduleId)
        .limit(most),

    /** @returns null when the conversation does not exist or `uid` does not participate in it */
    async find(uid: string, scheduleId: string) {
      if (!isUuid(scheduleId)) return null;
      const [row = null] = await selectFor(db, uid).where(
        and(eq(chats.scheduleId, scheduleId), isParticipant(uid)),
      );
      return row;
    },

    /**
     * Never moves backwards or past the last message.
     *
     * @returns how far each has come where that moved, `"same"` where it did not, and null when
     *   `uid` does not participate
     */
    async markRead(uid: string, scheduleId: string, seq: number) {
      if (!isUuid(scheduleId)) return null;
      const upTo = Math.min(seq, LARGEST_SEQ);
      const isIt = and(eq(chats.scheduleId, scheduleId), isParticipant(uid));
      const [moved] = await db
        .update(chats)
        .set({
          learnerReadSeq: readSeq(uid, chats.learnerId, chats.learnerReadSeq, upTo),
          coderReadSeq: readSeq(uid, chats.coderId, chats.coderReadSeq, upTo),
        })
        .where(and(isIt, sql`${ownReadSeq(uid)} < least(${upTo}::integer, ${chats.lastSeq})`))
        .returning(progress);
      if (moved) return moved;
      return (await db.$count(chats, isIt)) > 0 ? "same" : null;
    },

    /** All messages have reached a device of `uid`'s. @returns how far each has come where that moved */
    async markReceived(uid: string) {
      const isLearnersTurn = isLearner(uid);
      return db
        .update(chats)
        .set({
          learnerReceivedSeq: sql`case when ${isLearnersTurn}
            then ${chats.lastSeq} else ${chats.learnerReceivedSeq} end`,
          coderReceivedSeq: sql`case when ${isLearnersTurn}
            then ${chats.coderReceivedSeq} else ${chats.lastSeq} end`,
        })
        .where(and(isParticipant(uid), sql`${ownReceivedSeq(uid)} < ${chats.lastSeq}`))
        .returning(progress);
    },
  };
}

/** When its last message came, or it was opened. */
const latestAt = sql`coalesce(${chats.lastAt}, ${chats.createdAt})`;

/** Further down in the list, where of two of one instant the smaller id comes first. */
function isAfter({ at, scheduleId }: NonNullable<AskedConversations["before"]>): SQL {
  return sql`(${latestAt} < ${at}::bigint
    or (${latestAt} = ${at}::bigint and ${chats.scheduleId} > ${scheduleId}::uuid))`;
}

/** How far the messages of a conversation have come. */
const progress = {
  scheduleId: chats.scheduleId,
  learnerId: chats.learnerId,
  coderId: chats.coderId,
  learnerReadSeq: chats.learnerReadSeq,
  coderReadSeq: chats.coderReadSeq,
  learnerReceivedSeq: chats.learnerReceivedSeq,
  coderReceivedSeq: chats.coderReceivedSeq,
};

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
      ...progress,
      lastSeq: chats.lastSeq,
      lastChange: chats.lastChange,
      lastSenderId: messages.senderId,
      otherName: sql<string>`coalesce(${profiles.name}, '')`,
      otherPhotoId: profiles.photoId,
      lastText: chats.lastText,
      lastAt: chats.lastAt,
      createdAt: chats.createdAt,
      closedAt: chats.closedAt,
      // All unread messages are the other's: sending one marks everything before it as read.
      unread: sql<number>`${chats.lastSeq} - ${ownReadSeq(uid)}`,
    })
    .from(chats)
    .leftJoin(
      messages,
      and(eq(messages.scheduleId, chats.scheduleId), eq(messages.seq, chats.lastSeq)),
    )
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
