/**
 * The live connection as features see it: events to the connections of this process. Clients of
 * another process are not told; they read what changed when they next ask.
 */
import type { ServerToClientEvents } from "@codetale/contract/events";

type Event = keyof ServerToClientEvents;
type Payload<E extends Event> = Parameters<ServerToClientEvents[E]>;

export interface LiveEvents {
  toAccounts<E extends Event>(uids: readonly string[], event: E, ...payload: Payload<E>): void;
  toCoders<E extends Event>(event: E, ...payload: Payload<E>): void;
  /** Tells the connections of a session that it has ended, and closes them. */
  endSession(sessionId: string): void;
  /** The same for every session of an account. */
  endAccount(uid: string): void;
}
