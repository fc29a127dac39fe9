/**
 * One scene that is fetched. One that arrives without narration is ready as it is, and is requested
 * again until the player takes it. Narration that is still arriving when its scene is taken
 * continues to the end.
 */
import { awaitNarration, type NarrationOutlook } from "./late-narration.ts";
import { isNarrated, streamingNarration, type SceneResult } from "../scenes/narrated-scene.ts";

/** `isAhead`: the listener does not wait for it yet. Aborting `signal` also ends arriving audio. */
type RequestScene = (signal: AbortSignal, isAhead: boolean) => Promise<SceneResult>;

interface SceneRequest {
  readonly isAhead: boolean;
  readonly result: Promise<SceneResult>;
  /** Aborts the request and the audio that arrives with it. */
  readonly end: () => void;
}

interface ReadyScene {
  readonly result: SceneResult;
  /** The request that brought it. */
  readonly by: SceneRequest;
}

/** Begins to fetch when constructed. */
export class PrefetchedScene {
  readonly #request: RequestScene;
  readonly #outlook: NarrationOutlook;
  readonly #retries = new AbortController();
  readonly #first: SceneRequest;
  #late: SceneRequest | null = null;
  #urgent: SceneRequest | null = null;
  #ready: ReadyScene | null = null;
  #isTaken = false;

  constructor(request: RequestScene, outlook: NarrationOutlook, isAhead: boolean) {
    this.#request = request;
    this.#outlook = outlook;
    this.#first = this.#send(isAhead);
    this.#first.result.then(
      (result) => void this.#keep({ result, by: this.#first }),
      // `take` reports the failure; a scene that is never taken must not leave it unhandled.
      () => undefined,
    );
  }

  /** What the first request brings. It may reject. */
  get arrival(): Promise<SceneResult> {
    return this.#first.result;
  }

  /** The scene where it has arrived, else null. */
  takeIfReady(): SceneResult | null {
    return this.#ready && this.#handOver(this.#ready);
  }

  /**
   * The scene, as soon as it arrives; missing narration is not waited for.
   *
   * @throws the error of the request; AggregateError where a second, urgent one failed too
   */
  async take(): Promise<SceneResult> {
    this.#retries.abort();
    if (this.#ready) return this.#handOver(this.#ready);
    const first = readyBy(this.#first);
    if (!this.#mayBeServedLater(this.#first)) return this.#handOver(await first);
    return this.#handOver(await Promise.any([first, readyBy(this.#sendUrgently())]));
  }

  /** Aborts every request, unless the scene was taken: its audio may still be arriving. */
  drop(): void {
    this.#retries.abort();
    if (this.#isTaken) return;
    for (const request of [this.#first, this.#late, this.#urgent]) request?.end();
  }

  #send(isAhead: boolean): SceneRequest {
    const controller = new AbortController();
    const result = this.#request(controller.signal, isAhead);
    return { isAhead, result, end: () => controller.abort() };
  }

  #sendUrgently(): SceneRequest {
    return (this.#urgent ??= this.#send(false));
  }

  /** Whether the server may serve other requests first, since this one was made ahead of need. */
  #mayBeServedLater({ isAhead }: SceneRequest): boolean {
    return isAhead && !this.#outlook.isComplete();
  }

  #handOver(ready: ReadyScene): SceneResult {
    const { result, by } = (this.#ready = ready);
    this.#isTaken = true;
    this.#retries.abort();
    for (const other of [this.#first, this.#late]) if (other !== by) other?.end();
    if (by === this.#urgent) return result;
    // A request that is not made ahead lets the server generate this narration before others.
    if (streamingNarration(result) && this.#mayBeServedLater(by)) {
      const urgent = this.#sendUrgently();
      // Its result is not needed: the scene is ready already.
      urgent.result.then(urgent.end, () => undefined);
    } else this.#urgent?.end();
    return result;
  }

  /** Keeps the first result ready, and replaces it by one with narration if that comes in time. */
  async #keep(first: ReadyScene): Promise<void> {
    if (this.#isTaken) return;
    this.#ready = first;
    const { result } = first;
    await streamingNarration(result)
      ?.untilWhole()
      .catch(() => undefined);
    const { signal } = this.#retries;
    if (signal.aborted || result === "end" || isNarrated(result)) return;
    const request = () => (this.#late = this.#send(true)).result;
    const late = await awaitNarration(request, this.#outlook.mayCome, signal);
    if (late && this.#late) this.#ready = { result: late, by: this.#late };
  }
}

async function readyBy(by: SceneRequest): Promise<ReadyScene> {
  return { result: await by.result, by };
}
