/** Polls the status of the voice service, so that readers need no request. */
import { setTimeout as sleep } from "node:timers/promises";
import { SECOND_MS } from "@codetale/domain/time";
import { voiceStatusWithoutLanguages, type VoiceServiceStatus } from "#core/ports/speech";

export interface VoiceStatusPollerDeps {
  /** Never throws. */
  status(): Promise<VoiceServiceStatus>;
  /** Pause between two requests; at most a second while the service starts or fetches its pack. */
  everyMs: number;
  /** Called each time the service becomes ready. */
  onReady(): void;
  signal: AbortSignal;
}

/** Polls until `signal` aborts, or at all times once the service is off. @returns the last known status */
export function pollVoiceStatus(deps: VoiceStatusPollerDeps): () => VoiceServiceStatus {
  const { status, everyMs, onReady, signal } = deps;
  let latest = voiceStatusWithoutLanguages("starting");

  async function poll(): Promise<void> {
    while (!signal.aborted && latest.state !== "off") {
      const wasReady = latest.state === "ready";
      latest = await status();
      if (signal.aborted) return;
      if (latest.state === "ready" && !wasReady) onReady();
      const isComing = latest.state === "starting" || latest.state === "fetching";
      const pauseMs = isComing ? Math.min(everyMs, SECOND_MS) : everyMs;
      await sleep(pauseMs, null, { signal, ref: false }).catch(() => {});
    }
  }

  void poll();
  return () => latest;
}
