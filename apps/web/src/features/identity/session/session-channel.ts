/** Tells the other tabs of this browser what became of the session that they share. */
import type { EpochMs } from "@codetale/domain/time";

type SessionEvent =
  | "signed-in"
  | "signed-out"
  /** When the session, which was prolonged, counts as expired. */
  | { renewedUntil: EpochMs };

const CHANNEL_NAME = "codetale-account";

let channel: BroadcastChannel | null = null;

export function broadcastSessionEvent(news: SessionEvent): void {
  open().postMessage(news);
}

/** Hears what other tabs announce, never what this one does. */
export function onSessionEvent(handle: (news: SessionEvent) => void): () => void {
  const listener = ({ data }: MessageEvent<SessionEvent>) => handle(data);
  const opened = open();
  opened.addEventListener("message", listener);
  return () => opened.removeEventListener("message", listener);
}

/** One channel for the whole tab: a channel hears every other one, also those of its own tab. */
function open(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL_NAME);
  return channel;
}
