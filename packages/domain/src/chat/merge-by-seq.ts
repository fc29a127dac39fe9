/** The order of messages, the same for both participants: by position, each message once. */

/** What the order of a conversation depends on. */
export interface StoredMessage {
  /** Made by the sending client; two messages with one id are one message received twice. */
  id: string;
  /** Position in the conversation, rising. */
  seq: number;
  /** Rises whenever the message is edited or deleted. */
  change: number;
}

/**
 * Adds received messages to known ones, and puts a later state of a message in the place of an earlier
 * one. Both may overlap and `heard` may be in any order; the result is `known` itself when nothing is
 * new, so that a duplicate causes no redraw.
 */
export function mergeBySeq<M extends StoredMessage>(
  known: readonly M[],
  heard: readonly M[],
): readonly M[] {
  const latest = new Map(known.map((message) => [message.id, message]));
  let isSame = true;
  for (const message of heard) {
    const before = latest.get(message.id);
    if (before && before.change >= message.change) continue;
    latest.set(message.id, message);
    isSame = false;
  }
  return isSame ? known : [...latest.values()].sort(bySeq);
}

/** The position of the newest of `messages`, which are in order; 0 before the first. */
export function newestSeq(messages: readonly StoredMessage[]): number {
  return messages.at(-1)?.seq ?? 0;
}

function bySeq(one: StoredMessage, other: StoredMessage): number {
  return one.seq - other.seq;
}
