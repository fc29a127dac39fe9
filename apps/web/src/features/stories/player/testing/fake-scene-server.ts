import { vi } from "vitest";
import type { NarrationOutlook } from "../prefetch/late-narration.ts";
import { PrefetchedScene } from "../prefetch/prefetched-scene.ts";
import type { SceneResult } from "../scenes/narrated-scene.ts";

/** A server that gives one answer after the other, and the last one for ever. */
export class FakeSceneServer implements NarrationOutlook {
  readonly askedAt: number[] = [];
  readonly aborted: number[] = [];
  /** Whether each was requested ahead of need. */
  readonly ahead: boolean[] = [];
  mayHaveVoice = true;
  hasAllVoices = true;
  readonly #answers: (() => SceneResult | Promise<SceneResult>)[];

  constructor(...answers: (() => SceneResult | Promise<SceneResult>)[]) {
    this.#answers = answers;
  }

  ask = async (signal: AbortSignal, isAhead: boolean): Promise<SceneResult> => {
    const turn = this.askedAt.push(Date.now()) - 1;
    this.ahead.push(isAhead);
    signal.addEventListener("abort", () => this.aborted.push(turn));
    const answer = this.#answers[Math.min(turn, this.#answers.length - 1)];
    if (!answer) throw new Error("This server says nothing.");
    return answer();
  };

  mayCome = () => this.mayHaveVoice;
  isComplete = () => this.hasAllVoices;

  goOffline(): void {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  }

  backOnline(): void {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
  }

  /** Fetches a scene ahead, and lets it come. */
  async fetchAhead(): Promise<PrefetchedScene> {
    const scene = new PrefetchedScene(this.ask, this, true);
    await vi.advanceTimersByTimeAsync(0);
    return scene;
  }
}
