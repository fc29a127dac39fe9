/** A message as a bubble shows it, from a stored message or from the outbox. */
import type { Message } from "@codetale/contract/chat";
import type { ChatDraft } from "../sync/chat-draft.ts";

export interface EntryImage {
  source: string | Blob;
  width: number;
  height: number;
}

export interface MessageEntry {
  id: string;
  senderId: string;
  /** When it was written; epoch milliseconds. */
  date: number;
  text: string;
  image: EntryImage | null;
  state: "sending" | "sent" | "failed";
  /** Why sending failed, in words; null otherwise. */
  failure: string | null;
  /** Its position; null until it is stored. */
  seq: number | null;
  /** Id of the message that it answers. */
  replyTo: string | null;
  isEdited: boolean;
  isDeleted: boolean;
}

/**
 * Returns the same object for the same message, so that memoised bubbles are not rendered again.
 */
export function messageEntryOf(message: Message | ChatDraft): MessageEntry {
  const known = entries.get(message);
  if (known) return known;
  const { id, senderId, date, text } = message;
  const entry = {
    id,
    senderId,
    date,
    text,
    ...("seq" in message ? stored(message) : drafted(message)),
  };
  entries.set(message, entry);
  return entry;
}

const entries = new WeakMap<Message | ChatDraft, MessageEntry>();

type EntryState = Omit<MessageEntry, "id" | "senderId" | "date" | "text">;

function stored(message: Message): EntryState {
  const { img, imgWidth, imgHeight, seq, replyTo, editedAt, deletedAt } = message;
  // The second values are for an image whose size is not known yet.
  const image = img ? { source: img, width: imgWidth ?? 320, height: imgHeight ?? 240 } : null;
  const isDeleted = deletedAt !== null;
  const isEdited = editedAt !== null && !isDeleted;
  return { image, state: "sent", failure: null, seq, replyTo, isEdited, isDeleted };
}

function drafted({ image, failure, replyTo = null }: ChatDraft): EntryState {
  return {
    image: image && { source: image.blob, width: image.width, height: image.height },
    state: failure === null ? "sending" : "failed",
    failure,
    seq: null,
    replyTo,
    isEdited: false,
    isDeleted: false,
  };
}
