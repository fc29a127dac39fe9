/** What a bubble shows that depends on other messages or on the other participant. */
import type { MessageEntry } from "./message-entry.ts";

export interface EntryNotes {
  /** The message that it answers; null where it answers none. */
  quoted: MessageEntry | null;
  receipt: "seen" | "delivered" | null;
  /** Whether a line above it says that what follows was not read yet. */
  isFirstUnread: boolean;
  /** Whether a search has just found it. */
  isFound: boolean;
}

export interface Receipt {
  /** Position up to which the other participant has read. */
  readSeq: number;
  /** Position up to which messages have reached a device of theirs. */
  receivedSeq: number;
}

/** The newest message of `uid` that was seen, and the newest one that was delivered since. */
export function receiptsOf(entries: readonly MessageEntry[], uid: string, receipt: Receipt) {
  const newestUpTo = (seq: number) =>
    entries.findLast(
      (entry) => entry.senderId === uid && !entry.isDeleted && (entry.seq ?? Infinity) <= seq,
    );
  const seen = newestUpTo(receipt.readSeq);
  const delivered = newestUpTo(receipt.receivedSeq);
  return {
    seenId: seen?.id ?? null,
    deliveredId: delivered === seen ? null : (delivered?.id ?? null),
  };
}

export function isSameNotes(one: EntryNotes | undefined, other: EntryNotes | undefined): boolean {
  if (!one || !other) return one === other;
  return (
    one.quoted === other.quoted &&
    one.receipt === other.receipt &&
    one.isFound === other.isFound &&
    one.isFirstUnread === other.isFirstUnread
  );
}
