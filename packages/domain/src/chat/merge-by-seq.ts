/** The order that everybody sees: by position, each message once. */

/** What the order of a conversation depends on. */
export interface StoredMessage {
  /** Made by whoever wrote it; two messages with one id are the same message heard twice. */
  id: string;
  /** Position in the conversation, rising. */
  seq: number;
}

/**
 * Adds what was heard to what is known. Both may overlap and `heard` may come in any order; the
 * result is `known` itself when nothing is new, so that nothing is drawn again for an echo.
 */
export function mergeBySeq<M extends StoredMessage>(
  known: readonly M[],
  heard: readonly M[],
): readonly M[] {
  const seen = new Set(known.map(({ id }) => id));
  const fresh = heard.filter(({ id }) => !seen.has(id) && seen.add(id)).sort(bySeq);
  const [first] = fresh;
  if (!first) return known;
  const merged = [...known, ...fresh];
  return first.seq > newestSeq(known) ? merged : merged.sort(bySeq);
}

/** The position of the newest of `messages`, which are in order; 0 before the first. */
export function newestSeq(messages: readonly StoredMessage[]): number {
  return messages.at(-1)?.seq ?? 0;
}

function bySeq(one: StoredMessage, other: StoredMessage): number {
  return one.seq - other.seq;
}
