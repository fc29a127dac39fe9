import { ArrivingSound } from "../arriving-sound.ts";

/** A voice that is still being spoken: says what a test lets it say. */
export class SpokenVoice {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Whether nobody wants to hear more of it. */
  isCancelled = false;
  #mouth!: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;

  constructor() {
    this.body = new ReadableStream({
      start: (mouth) => void (this.#mouth = mouth),
      cancel: () => void (this.isCancelled = true),
    });
  }

  say(text: string): void {
    this.#mouth.enqueue(new TextEncoder().encode(text));
  }

  end(): void {
    this.#mouth.close();
  }

  breakOff(): void {
    this.#mouth.error(new TypeError("The network is gone."));
  }

  sound(): ArrivingSound {
    return new ArrivingSound(this.body, "audio/mpeg");
  }

  /** The answer that brings it. */
  answer(headers: Record<string, string>): Response {
    return new Response(this.body, { headers: { "content-type": "audio/mpeg", ...headers } });
  }
}
