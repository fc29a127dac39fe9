/** Prepares the voice of the scene that Play begins with, before Play is offered. */
import type { StepQuery } from "@codetale/domain/stories/journey";
import { ObservedValue } from "#lib/observed-value";
import { isNarrated, type SceneResult } from "../scenes/narrated-scene.ts";
import { awaitVoice } from "./late-narration.ts";
import type { ScenePrefetcher } from "./scene-prefetcher.ts";

export type Opening =
  /** Play begins with a voice, or no voice is to be had. */
  | "ready"
  /** The voice is on its way. */
  | "preparing"
  /** It did not come in time. */
  | "late";

/** How long the request that was made ahead has the time to be answered. */
const URGENT_AFTER_MS = 400;

export class OpeningVoice {
  readonly #prefetcher: ScenePrefetcher;
  #wait = new AbortController();
  readonly state = new ObservedValue<Opening>("ready");

  constructor(prefetcher: ScenePrefetcher) {
    this.#prefetcher = prefetcher;
  }

  /** @param first the step that Play begins with, fetched ahead already; never rejects */
  async prepare(first: StepQuery): Promise<void> {
    this.stop();
    const { signal } = this.#wait;
    this.state.set("preparing");
    const opening = await this.#voiceOf(first, signal);
    if (!signal.aborted) this.state.set(opening);
  }

  /** Waits no longer; what was fetched ahead stays ready. */
  stop(): void {
    this.#wait.abort();
    this.#wait = new AbortController();
    this.state.set("ready");
  }

  async #voiceOf(first: StepQuery, signal: AbortSignal): Promise<Opening> {
    const arrived = await this.#arrivalOf(first);
    if (arrived === "failed") return "ready";
    if (arrived && !isVoiceAwaited(arrived)) return "ready";
    const request = (limited: AbortSignal) => this.#prefetcher.request(first, limited);
    const scene = await awaitVoice(request, signal);
    if (typeof scene === "string") return scene === "none" ? "ready" : "late";
    if (!signal.aborted) this.#prefetcher.put(first, scene);
    return "ready";
  }

  /** @returns null where it has not arrived in `URGENT_AFTER_MS` */
  async #arrivalOf(first: StepQuery): Promise<SceneResult | "failed" | null> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const pause = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), URGENT_AFTER_MS);
    });
    try {
      return await Promise.race([this.#prefetcher.arrival(first) ?? pause, pause]);
    } catch {
      // Play tries again, and says what is wrong.
      return "failed";
    } finally {
      clearTimeout(timer);
    }
  }
}

function isVoiceAwaited(result: SceneResult): boolean {
  return result !== "end" && !isNarrated(result) && result.isVoiceComing;
}
