/** Fetches what may follow while a scene is told, so that an answer is heard at once. */
import type { StepWanted } from "@codetale/domain/stories/journey";
import type { VoiceOutlook } from "./late-voice.ts";
import type { TakeStep } from "./next-step.ts";
import { SceneAhead } from "./scene-ahead.ts";
import type { Answer } from "./told.ts";

/**
 * Voices that are still being spoken keep their connections for long, and a browser has six of them
 * for a server; one is the scene's that is heard, one the answer's, one the recording's.
 */
const MOST_BEING_SPOKEN = 3;

export class ScenesAhead {
  readonly #takeStep: TakeStep;
  readonly #outlook: VoiceOutlook;
  /** Never more than what one scene may lead to. */
  #scenes = new Map<string, SceneAhead>();
  #leaving = new AbortController();

  constructor(takeStep: TakeStep, outlook: VoiceOutlook) {
    this.#takeStep = takeStep;
    this.#outlook = outlook;
  }

  /** Fetches these ahead, and drops everything else that was; what was taken is heard on. */
  expect(wanted: readonly StepWanted[]): void {
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
  takeAtHand(wanted: StepWanted): Answer | null {
    return this.#scenes.get(keyOf(wanted))?.takeAtHand() ?? null;
  }

  /** What was fetched ahead, or is on its way; asked for anew where that failed. */
  take(wanted: StepWanted): Promise<Answer> {
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
    this.expect([]);
    this.#leaving.abort();
    this.#leaving = new AbortController();
  }

  #anew(key: string, wanted: StepWanted): Promise<Answer> {
    const scene = this.#fetch(wanted, false);
    this.#scenes.set(key, scene);
    return scene.take();
  }

  #fetch(wanted: StepWanted, isAhead: boolean): SceneAhead {
    const leaving = this.#leaving.signal;
    const ask = (signal: AbortSignal, ahead: boolean) =>
      this.#takeStep(wanted, AbortSignal.any([signal, leaving]), ahead);
    return new SceneAhead(ask, this.#outlook, isAhead);
  }
}

function keyOf({ sceneId, answer }: StepWanted): string {
  return JSON.stringify([sceneId, answer]);
}
