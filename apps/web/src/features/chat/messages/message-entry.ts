/** A message as a bubble shows it, stored or on its way. */
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
  /** When it was said; epoch milliseconds. */
  date: number;
  text: string;
  image: EntryImage | null;
  state: "sending" | "sent" | "failed";
  /** Why it failed. */
  failure: string | null;
}

/** The same entry for the same message, so that nothing is drawn twice. */
export function messageEntryOf(said: Message | ChatDraft): MessageEntry {
  const known = made.get(said);
  if (known) return known;
  const entry = "seq" in said ? storedEntry(said) : draftEntry(said);
  made.set(said, entry);
  return entry;
}

const made = new WeakMap<Message | ChatDraft, MessageEntry>();

/** What images measure before their size is known. */
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
