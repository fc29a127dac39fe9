import type {
  RecognitionResult,
  SpeechRecognizer,
  Recording,
  Speech,
  SpeechRequest,
  VoiceServiceStatus,
} from "#core/ports/speech";

/** A voice service at the port whose MP3 is the text itself, so that tests can read it. */
export class ScriptedVoiceService implements Speech, SpeechRecognizer {
  readonly spoken: SpeechRequest[] = [];
  readonly recordings: Recording[] = [];
  state: VoiceServiceStatus["state"] = "ready";
  languages: string[] = ["en", "es", "fr", "hi"];
  /** The result of the next recognition. */
  nextResult: RecognitionResult = { heard: "silence", index: null, text: "" };
  /** Thrown by every following call. */
  failure: Error | null = null;
  /** Awaited before the first piece. */
  gate: (order: SpeechRequest) => Promise<void> = async () => {};
  /** Awaited after the first three words; null for audio in one piece. */
  halfway: ((order: SpeechRequest) => Promise<void>) | null = null;

  readonly prepared: string[] = [];

  status = async (): Promise<VoiceServiceStatus> => ({
    state: this.state,
    received: 0,
    total: 0,
    languages: { speaking: this.languages, listening: this.languages },
  });

  speak: Speech["speak"] = async (order, onPiece) => {
    this.spoken.push(order);
    await this.#pass(this.gate, order);
    const words = order.text.split(/\s+/u).map((word, index) => ({
      word,
      start: index / 4,
      end: (index + 1) / 4,
    }));
    if (this.halfway) {
      const first = words.slice(0, 3);
      const { length } = first.map(({ word }) => word).join(" ");
      onPiece?.({ audio: Buffer.from(order.text.slice(0, length)), words: first });
      await this.#pass(this.halfway, order);
      onPiece?.({ audio: Buffer.from(order.text.slice(length)), words: words.slice(3) });
    }
    return { audio: Buffer.from(order.text), words };
  };

  /** @throws `failure`; the signal's reason when it is aborted meanwhile */
  async #pass(gate: ScriptedVoiceService["gate"], order: SpeechRequest): Promise<void> {
    const { signal } = order;
    const passed = new AbortController();
    const ended = new Promise((resolve) =>
      signal.addEventListener("abort", resolve, { signal: passed.signal }),
    );
    await Promise.race([gate(order), ended]).finally(() => passed.abort());
    signal.throwIfAborted();
    if (this.failure) throw this.failure;
  }

  recognize: SpeechRecognizer["recognize"] = async (recording) => {
    this.recordings.push(recording);
    if (this.failure) throw this.failure;
    return this.nextResult;
  };

  prepare: SpeechRecognizer["prepare"] = async (language) => {
    this.prepared.push(language);
    if (this.failure) throw this.failure;
  };
}
