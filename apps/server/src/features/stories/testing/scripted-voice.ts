import type { Heard, Listener, Recording, Speech, SpeechOrder, VoiceStatus } from "#core/speech";

/** A voice at the port whose MP3 is the text itself, so that a test can read what was spoken. */
export class ScriptedVoice implements Speech, Listener {
  readonly spoken: SpeechOrder[] = [];
  readonly recordings: Recording[] = [];
  state: VoiceStatus["state"] = "ready";
  languages: string[] = ["en", "es", "fr", "hi"];
  /** What is heard next. */
  hears: Heard = { heard: "silence", index: null, text: "" };
  /** Thrown by what is asked next, and by all that follow. */
  failure: Error | null = null;
  /** Awaited before anything is spoken. */
  gate: (order: SpeechOrder) => Promise<void> = async () => {};

  readonly prepared: string[] = [];

  status = async (): Promise<VoiceStatus> => ({
    state: this.state,
    received: 0,
    total: 0,
    languages: { speaking: this.languages, listening: this.languages },
  });

  speak: Speech["speak"] = async (order) => {
    this.spoken.push(order);
    const { signal } = order;
    const passed = new AbortController();
    const ended = new Promise((resolve) =>
      signal.addEventListener("abort", resolve, { signal: passed.signal }),
    );
    await Promise.race([this.gate(order), ended]).finally(() => passed.abort());
    signal.throwIfAborted();
    if (this.failure) throw this.failure;
    const words = order.text.split(/\s+/u).map((word, index) => ({
      word,
      start: index / 4,
      end: (index + 1) / 4,
    }));
    return { audio: Buffer.from(order.text), words };
  };

  listen: Listener["listen"] = async (recording) => {
    this.recordings.push(recording);
    if (this.failure) throw this.failure;
    return this.hears;
  };

  prepare: Listener["prepare"] = async (language) => {
    this.prepared.push(language);
    if (this.failure) throw this.failure;
  };
}
