/** Use cases about messages that were sent: editing and deleting them. */
import type { Message } from "@codetale/contract/chat";
import { refuseChange } from "@codetale/domain/chat/changing";
import { previewOf } from "@codetale/domain/chat/preview";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import type { ChatContext } from "./chat-context.ts";
import type { ConversationRow } from "./conversations.repository.ts";
import { requireConversation } from "./conversations.service.ts";
import { toMessage } from "./messages.service.ts";

/** Excerpt in the conversation list for a message that was deleted. */
const DELETED_PREVIEW = "Message deleted";

type MessageChangeDeps = Pick<
  ChatContext,
  "conversations" | "messages" | "changeMessage" | "live" | "clock"
>;

export function createMessageChangeService(deps: MessageChangeDeps) {
  const { conversations, messages, changeMessage, live, clock } = deps;

  async function change(
    actor: Actor,
    requestedId: string,
    messageId: string,
    text: string | null,
  ): Promise<Message> {
    const chat = await requireConversation(conversations, actor, requestedId);
    const { scheduleId } = chat;
    const preview = text === null ? DELETED_PREVIEW : previewOf(text);
    const at = clock.now();
    const changed = await changeMessage({
      scheduleId,
      messageId,
      uid: actor.uid,
      text,
      preview,
      at,
    });
    if (!changed) return refusedChange(actor, chat, messageId, text);
    const message = toMessage(changed.message);
    live.toAccounts([chat.learnerId, chat.coderId], "message:changed", message);
    return message;
  }

  /** @returns the message, where it is to be deleted and is deleted already */
  async function refusedChange(
    actor: Actor,
    chat: ConversationRow,
    messageId: string,
    text: string | null,
  ): Promise<Message> {
    const stored = await messages.find(chat.scheduleId, messageId);
    if (!stored) throw new AppError("chat/message-unknown");
    const isDeleted = stored.deletedAt !== null;
    const facts = { ...stored, isDeleted, isOpen: chat.closedAt === null };
    const refusal = refuseChange(facts, actor.uid, clock.now());
    if (text === null && refusal === "chat/message-deleted") return toMessage(stored);
    // No reason any more: the conversation was closed in between, so a retry is told so.
    throw new AppError(refusal ?? "server/busy");
  }

  return {
    /** @throws AppError `chat/unknown`, `chat/message-unknown` or a `ChangeRefusal` */
    editMessage: (actor: Actor, scheduleId: string, messageId: string, text: string) =>
      change(actor, scheduleId, messageId, text),

    /**
     * Deleting again changes nothing.
     *
     * @throws AppError `chat/unknown`, `chat/message-unknown` or a `ChangeRefusal`
     */
    deleteMessage: (actor: Actor, scheduleId: string, messageId: string) =>
      change(actor, scheduleId, messageId, null),
  };
}
