/**
 * One scene that is fetched. One that arrives without narration is ready as it is, and is requested
 * again until the player takes it. Narration that is still arriving when its scene is taken
 * continues to the end.
 */
import { awaitNarration, type NarrationOutlook } from "./late-narration.ts";
import { streamingNarration, hasNarration, type SceneResult } from "../scenes/narrated-scene.ts";

/** `isAhead`: the listener does not wait for it yet. Aborting `signal` also ends arriving audio. */
type RequestScene = (signal: AbortSignal, isAhead: boolean) => Promise<SceneResult>;

interface SceneRequest {
  readonly isAhead: boolean;
  readonly answer: Promise<SceneResult>;
  /** Aborts the request and the audio that arrives with it. */
  readonly end: () => void;
}

interface ReadyScene {
  readonly answer: SceneResult;
  /** The request that brought it. */
  readonly by: SceneRequest;
}

/** Begins to fetch when constructed. */
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
      // `take` reports the failure; a scene that is never taken must not leave it unhandled.
      () => undefined,
    );
  }

  get isDropped(): boolean {
    return this.#isDropped;
  }

  /** The scene where it has arrived, else null. */
  takeIfReady(): SceneResult | null {
    return this.#atHand && this.#handOver(this.#atHand);
  }

  /**
   * The scene, as soon as it arrives; missing narration is not waited for.
   *
   * @throws the error of the request; AggregateError where a second, urgent one failed too
   */
  async take(): Promise<SceneResult> {
    this.#askingAgain.abort();
    if (this.#atHand) return this.#handOver(this.#atHand);
    const first = answered(this.#first);
    if (!this.#mayStandBack(this.#first)) return this.#handOver(await first);
    return this.#handOver(await Promise.any([first, answered(this.#askUrgently())]));
  }

  /** Aborts every request, unless the scene was taken: its audio may still be arriving. */
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

  /** Whether the server may serve other requests first, since this one was made ahead of need. */
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
    // A request that is not made ahead lets the server generate this narration before others.
    if (streamingNarration(answer) && this.#mayStandBack(by)) endWhenAnswered(this.#askUrgently());
    else this.#urgent?.end();
    return answer;
  }

  /** Keeps the first answer ready, and replaces it by one with narration if that comes in time. */
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
  // Its answer is not needed: the scene is ready already.
  answer.then(end, () => undefined);
}
