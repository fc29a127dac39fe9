/** A voice service that renders one sentence at a time, the most urgent first, as the real one. */
import type { SpeechPriority, SpeechRequest } from "../../apps/server/src/core/ports/speech.ts";

const SENTENCE_MS = 1_000;

const priorities: readonly SpeechPriority[] = ["now", "soon", "later"];

interface WaitingLine {
  order: SpeechRequest;
  sentencesLeft: number;
  end: () => void;
}

export class SentenceVoice {
  /** Called before each sentence with the text of its line. */
  onSentence: (text: string) => void = () => {};
  /** Called with each order. */
  onOrder: (order: SpeechRequest) => void = () => {};
  readonly #waiting: WaitingLine[] = [];
  #isRendering = false;

  /** Resolves when the whole line is rendered; timers are to be faked. */
  gate = (order: SpeechRequest): Promise<void> =>
    new Promise((resolve) => {
      this.onOrder(order);
      const sentences = order.text.match(/[.!?]+/gu)?.length ?? 1;
      this.#waiting.push({ order, sentencesLeft: sentences, end: resolve });
      if (!this.#isRendering) this.#render();
    });

  #render(): void {
    const line = this.#mostUrgent();
    this.#isRendering = line !== undefined;
    if (!line) return;
    this.onSentence(line.order.text);
    setTimeout(() => {
      line.sentencesLeft -= 1;
      if (line.sentencesLeft <= 0) {
        this.#waiting.splice(this.#waiting.indexOf(line), 1);
        line.end();
      }
      this.#render();
    }, SENTENCE_MS);
  }

  #mostUrgent(): WaitingLine | undefined {
    const urgency = ({ order }: WaitingLine) =>
      order.hurry.aborted ? 0 : priorities.indexOf(order.priority);
    return this.#waiting.toSorted((one, other) => urgency(one) - urgency(other))[0];
  }
}
