/** Knows how the voice is without asking it each time: it is asked every now and then. */
import { setTimeout as sleep } from "node:timers/promises";
import { SECOND_MS } from "@codetale/domain/time";
import type { VoiceServiceStatus } from "#core/speech";

export interface VoiceStatusPoller {
  latest(): VoiceServiceStatus;
  stop(): void;
}

export interface VoiceStatusPollerDeps {
  /** Never throws. */
  status(): Promise<VoiceServiceStatus>;
  /** Between two questions; a voice that is on its way is asked every second. */
  everyMs: number;
  /** The voice was not ready, and is. */
  onReady(): void;
}

const UNKNOWN: VoiceServiceStatus = {
  state: "starting",
  received: 0,
  total: 0,
  languages: { speaking: [], listening: [] },
};

export function pollVoiceStatus({
  status,
  everyMs,
  onReady,
}: VoiceStatusPollerDeps): VoiceStatusPoller {
  const stopping = new AbortController();
  const { signal } = stopping;
  let latest = UNKNOWN;

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      const wasReady = latest.state === "ready";
      latest = await status();
      if (signal.aborted) return;
      if (latest.state === "ready" && !wasReady) onReady();
      const isComing = latest.state === "starting" || latest.state === "fetching";
      await sleep(isComing ? Math.min(everyMs, SECOND_MS) : everyMs, null, {
        signal,
        ref: false,
      }).catch(() => {});
    }
  }

  void watch();
  return {
    latest: () => latest,
    stop: () => stopping.abort(),
  };
}
