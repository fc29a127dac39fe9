import type { Message } from "@codetale/contract/chat";
import type { ConversationState, Draft } from "@codetale/domain/chat/conversation";

/** An image on its way, with the size that keeps its place on the screen. */
export interface DraftImage {
  blob: Blob;
  width: number;
  height: number;
}

/** A message on its way; it survives a reload, image included. */
export interface ChatDraft extends Draft {
  senderId: string;
  text: string;
  image: DraftImage | null;
  /** The image's address, once it is uploaded. */
  img: string | null;
}

export type ChatState = ConversationState<Message, ChatDraft>;
