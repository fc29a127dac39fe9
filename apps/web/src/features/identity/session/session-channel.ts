/** Notifies the other tabs of this browser of changes of their common session. */
import type { EpochMs } from "@codetale/domain/time";

type SessionEvent =
  | "signed-in"
  | "signed-out"
  /** A window has proven that the session's user owns the account. */
  | "proven"
  /** When the renewed session expires. */
  | { renewedUntil: EpochMs };

const CHANNEL_NAME = "codetale-account";

let channel: BroadcastChannel | null = null;

export function broadcastSessionEvent(event: SessionEvent): void {
  open().postMessage(event);
}

/** Receives the events of other tabs, never those of this one. */
export function onSessionEvent(handle: (event: SessionEvent) => void): () => void {
  const listener = ({ data }: MessageEvent<SessionEvent>) => handle(data);
  const opened = open();
  opened.addEventListener("message", listener);
  return () => opened.removeEventListener("message", listener);
}

/** One channel for the tab: separate channels would also receive the events of their own tab. */
function open(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL_NAME);
  return channel;
}
