/**
 * One scene that is fetched. Where it comes without its voice, it is at hand like that, and asked
 * for again until somebody takes it. What was taken is heard to its end, though its voice is still
 * on its way.
 */
import { awaitNarration, type NarrationOutlook } from "./late-narration.ts";
import { streamingNarration, hasNarration, type SceneResult } from "../scenes/narrated-scene.ts";

/** `isAhead`: nobody waits for it yet. Aborting `signal` also breaks off a voice on its way. */
type RequestScene = (signal: AbortSignal, isAhead: boolean) => Promise<SceneResult>;

interface SceneRequest {
  readonly isAhead: boolean;
  readonly answer: Promise<SceneResult>;
  /** Ends it, and the voice that it brings. */
  readonly end: () => void;
}

interface ReadyScene {
  readonly answer: SceneResult;
  /** What brought it. */
  readonly by: SceneRequest;
}

export class PrefetchedScene {
  readonly #ask: RequestScene;
  readonly #outlook: NarrationOutlook;
  readonly #askingAgain = new AbortController();
  readonly #first: SceneRequest;
  #late: SceneRequest | null = null;
  #urgent: SceneRequest | null = null;
  #atHand: ReadyScene | null = null;
  #isTaken = false;
  #isDropped = false;

  constructor(ask: RequestScene, outlook: NarrationOutlook, isAhead: boolean) {
    this.#ask = ask;
    this.#outlook = outlook;
    this.#first = this.#question(isAhead);
    this.#first.answer.then(
      (answer) => void this.#keep({ answer, by: this.#first }),
      // Whoever takes it hears of the failure; nobody may.
      () => undefined,
    );
  }

  get isDropped(): boolean {
    return this.#isDropped;
  }

  /** What is there already. */
  takeIfReady(): SceneResult | null {
    return this.#atHand && this.#handOver(this.#atHand);
  }

  /** What is there, or is on its way: nobody waits for a voice that came too late for that. */
  async take(): Promise<SceneResult> {
    this.#askingAgain.abort();
    if (this.#atHand) return this.#handOver(this.#atHand);
    const first = answered(this.#first);
    if (!this.#mayStandBack(this.#first)) return this.#handOver(await first);
    return this.#handOver(await Promise.any([first, answered(this.#askUrgently())]));
  }

  /** Ends everything about it, but the voice of what was taken. */
  drop(): void {
    this.#isDropped = true;
    this.#askingAgain.abort();
    if (this.#isTaken) return;
    for (const question of [this.#first, this.#late, this.#urgent]) question?.end();
  }

  #question(isAhead: boolean): SceneRequest {
    const controller = new AbortController();
    const answer = this.#ask(controller.signal, isAhead);
    return { isAhead, answer, end: () => controller.abort() };
  }

  /** Whether what was asked for ahead may have to stand back behind others. */
  #mayStandBack({ isAhead }: SceneRequest): boolean {
    return isAhead && !this.#outlook.areAllSpoken();
  }

  #askUrgently(): SceneRequest {
    return (this.#urgent ??= this.#question(false));
  }

  #handOver(atHand: ReadyScene): SceneResult {
    const { answer, by } = (this.#atHand = atHand);
    this.#isTaken = true;
    this.#askingAgain.abort();
    for (const other of [this.#first, this.#late]) if (other !== by) other?.end();
    if (by === this.#urgent) return answer;
    // Its voice is spoken before others where it is known that somebody waits for it.
    if (streamingNarration(answer) && this.#mayStandBack(by)) endWhenAnswered(this.#askUrgently());
    else this.#urgent?.end();
    return answer;
  }

  async #keep(first: ReadyScene): Promise<void> {
    if (this.#isTaken) return;
    this.#atHand = first;
    await streamingNarration(first.answer)
      ?.untilWhole()
      .catch(() => undefined);
    const { signal } = this.#askingAgain;
    if (signal.aborted || first.answer.kind === "end" || hasNarration(first.answer)) return;
    const answer = await awaitNarration(() => this.#askAgain(), this.#outlook, signal);
    if (answer && this.#late) this.#atHand = { answer, by: this.#late };
  }

  #askAgain(): Promise<SceneResult> {
    return (this.#late = this.#question(true)).answer;
  }
}

async function answered(by: SceneRequest): Promise<ReadyScene> {
  return { answer: await by.answer, by };
}

function endWhenAnswered({ answer, end }: SceneRequest): void {
  // What comes of it is at hand already.
  answer.then(end, () => undefined);
}
