/**
 * One scene that is fetched. Where it comes without its voice, it is at hand like that, and asked
 * for again until somebody takes it. What was taken is heard to its end, though its voice is still
 * on its way.
 */
import { lateVoice, type VoiceOutlook } from "./late-voice.ts";
import { arrivingVoice, hasVoice, type Answer } from "./told.ts";

/** `isAhead`: nobody waits for it yet. Aborting `signal` also breaks off a voice on its way. */
type AskForScene = (signal: AbortSignal, isAhead: boolean) => Promise<Answer>;

interface Question {
  readonly isAhead: boolean;
  readonly answer: Promise<Answer>;
  /** Ends it, and the voice that it brings. */
  readonly end: () => void;
}

interface AtHand {
  readonly answer: Answer;
  /** What brought it. */
  readonly by: Question;
}

export class SceneAhead {
  readonly #ask: AskForScene;
  readonly #outlook: VoiceOutlook;
  readonly #askingAgain = new AbortController();
  readonly #first: Question;
  #late: Question | null = null;
  #urgent: Question | null = null;
  #atHand: AtHand | null = null;
  #isTaken = false;
  #isDropped = false;

  constructor(ask: AskForScene, outlook: VoiceOutlook, isAhead: boolean) {
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
  takeAtHand(): Answer | null {
    return this.#atHand && this.#handOver(this.#atHand);
  }

  /** What is there, or is on its way: nobody waits for a voice that came too late for that. */
  async take(): Promise<Answer> {
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

  #question(isAhead: boolean): Question {
    const controller = new AbortController();
    const answer = this.#ask(controller.signal, isAhead);
    return { isAhead, answer, end: () => controller.abort() };
  }

  /** Whether what was asked for ahead may have to stand back behind others. */
  #mayStandBack({ isAhead }: Question): boolean {
    return isAhead && !this.#outlook.areAllSpoken();
  }

  #askUrgently(): Question {
    return (this.#urgent ??= this.#question(false));
  }

  #handOver(atHand: AtHand): Answer {
    const { answer, by } = (this.#atHand = atHand);
    this.#isTaken = true;
    this.#askingAgain.abort();
    for (const other of [this.#first, this.#late]) if (other !== by) other?.end();
    if (by === this.#urgent) return answer;
    // Its voice is spoken before others where it is known that somebody waits for it.
    if (arrivingVoice(answer) && this.#mayStandBack(by)) endWhenAnswered(this.#askUrgently());
    else this.#urgent?.end();
    return answer;
  }

  async #keep(first: AtHand): Promise<void> {
    if (this.#isTaken) return;
    this.#atHand = first;
    await arrivingVoice(first.answer)
      ?.untilWhole()
      .catch(() => undefined);
    const { signal } = this.#askingAgain;
    if (signal.aborted || first.answer.kind === "end" || hasVoice(first.answer)) return;
    const answer = await lateVoice(() => this.#askAgain(), this.#outlook, signal);
    if (answer && this.#late) this.#atHand = { answer, by: this.#late };
  }

  #askAgain(): Promise<Answer> {
    return (this.#late = this.#question(true)).answer;
  }
}

async function answered(by: Question): Promise<AtHand> {
  return { answer: await by.answer, by };
}

function endWhenAnswered({ answer, end }: Question): void {
  // What comes of it is at hand already.
  answer.then(end, () => undefined);
}
