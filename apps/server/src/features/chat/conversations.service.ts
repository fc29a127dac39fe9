/**
 * Use cases about whole conversations: opening, listing, reading, and storing the read position.
 */
import {
  CONVERSATIONS_PER_PAGE,
  type Attendance,
  type Conversation,
  type ConversationPage,
  type listConversations,
} from "@codetale/contract/chat";
import type { Schedule } from "@codetale/contract/schedules";
import { shownName } from "@codetale/domain/identity/shown-name";
import { refuseEnter } from "@codetale/domain/schedules/display-state";
import type { z } from "zod";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import { photoAddress } from "#core/photo-address";
import type { ChatContext, ScheduleTitle } from "./chat-context.ts";
import type { ConversationRepository, ConversationRow } from "./conversations.repository.ts";

export function createConversationService(context: ChatContext) {
  const { conversations, findSchedule, findScheduleFacts, findScheduleTitles } = context;
  const { noteArrival, live, clock } = context;

  async function toConversations(actor: Actor, rows: ConversationRow[]): Promise<Conversation[]> {
    const titles = await findScheduleTitles(rows.map(({ scheduleId }) => scheduleId));
    return rows.map((row) => toConversation(actor, row, titles.get(row.scheduleId) ?? null));
  }

  /** Tells the other participant, and the actor's other tabs. */
  function announce({ uid }: Actor, progress: Progress): void {
    const { scheduleId, learnerId, coderId } = progress;
    const receipt = { scheduleId, uid, ...receiptOf(progress, uid === learnerId) };
    live.toAccounts([learnerId, coderId], "chat:receipt", receipt);
  }

  return {
    /**
     * Opens the conversation of a schedule in which `actor` participates.
     *
     * @throws AppError `schedule/unknown` or an `EnterRefusal`
     */
    async initialize(actor: Actor, requestedId: string): Promise<void> {
      const schedule = await findScheduleFacts(requestedId);
      if (!schedule) throw new AppError("schedule/unknown");
      const { id: scheduleId, learnerId, coderId } = schedule;
      if (actor.uid !== learnerId && actor.uid !== coderId) throw new AppError("schedule/unknown");
      const refusal = refuseEnter(schedule, clock.now());
      if (refusal) throw new AppError(refusal);
      if (coderId === null) throw new AppError("schedule/no-coder");
      await conversations.open({ scheduleId, learnerId, coderId, at: clock.now() });
    },

    async listConversations(
      actor: Actor,
      { which = "all", beforeAt, beforeId }: Partial<z.output<typeof listConversations.query>> = {},
    ): Promise<{ chats: Conversation[]; next: ConversationPage | null }> {
      const found = await conversations.list(actor.uid, {
        isUnread: which === "unread",
        before:
          beforeAt === undefined || beforeId === undefined
            ? null
            : { at: beforeAt, scheduleId: beforeId },
        // One more tells whether there is another page.
        most: CONVERSATIONS_PER_PAGE + 1,
      });
      const page = found.slice(0, CONVERSATIONS_PER_PAGE);
      const last = found.length > page.length ? page.at(-1) : undefined;
      return {
        chats: await toConversations(actor, page),
        next: last ? { beforeAt: last.lastAt ?? last.createdAt, beforeId: last.scheduleId } : null,
      };
    },

    /** @throws AppError `chat/unknown`; `chat/not-open` to a participant before the start */
    async readChat(
      actor: Actor,
      scheduleId: string,
    ): Promise<{ chat: Conversation; schedule: Schedule }> {
      const [row, schedule] = await Promise.all([
        conversations.find(actor.uid, scheduleId),
        findSchedule(actor, scheduleId),
      ]);
      if (!schedule) throw new AppError("chat/unknown");
      const [chat] = row ? await toConversations(actor, [row]) : [];
      if (!chat) throw new AppError(schedule.cancelled ? "chat/unknown" : "chat/not-open");
      return { chat, schedule };
    },

    /** @throws AppError `chat/unknown` */
    async markRead(actor: Actor, scheduleId: string, seq: number): Promise<void> {
      const progress = await conversations.markRead(actor.uid, scheduleId, seq);
      if (!progress) throw new AppError("chat/unknown");
      if (progress !== "same") announce(actor, progress);
    },

    async markReceived(actor: Actor): Promise<void> {
      for (const progress of await conversations.markReceived(actor.uid)) announce(actor, progress);
    },

    /**
     * Passes on what the actor does in a conversation, to the other participant alone, who is told
     * outside of it, too, that the actor has come.
     *
     * @throws AppError `chat/unknown`
     */
    async attend(actor: Actor, { scheduleId, isHere, isTyping }: Attendance): Promise<void> {
      const chat = await requireConversation(conversations, actor, scheduleId);
      const other = actor.uid === chat.learnerId ? chat.coderId : chat.learnerId;
      const attendance = { scheduleId: chat.scheduleId, uid: actor.uid, isHere, isTyping };
      live.toAccounts([other], "chat:attendance", attendance);
      if (isHere && chat.closedAt === null) await noteArrival(actor, chat.scheduleId);
    },
  };
}

/**
 * Finds a conversation in which the actor participates; every use case about one begins so.
 *
 * @throws AppError `chat/unknown`
 */
export async function requireConversation(
  conversations: Pick<ConversationRepository, "find">,
  actor: Actor,
  scheduleId: string,
): Promise<ConversationRow> {
  const chat = await conversations.find(actor.uid, scheduleId);
  if (!chat) throw new AppError("chat/unknown");
  return chat;
}

type Progress = Pick<
  ConversationRow,
  | "scheduleId"
  | "learnerId"
  | "coderId"
  | "learnerReadSeq"
  | "coderReadSeq"
  | "learnerReceivedSeq"
  | "coderReceivedSeq"
>;

/** How far one of the two has come. What was read was received, too. */
function receiptOf(progress: Progress, isLearner: boolean) {
  const readSeq = isLearner ? progress.learnerReadSeq : progress.coderReadSeq;
  const received = isLearner ? progress.learnerReceivedSeq : progress.coderReceivedSeq;
  return { readSeq, receivedSeq: Math.max(readSeq, received) };
}

function toConversation(
  actor: Actor,
  row: ConversationRow,
  session: ScheduleTitle | null,
): Conversation {
  const { scheduleId, learnerId, coderId, lastText, lastAt, lastSenderId, unread } = row;
  const isLearner = actor.uid === learnerId;
  const other = receiptOf(row, !isLearner);
  return {
    chatId: `${coderId}_${learnerId}`,
    scheduleId,
    userInfo: {
      uid: isLearner ? coderId : learnerId,
      name: shownName(row.otherName, isLearner ? "coder" : "user"),
      photoURL: photoAddress(row.otherPhotoId),
    },
    lastMessage:
      lastText === null || lastAt === null
        ? null
        : { text: lastText, date: lastAt, senderId: lastSenderId ?? "" },
    unread,
    readSeq: receiptOf(row, isLearner).readSeq,
    otherReadSeq: other.readSeq,
    otherReceivedSeq: other.receivedSeq,
    session,
    isOpen: row.closedAt === null,
  };
}
