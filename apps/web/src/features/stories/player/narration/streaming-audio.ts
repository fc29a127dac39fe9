import { SECOND_MS } from "@codetale/domain/time";
import { withTimeout } from "../timeout.ts";

/** Longest pause between two chunks before the sound counts as broken off. */
const CHUNK_TIMEOUT_MS = 15 * SECOND_MS;

type Chunk = Uint8Array<ArrayBuffer>;

/** A sound that is still arriving; its beginning can be played before its end is there. */
export class StreamingAudio {
  /** MIME type. */
  readonly type: string;
  /** The complete sound; null until it has arrived. */
  whole: Blob | null = null;
  /** Whether it broke off. */
  hasFailed = false;
  /** In order of arrival; null marks the end. A failure rejects the last one. */
  readonly #chunks: Promise<Chunk | null>[] = [];
  readonly #arrival: Promise<Blob>;

  constructor(body: ReadableStream<Chunk>, type: string) {
    this.type = type;
    this.#arrival = this.#collect(body.getReader());
    // Callers of `untilWhole` see the failure; without one the promise must not count as unhandled.
    this.#arrival.catch(() => undefined);
  }

  get isStreaming(): boolean {
    return !this.whole && !this.hasFailed;
  }

  /** @throws Error where it breaks off, stalls for `CHUNK_TIMEOUT_MS`, or is empty */
  untilWhole(): Promise<Blob> {
    return this.#arrival;
  }

  /**
   * The sound from its beginning, each chunk as soon as it arrives; may be called more than once.
   *
   * @throws Error as `untilWhole` does
   */
  async *chunks(): AsyncGenerator<Chunk> {
    for (let next = 0; ; next += 1) {
      const chunk = await this.#chunks[next];
      if (!chunk) return;
      yield chunk;
    }
  }

  async #collect(reader: ReadableStreamDefaultReader<Chunk>): Promise<Blob> {
    const arrived: Chunk[] = [];
    try {
      for (;;) {
        const next = readChunk(reader, arrived.length === 0);
        this.#chunks.push(next);
        const chunk = await next;
        if (!chunk) break;
        arrived.push(chunk);
      }
    } catch (error) {
      this.hasFailed = true;
      reader.cancel().catch(() => undefined);
      throw error;
    }
    return (this.whole = new Blob(arrived, { type: this.type }));
  }
}

async function readChunk(
  reader: ReadableStreamDefaultReader<Chunk>,
  isFirst: boolean,
): Promise<Chunk | null> {
  const { value, done } = await withTimeout(reader.read(), CHUNK_TIMEOUT_MS);
  if (done && isFirst) throw new Error("The sound is empty");
  return value ?? null;
}
