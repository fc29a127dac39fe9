import type { Message } from "@codetale/contract/chat";
import type { ConversationState, Draft } from "@codetale/domain/chat/conversation";

/** An image of a draft, with the size that reserves its space on screen. */
export interface DraftImage {
  blob: Blob;
  width: number;
  height: number;
}

/** A message of the outbox; survives a reload, its image included. */
export interface ChatDraft extends Draft {
  senderId: string;
  text: string;
  image: DraftImage | null;
  /** Id of the message that it answers; absent from what an older version kept. */
  replyTo?: string | null;
  /** The image's address; null until it is uploaded. */
  img: string | null;
}

export type ChatState = ConversationState<Message, ChatDraft>;
