import type { Live } from "#core/live";

/** Records what features say over the live connection. */
export class RecordedLive implements Live {
  readonly events: { to: readonly string[] | "coders"; event: string; payload: unknown[] }[] = [];
  readonly ended: string[] = [];

  toAccounts: Live["toAccounts"] = (uids, event, ...payload) => {
    this.events.push({ to: uids, event, payload });
  };

  toCoders: Live["toCoders"] = (event, ...payload) => {
    this.events.push({ to: "coders", event, payload });
  };

  endSession(sessionId: string): void {
    this.ended.push(sessionId);
  }

  endAccount(uid: string): void {
    this.ended.push(uid);
  }
}
