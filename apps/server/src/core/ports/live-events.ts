/**
 * The live connection as features see it: events to the connections of all server processes. They
 * are hints to read anew, delivered at most once; a client that may have missed some is told so by
 * `events:missed`.
 */
import type { ServerToClientEvents } from "@codetale/contract/events";

type Event = keyof ServerToClientEvents;
type Payload<E extends Event> = Parameters<ServerToClientEvents[E]>;

export interface LiveEvents {
  toAccounts<E extends Event>(uids: readonly string[], event: E, ...payload: Payload<E>): void;
  toCoders<E extends Event>(event: E, ...payload: Payload<E>): void;
  /** Notifies the connections of a session that it has ended, and closes them. */
  endSession(sessionId: string): void;
  /** Notifies and closes the connections of every session of an account. */
  endAccount(uid: string): void;
}
