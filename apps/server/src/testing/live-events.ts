import type { LiveEvents } from "#core/ports/live-events";

/** Records what features say over the live connection. */
export class RecordedLiveEvents implements LiveEvents {
  readonly events: { to: readonly string[] | "coders"; event: string; payload: unknown[] }[] = [];
  readonly ended: string[] = [];

  toAccounts: LiveEvents["toAccounts"] = (uids, event, ...payload) => {
    this.events.push({ to: uids, event, payload });
  };

  toCoders: LiveEvents["toCoders"] = (event, ...payload) => {
    this.events.push({ to: "coders", event, payload });
  };

  endSession(sessionId: string): void {
    this.ended.push(sessionId);
  }

  endAccount(uid: string): void {
    this.ended.push(uid);
  }
}
