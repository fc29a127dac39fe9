/** Fetches what may follow while a scene is told, so that an answer is heard at once. */
import type { StepQuery } from "@codetale/domain/stories/journey";
import type { NarrationOutlook } from "./late-narration.ts";
import type { FetchScene } from "../scenes/fetch-scene.ts";
import { PrefetchedScene } from "./prefetched-scene.ts";
import type { SceneResult } from "../scenes/narrated-scene.ts";

/**
 * Voices that are still being spoken keep their connections for long, and a browser has six of them
 * for a server; one is the scene's that is heard, one the answer's, one the recording's.
 */
const MOST_BEING_SPOKEN = 3;

export class ScenePrefetcher {
  readonly #takeStep: FetchScene;
  readonly #outlook: NarrationOutlook;
  /** Never more than what one scene may lead to. */
  #scenes = new Map<string, PrefetchedScene>();
  #leaving = new AbortController();

  constructor(takeStep: FetchScene, outlook: NarrationOutlook) {
    this.#takeStep = takeStep;
    this.#outlook = outlook;
  }

  /** Fetches these ahead, and drops everything else that was; what was taken is heard on. */
  prefetch(wanted: readonly StepQuery[]): void {
    const before = this.#scenes;
    this.#scenes = new Map();
    const most = this.#outlook.areAllSpoken() ? Infinity : MOST_BEING_SPOKEN;
    for (const step of wanted) {
      const key = keyOf(step);
      if (this.#scenes.has(key) || this.#scenes.size >= most) continue;
      this.#scenes.set(key, before.get(key) ?? this.#fetch(step, true));
      before.delete(key);
    }
    for (const scene of before.values()) scene.drop();
  }

  /** What is there already, so that it may sound within the press that asks for it. */
  takeIfReady(wanted: StepQuery): SceneResult | null {
    return this.#scenes.get(keyOf(wanted))?.takeIfReady() ?? null;
  }

  /** What was fetched ahead, or is on its way; asked for anew where that failed. */
  take(wanted: StepQuery): Promise<SceneResult> {
    const key = keyOf(wanted);
    const ahead = this.#scenes.get(key);
    if (!ahead) return this.#anew(key, wanted);
    return ahead.take().catch((error: unknown) => {
      if (ahead.isDropped) throw error;
      return this.#anew(key, wanted);
    });
  }

  /** Drops everything, also what was taken and is still being heard. */
  stop(): void {
    this.prefetch([]);
    this.#leaving.abort();
    this.#leaving = new AbortController();
  }

  #anew(key: string, wanted: StepQuery): Promise<SceneResult> {
    const scene = this.#fetch(wanted, false);
    this.#scenes.set(key, scene);
    return scene.take();
  }

  #fetch(wanted: StepQuery, isAhead: boolean): PrefetchedScene {
    const leaving = this.#leaving.signal;
    const ask = (signal: AbortSignal, ahead: boolean) =>
      this.#takeStep(wanted, AbortSignal.any([signal, leaving]), ahead);
    return new PrefetchedScene(ask, this.#outlook, isAhead);
  }
}

function keyOf({ sceneId, answer }: StepQuery): string {
  return JSON.stringify([sceneId, answer]);
}
