/** Polls the status of the voice service, so that readers need no request. */
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
  /** Pause between two requests; at most a second while the service starts or fetches its pack. */
  everyMs: number;
  /** Called each time the service becomes ready. */
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

  async function poll(): Promise<void> {
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

  void poll();
  return {
    latest: () => latest,
    stop: () => stopping.abort(),
  };
}
