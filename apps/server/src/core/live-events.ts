/**
 * The live connection as features see it: events to the connections of this process. Clients that
 * are connected to another process are not notified; they read the change with their next call.
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
