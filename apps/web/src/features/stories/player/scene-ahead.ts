/**
 * One scene that is fetched. Where it comes without its voice, it is at hand like that, and asked
 * for again until somebody takes it.
 */
import { lateVoice, type VoiceOutlook } from "./late-voice.ts";
import { hasVoice, type Answer } from "./told.ts";

/** `isAhead`: nobody waits for it yet. */
type AskForScene = (signal: AbortSignal, isAhead: boolean) => Promise<Answer>;

export class SceneAhead {
  readonly #ask: AskForScene;
  readonly #outlook: VoiceOutlook;
  readonly #fetching = new AbortController();
  readonly #hurrying = new AbortController();
  readonly #askingAgain = new AbortController();
  readonly #first: Promise<Answer>;
  readonly #isAhead: boolean;
  #atHand: Answer | null = null;
  #isDropped = false;

  constructor(ask: AskForScene, outlook: VoiceOutlook, isAhead: boolean) {
    this.#ask = ask;
    this.#outlook = outlook;
    this.#isAhead = isAhead;
    this.#first = ask(this.#fetching.signal, isAhead);
    this.#first.then(
      (answer) => void this.#keep(answer),
      // Whoever takes it hears of the failure; nobody may.
      () => undefined,
    );
  }

  get isDropped(): boolean {
    return this.#isDropped;
  }

  /** What is there already. */
  takeAtHand(): Answer | null {
    if (this.#atHand) this.#askingAgain.abort();
    return this.#atHand;
  }

  /** What is there, or is on its way: nobody waits for a voice that came too late for that. */
  async take(): Promise<Answer> {
    this.#askingAgain.abort();
    if (this.#atHand) return this.#atHand;
    return this.#isAhead && !this.#outlook.areAllSpoken() ? this.#sooner() : this.#first;
  }

  drop(): void {
    this.#isDropped = true;
    this.#endAsking();
  }

  /** Asked for ahead, its voice may have to stand back behind others. */
  async #sooner(): Promise<Answer> {
    const answer = await Promise.any([this.#first, this.#ask(this.#hurrying.signal, false)]);
    this.#atHand = answer;
    this.#endAsking();
    return answer;
  }

  #endAsking(): void {
    for (const each of [this.#fetching, this.#hurrying, this.#askingAgain]) each.abort();
  }

  async #keep(answer: Answer): Promise<void> {
    this.#atHand = answer;
    const { signal } = this.#askingAgain;
    if (signal.aborted || answer.kind === "end" || hasVoice(answer)) return;
    const askAgain = (by: AbortSignal) => this.#ask(by, true);
    const voiced = await lateVoice(askAgain, this.#outlook, signal);
    if (voiced) this.#atHand = voiced;
  }
}
