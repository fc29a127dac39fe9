import { StreamingAudio } from "../narration/streaming-audio.ts";

/** A voice that is still being spoken: says what a test lets it say. */
export class FakeAudioStream {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Whether its reader wants no more of it. */
  isCancelled = false;
  #controller!: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;

  constructor() {
    this.body = new ReadableStream({
      start: (controller) => void (this.#controller = controller),
      cancel: () => void (this.isCancelled = true),
    });
  }

  push(text: string): void {
    this.#controller.enqueue(new TextEncoder().encode(text));
  }

  end(): void {
    this.#controller.close();
  }

  breakOff(): void {
    this.#controller.error(new TypeError("The network is gone."));
  }

  audio(): StreamingAudio {
    return new StreamingAudio(this.body, "audio/mpeg");
  }

  /** The answer that brings it. */
  response(headers: Record<string, string>): Response {
    return new Response(this.body, { headers: { "content-type": "audio/mpeg", ...headers } });
  }
}
