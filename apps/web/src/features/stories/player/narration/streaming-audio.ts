import { SECOND_MS } from "@codetale/domain/time";

/** So long nothing may come before nothing more is expected. */
const PATIENCE_MS = 15 * SECOND_MS;

type Chunk = Uint8Array<ArrayBuffer>;

/** A sound that is on its way: it can be heard from its beginning before its end has come. */
export class StreamingAudio {
  /** As a browser names its format. */
  readonly type: string;
  /** Each is followed by one more until the null that ends them. */
  readonly #chunks: Promise<Chunk | null>[] = [];
  readonly #arrival: Promise<Blob>;
  #whole: Blob | null = null;
  #hasFailed = false;

  constructor(body: ReadableStream<Chunk>, type: string) {
    this.type = type;
    this.#arrival = this.#collect(body.getReader());
    // Whoever follows it hears of the failure; nobody may.
    this.#arrival.catch(() => undefined);
  }

  /** All of it; null until that is here. */
  get whole(): Blob | null {
    return this.#whole;
  }

  get isStreaming(): boolean {
    return !this.#whole && !this.#hasFailed;
  }

  /** Whether its end will never come. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** @throws Error where it breaks off, comes to a standstill, or has nothing in it */
  untilWhole(): Promise<Blob> {
    return this.#arrival;
  }

  /**
   * All of it from the beginning, each part as soon as it is here.
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
    const come: Chunk[] = [];
    try {
      for (;;) {
        const coming = readChunk(reader, come.length === 0);
        this.#chunks.push(coming);
        const chunk = await coming;
        if (!chunk) break;
        come.push(chunk);
      }
    } catch (error) {
      this.#hasFailed = true;
      reader.cancel().catch(() => undefined);
      throw error;
    }
    return (this.#whole = new Blob(come, { type: this.type }));
  }
}

async function readChunk(
  reader: ReadableStreamDefaultReader<Chunk>,
  isFirst: boolean,
): Promise<Chunk | null> {
  const { promise: standstill, end } = rejectedIn(PATIENCE_MS);
  try {
    const { value, done } = await Promise.race([reader.read(), standstill]);
    if (done && isFirst) throw new Error("The sound is empty");
    return value ?? null;
  } finally {
    end();
  }
}

function rejectedIn(ms: number): { promise: Promise<never>; end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const promise = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The sound came to a standstill")), ms);
  });
  return { promise, end: () => clearTimeout(timer) };
}
