/**
 * A conversation as one participant's screen holds it: what is stored, and the outbox of what was
 * written here and is not known to be stored yet. Every source (live events, answers, catching up,
 * other tabs) goes through one function, so nothing is shown twice or out of order, whichever comes
 * first.
 */
import type { EpochMs } from "../time.ts";
import { mergeBySeq, type StoredMessage } from "./merge-by-seq.ts";

/** A message not known to be stored: it is being sent, or was refused. */
export interface Draft {
  id: string;
  /** When it was written, under the name a stored message has; the outbox is in this order. */
  date: EpochMs;
  /** Why it was refused, as a sentence for the user; null while it is being sent. */
  failure: string | null;
}

export interface ConversationState<M extends StoredMessage, D extends Draft> {
  /** In order of position. */
  messages: readonly M[];
  /** In the order of writing. */
  outbox: readonly D[];
}

export type ConversationEvent<M extends StoredMessage, D extends Draft> =
  /** Stored messages arrived, from any source. */
  | { type: "heard"; messages: readonly M[] }
  /** Drafts were written here, in another tab, or before a reload. */
  | { type: "written"; drafts: readonly D[] }
  /** A draft moved on: refused, to be tried again, or its image has an address now. */
  | { type: "revised"; draft: D }
  | { type: "discarded"; id: string };

export const emptyConversation = { messages: [], outbox: [] } as const;

/** Returns the state itself when the event changes nothing. */
export function applyEvent<M extends StoredMessage, D extends Draft>(
  state: ConversationState<M, D>,
  event: ConversationEvent<M, D>,
): ConversationState<M, D> {
  switch (event.type) {
    case "heard":
      return addStored(state, event.messages);
    case "written":
      return addDrafts(state, event.drafts);
    case "revised":
      return withOutbox(
        state,
        state.outbox.map((draft) => (draft.id === event.draft.id ? event.draft : draft)),
      );
    case "discarded":
      return withOutbox(
        state,
        state.outbox.filter(({ id }) => id !== event.id),
      );
  }
}

/**
 * The draft to send next: the first that was not refused, so that drafts arrive in the order of
 * writing and a refused one delays no other. Null when there is none.
 */
export function nextToSend<D extends Draft>(outbox: readonly D[]): D | null {
  return outbox.find(({ failure }) => failure === null) ?? null;
}

/** When a draft written at `now` counts as written: after every other, even if the clock went back. */
export function writtenAfter(outbox: readonly Draft[], now: EpochMs): EpochMs {
  return outbox.reduce((latest, { date }) => Math.max(latest, date + 1), now);
}

function addStored<M extends StoredMessage, D extends Draft>(
  state: ConversationState<M, D>,
  messages: readonly M[],
): ConversationState<M, D> {
  const merged = mergeBySeq(state.messages, messages);
  const arrived = new Set(messages.map(({ id }) => id));
  const waiting = withOutbox(
    state,
    state.outbox.filter(({ id }) => !arrived.has(id)),
  );
  return merged === state.messages ? waiting : { ...waiting, messages: merged };
}

function addDrafts<M extends StoredMessage, D extends Draft>(
  state: ConversationState<M, D>,
  drafts: readonly D[],
): ConversationState<M, D> {
  const known = new Set([...state.messages, ...state.outbox].map(({ id }) => id));
  const fresh = drafts.filter(({ id }) => !known.has(id) && known.add(id));
  // What is new to this screen and yet of the same instant was written before a reload.
  const outbox = [...fresh, ...state.outbox].sort((one, other) => one.date - other.date);
  return withOutbox(state, outbox);
}

function withOutbox<M extends StoredMessage, D extends Draft>(
  state: ConversationState<M, D>,
  outbox: readonly D[],
): ConversationState<M, D> {
  const isSame =
    outbox.length === state.outbox.length &&
    outbox.every((draft, index) => draft === state.outbox[index]);
  return isSame ? state : { ...state, outbox };
}
