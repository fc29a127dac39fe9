import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { editionsOf } from "#testing/stories";
import type { Storyteller, GenerateOptions, Editions } from "../making/storyteller.ts";

/** A storyteller at the port that finishes when a test calls `finish`. */
export class ScriptedStoryteller implements Storyteller {
  readonly asked: { wishes: StoryWishes; order: GenerateOptions }[] = [];
  #waiting: { finish(): void; fail(error: unknown): void }[] = [];

  generate(wishes: StoryWishes, order: GenerateOptions): Promise<Editions> {
    this.asked.push({ wishes, order });
    return new Promise((resolve, reject) => {
      order.signal.addEventListener("abort", () => reject(order.signal.reason as Error));
      if (order.signal.aborted) reject(order.signal.reason as Error);
      this.#waiting.push({ finish: () => resolve(editionsOf(wishes)), fail: reject });
    });
  }

  report(progress: Parameters<GenerateOptions["report"]>[0]): void {
    for (const { order } of this.asked) order.report(progress);
  }

  /** Resolves every waiting generation. */
  finish(): void {
    for (const { finish } of this.#waiting.splice(0)) finish();
  }

  fail(error: unknown): void {
    for (const { fail } of this.#waiting.splice(0)) fail(error);
  }
}
