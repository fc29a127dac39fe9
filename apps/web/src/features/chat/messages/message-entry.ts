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
}

/**
 * Returns the same object for the same message, so that memoised bubbles are not rendered again.
 */
export function messageEntryOf(said: Message | ChatDraft): MessageEntry {
  const known = made.get(said);
  if (known) return known;
  const entry = "seq" in said ? storedEntry(said) : draftEntry(said);
  made.set(said, entry);
  return entry;
}

const made = new WeakMap<Message | ChatDraft, MessageEntry>();

/** Pixels, for an image whose size is not known yet. */
const UNKNOWN_SIZE = { width: 320, height: 240 };

function storedEntry({
  id,
  senderId,
  date,
  text,
  img,
  imgWidth,
  imgHeight,
}: Message): MessageEntry {
  const image = img && {
    source: img,
    width: imgWidth ?? UNKNOWN_SIZE.width,
    height: imgHeight ?? UNKNOWN_SIZE.height,
  };
  return { id, senderId, date, text, image: image || null, state: "sent", failure: null };
}

function draftEntry({ id, senderId, date, text, image, failure }: ChatDraft): MessageEntry {
  return {
    id,
    senderId,
    date,
    text,
    image: image && { source: image.blob, width: image.width, height: image.height },
    state: failure === null ? "sending" : "failed",
    failure,
  };
}
