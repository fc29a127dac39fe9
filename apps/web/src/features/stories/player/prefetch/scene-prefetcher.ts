/** Fetches the possible next scenes while a scene plays, so that an answer is heard at once. */
import type { StepQuery } from "@codetale/domain/stories/journey";
import type { NarrationOutlook } from "./late-narration.ts";
import type { FetchScene } from "../scenes/fetch-scene.ts";
import { PrefetchedScene } from "./prefetched-scene.ts";
import type { SceneResult } from "../scenes/narrated-scene.ts";

/**
 * Narration that is still being generated keeps its connection open. Browsers open six to a server
 * over HTTP/1.1; three are left for the present scene, the next one and a recording.
 */
const MOST_STREAMING = 3;

/** Keeps the scenes that may follow the present one. */
export class ScenePrefetcher {
  readonly #fetchScene: FetchScene;
  readonly #outlook: NarrationOutlook;
  /** By `keyOf`; no more than one scene may lead to. */
  #scenes = new Map<string, PrefetchedScene>();
  #leaving = new AbortController();

  constructor(fetchScene: FetchScene, outlook: NarrationOutlook) {
    this.#fetchScene = fetchScene;
    this.#outlook = outlook;
  }

  /** Fetches these ahead and drops all others; audio of a scene that was taken continues. */
  prefetch(wanted: readonly StepQuery[]): void {
    const before = this.#scenes;
    this.#scenes = new Map();
    const most = this.#outlook.isComplete() ? Infinity : MOST_STREAMING;
    for (const step of wanted) {
      const key = keyOf(step);
      if (this.#scenes.has(key) || this.#scenes.size >= most) continue;
      this.#scenes.set(key, before.get(key) ?? this.#fetch(step, true));
      before.delete(key);
    }
    for (const scene of before.values()) scene.drop();
  }

  /** A scene that has arrived, without waiting, so that it can play within the user's press. */
  takeIfReady(wanted: StepQuery): SceneResult | null {
    return this.#scenes.get(keyOf(wanted))?.takeIfReady() ?? null;
  }

  /** The prefetched scene; requested anew where there is none or its request failed. */
  async take(wanted: StepQuery): Promise<SceneResult> {
    const key = keyOf(wanted);
    const prefetched = this.#scenes.get(key);
    try {
      if (prefetched) return await prefetched.take();
    } catch (error) {
      // It was dropped meanwhile.
      if (this.#scenes.get(key) !== prefetched) throw error;
    }
    const scene = this.#fetch(wanted, false);
    this.#scenes.set(key, scene);
    return scene.take();
  }

  /** The first result of a scene that is fetched ahead; null where none is. It may reject. */
  arrival(wanted: StepQuery): Promise<SceneResult> | null {
    return this.#scenes.get(keyOf(wanted))?.arrival ?? null;
  }

  /** Has `scene` ready in place of what was fetched ahead. */
  put(wanted: StepQuery, scene: SceneResult): void {
    const key = keyOf(wanted);
    this.#scenes.get(key)?.drop();
    const request = () => Promise.resolve(scene);
    this.#scenes.set(key, new PrefetchedScene(request, this.#outlook, false));
  }

  /** Requests a scene for a listener who waits, beside those that are kept. */
  request(wanted: StepQuery, signal: AbortSignal): Promise<SceneResult> {
    return this.#fetchScene(wanted, AbortSignal.any([signal, this.#leaving.signal]), false);
  }

  /** Aborts everything, also arriving audio of scenes that were taken. */
  stop(): void {
    this.prefetch([]);
    this.#leaving.abort();
    this.#leaving = new AbortController();
  }

  #fetch(wanted: StepQuery, isAhead: boolean): PrefetchedScene {
    const leaving = this.#leaving.signal;
    const request = (signal: AbortSignal, ahead: boolean) =>
      this.#fetchScene(wanted, AbortSignal.any([signal, leaving]), ahead);
    return new PrefetchedScene(request, this.#outlook, isAhead);
  }
}

function keyOf({ sceneId, answer }: StepQuery): string {
  return JSON.stringify([sceneId, answer]);
}
