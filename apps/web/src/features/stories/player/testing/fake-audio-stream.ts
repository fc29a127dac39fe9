import { StreamingAudio } from "../narration/streaming-audio.ts";

/** A voice that is still being spoken: says what a test lets it say. */
export class FakeAudioStream {
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

  push(text: string): void {
    this.#mouth.enqueue(new TextEncoder().encode(text));
  }

  end(): void {
    this.#mouth.close();
  }

  breakOff(): void {
    this.#mouth.error(new TypeError("The network is gone."));
  }

  audio(): StreamingAudio {
    return new StreamingAudio(this.body, "audio/mpeg");
  }

  /** The answer that brings it. */
  response(headers: Record<string, string>): Response {
    return new Response(this.body, { headers: { "content-type": "audio/mpeg", ...headers } });
  }
}
