/** Knows how the voice is without asking it each time: it is asked every now and then. */
import { setTimeout as sleep } from "node:timers/promises";
import { SECOND_MS } from "@codetale/domain/time";
import type { VoiceStatus } from "#core/speech";

export interface VoiceWatch {
  latest(): VoiceStatus;
  stop(): void;
}

export interface VoiceWatchDeps {
  /** Never throws. */
  status(): Promise<VoiceStatus>;
  /** Between two questions; a voice that is on its way is asked every second. */
  everyMs: number;
  /** The voice was not ready, and is. */
  onReady(): void;
}

const UNKNOWN: VoiceStatus = {
  state: "starting",
  received: 0,
  total: 0,
  languages: { speaking: [], listening: [] },
};

export function watchVoice({ status, everyMs, onReady }: VoiceWatchDeps): VoiceWatch {
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
