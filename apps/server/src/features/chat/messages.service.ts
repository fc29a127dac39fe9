/** Use cases about messages: sending and listing them. */
import { MESSAGES_PER_PAGE, type Message } from "@codetale/contract/chat";
import { previewOf } from "@codetale/domain/chat/preview";
import type { EpochMs } from "@codetale/domain/time";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import { isUuid } from "#core/uuid";
import { createBatchQueue } from "#core/concurrency/batch-queue";
import type { ChatContext } from "./chat-context.ts";
import type { ConversationRow } from "./conversations.repository.ts";
import { requireConversation } from "./conversations.service.ts";
import { imageAddress, imageIdOf } from "./image-address.ts";
import type { MessageDraft, MessageRow } from "./messages.repository.ts";

interface MessageServiceDeps extends Pick<ChatContext, "messages" | "live" | "clock"> {
  conversations: Pick<ChatContext["conversations"], "find">;
}

interface Saying {
  id: string;
  text: string;
  img?: string | null | undefined;
  replyTo?: string | null | undefined;
}

interface MessagePage {
  messages: Message[];
  /** Messages up to the position asked for that were changed since. */
  changed: Message[];
  changedUpTo: number;
  hasMore: boolean;
}

/** Excerpt in the conversation list for a message without text. */
const IMAGE_PREVIEW = "Image";

export function createMessageService(deps: MessageServiceDeps) {
  const { messages, conversations, live, clock } = deps;
  const batches = createBatchQueue<MessageDraft, Message | null>({
    lanes: 2,
    most: 200,
    waiting: 5_000,
    roomOf: (draft) => draft.scheduleId,
    identityOf: (draft) => `${draft.scheduleId} ${draft.id}`,
    refuse: () => new AppError("server/busy"),
    // Published here rather than in `send`, so that participants are notified in the order of
    // messages.
    run: async (drafts) =>
      (await messages.store(drafts)).map((stored) => stored && publish(stored, stored)),
  });

  /** Notifies both participants of a message that is stored. */
  function publish(
    row: MessageRow,
    { learnerId, coderId }: Pick<ConversationRow, "learnerId" | "coderId">,
  ): Message {
    const message = toMessage(row);
    live.toAccounts([learnerId, coderId], "message:new", message);
    return message;
  }

  /**
   * Answers a message that was stored before, and notifies the participants again: the process that
   * stored it may have failed before notifying them.
   */
  async function repeatOf(actor: Actor, draft: MessageDraft): Promise<Message> {
    const chat = await requireConversation(conversations, actor, draft.scheduleId);
    const stored = await messages.find(draft.scheduleId, draft.id);
    if (stored) {
      if (!isSame(stored, draft)) throw new AppError("chat/id-reused");
      return publish(stored, chat);
    }
    if (chat.closedAt !== null) throw new AppError("chat/closed");
    if (draft.replyTo !== null && !(await messages.find(draft.scheduleId, draft.replyTo))) {
      throw new AppError("chat/message-unknown");
    }
    throw new AppError(draft.imageId === null ? "server/busy" : "file/unknown");
  }

  return {
    /**
     * Sends a message; at most one is stored for an id, however often it is sent.
     *
     * @throws AppError `chat/unknown`, `chat/closed`, `chat/id-reused`, `chat/message-unknown`,
     *   `file/unknown` or `server/busy`
     */
    async send(actor: Actor, scheduleId: string, saying: Saying): Promise<Message> {
      const draft = toDraft(actor, scheduleId, saying, clock.now());
      return (await batches.add(draft)) ?? repeatOf(actor, draft);
    },

    /** @throws AppError `chat/unknown` */
    async listMessages(
      actor: Actor,
      scheduleId: string,
      after: number,
      changedAfter: number,
    ): Promise<MessagePage> {
      // Read first: a change in between is answered twice instead of never.
      const chat = await requireConversation(conversations, actor, scheduleId);
      const isChanged = after > 0 && chat.lastChange > changedAfter;
      const [rows, changed] = await Promise.all([
        messages.list(chat.scheduleId, after, MESSAGES_PER_PAGE + 1),
        isChanged
          ? messages.listChanged(chat.scheduleId, after, changedAfter, MESSAGES_PER_PAGE)
          : [],
      ]);
      const isCut = changed.length === MESSAGES_PER_PAGE;
      return {
        messages: rows.slice(0, MESSAGES_PER_PAGE).map(toMessage),
        changed: changed.map(toMessage),
        changedUpTo: (isCut && changed.at(-1)?.change) || chat.lastChange,
        hasMore: isCut || rows.length > MESSAGES_PER_PAGE,
      };
    },
  };
}

function toDraft(
  actor: Actor,
  requestedId: string,
  { id, text, img, replyTo = null }: Saying,
  sentAt: EpochMs,
): MessageDraft {
  if (!isUuid(requestedId)) throw new AppError("chat/unknown");
  // As the database spells it.
  const scheduleId = requestedId.toLowerCase();
  const imageId = img ? imageIdOf(img, scheduleId) : null;
  if (img && imageId === null) throw new AppError("file/unknown");
  const preview = text === "" ? IMAGE_PREVIEW : previewOf(text);
  return { scheduleId, id, senderId: actor.uid, text, imageId, preview, sentAt, replyTo };
}

/** A message that was changed since it was sent says something else than its draft did. */
function isSame(stored: MessageRow, draft: MessageDraft): boolean {
  if (stored.senderId !== draft.senderId) return false;
  if (stored.change > 0) return true;
  return (
    stored.text === draft.text &&
    stored.imageId === draft.imageId &&
    stored.replyTo === draft.replyTo
  );
}

export function toMessage(row: MessageRow): Message {
  return {
    id: row.id,
    scheduleId: row.scheduleId,
    seq: row.seq,
    senderId: row.senderId,
    text: row.text,
    date: row.sentAt,
    img: row.imageId === null ? null : imageAddress(row.scheduleId, row.imageId),
    imgWidth: row.imageWidth,
    imgHeight: row.imageHeight,
    replyTo: row.replyTo,
    editedAt: row.editedAt,
    deletedAt: row.deletedAt,
    change: row.change,
  };
}
