/** Fetches what may follow while a scene is told, so that an answer is heard at once. */
import type { StepWanted } from "@codetale/domain/stories/journey";
import type { TakeStep } from "./next-step.ts";
import type { Answer } from "./told.ts";

interface Fetch {
  answer: Promise<Answer>;
  /** The same, once it is there. */
  atHand: Answer | null;
  controller: AbortController;
}

export class ScenesAhead {
  readonly #takeStep: TakeStep;
  /** Never more than what one scene may lead to. */
  #fetches = new Map<string, Fetch>();

  constructor(takeStep: TakeStep) {
    this.#takeStep = takeStep;
  }

  /** Fetches these ahead, and drops everything else that was. */
  expect(wanted: readonly StepWanted[]): void {
    const before = this.#fetches;
    this.#fetches = new Map();
    for (const step of wanted) {
      const key = keyOf(step);
      if (this.#fetches.has(key)) continue;
      this.#fetches.set(key, before.get(key) ?? this.#fetch(step));
      before.delete(key);
    }
    for (const { controller } of before.values()) controller.abort();
  }

  /** What is there already, so that it may sound within the press that asks for it. */
  atHand(wanted: StepWanted): Answer | null {
    return this.#fetches.get(keyOf(wanted))?.atHand ?? null;
  }

  /** What was fetched ahead, or is on its way; asked for anew where that failed. */
  take(wanted: StepWanted): Promise<Answer> {
    const key = keyOf(wanted);
    const ahead = this.#fetches.get(key);
    if (ahead) {
      return ahead.answer.catch((error: unknown) => {
        if (ahead.controller.signal.aborted) throw error;
        return this.#anew(key, wanted);
      });
    }
    return this.#anew(key, wanted);
  }

  /** Drops everything. */
  stop(): void {
    this.expect([]);
  }

  #anew(key: string, wanted: StepWanted): Promise<Answer> {
    const fetch = this.#fetch(wanted);
    this.#fetches.set(key, fetch);
    return fetch.answer;
  }

  #fetch(wanted: StepWanted): Fetch {
    const controller = new AbortController();
    const fetch: Fetch = {
      answer: this.#takeStep(wanted, controller.signal),
      atHand: null,
      controller,
    };
    fetch.answer.then(
      (answer) => (fetch.atHand = answer),
      // Whoever takes it hears of the failure; nobody may.
      () => undefined,
    );
    return fetch;
  }
}

function keyOf({ sceneId, answer }: StepWanted): string {
  return JSON.stringify([sceneId, answer]);
}
