/**
 * Use cases about whole conversations: opening, listing, reading, and storing the read position.
 */
import type { Conversation } from "@codetale/contract/chat";
import type { Schedule } from "@codetale/contract/schedules";
import { refuseEnter } from "@codetale/domain/schedules/display-state";
import type { Actor } from "#core/actor";
import { AppError } from "#core/app-error";
import { photoAddress } from "#core/photo-address";
import type { ChatContext } from "./chat-context.ts";
import type { ConversationRepository, ConversationRow } from "./conversations.repository.ts";

export function createConversationService(context: ChatContext) {
  const { conversations, findSchedule, findScheduleFacts, clock } = context;
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

    async listConversations(actor: Actor): Promise<Conversation[]> {
      const rows = await conversations.list(actor.uid);
      return rows.map((row) => toConversation(actor, row));
    },

    /** @throws AppError `chat/unknown` */
    async readChat(
      actor: Actor,
      scheduleId: string,
    ): Promise<{ chat: Conversation; schedule: Schedule }> {
      const [row, schedule] = await Promise.all([
        requireConversation(conversations, actor, scheduleId),
        findSchedule(actor, scheduleId),
      ]);
      if (!schedule) throw new AppError("chat/unknown");
      return { chat: toConversation(actor, row), schedule };
    },

    /** @throws AppError `chat/unknown` */
    async markRead(actor: Actor, scheduleId: string, seq: number): Promise<void> {
      const isKnown = await conversations.markRead(actor.uid, scheduleId, seq);
      if (!isKnown) throw new AppError("chat/unknown");
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

function toConversation(actor: Actor, row: ConversationRow): Conversation {
  const { scheduleId, learnerId, coderId, lastText, lastAt, unread } = row;
  return {
    chatId: `${coderId}_${learnerId}`,
    scheduleId,
    userInfo: {
      uid: actor.uid === learnerId ? coderId : learnerId,
      name: row.otherName,
      photoURL: photoAddress(row.otherPhotoId),
    },
    lastMessage: lastText === null || lastAt === null ? null : { text: lastText, date: lastAt },
    unread,
    isOpen: row.closedAt === null,
  };
}
