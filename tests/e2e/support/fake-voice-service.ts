/**
 * A voice process over real HTTP that hums, says the rest of a line when it is let, and hears in
 * every recording what it is told to.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { createMp3 } from "../../../apps/voice/src/speech/audio/mp3.ts";
import { SPEECH_SAMPLE_RATE } from "../../../apps/voice/src/speech/audio/sample-rate.ts";

export class FakeVoiceService {
  readonly #server: Server;
  #goOn: Promise<void> = Promise.resolve();
  #open = () => {};
  /** By the text of a line. */
  readonly #heldBack = new Map<string, { opened: Promise<void>; open: () => void }>();
  /** The words that it hears; none of them is a choice. */
  hears = "";
  /** How long each line is: its first three words, and the rest. */
  seconds = { first: 2, rest: 1 };

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<FakeVoiceService> {
    const server = createServer((request, response) => void voice.#answer(request, response));
    const voice = new FakeVoiceService(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return voice;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  /** From now on nothing of this line is spoken, until `speakOf` or `release`. */
  holdBack(line: string): void {
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    this.#heldBack.set(line, { opened, open });
  }

  speakOf(line: string): void {
    this.#heldBack.get(line)?.open();
  }

  /** From now on nothing but first sentences are spoken. */
  hold(): void {
    this.#goOn = new Promise((resolve) => (this.#open = resolve));
  }

  release(): void {
    this.#open();
    for (const line of this.#heldBack.keys()) this.speakOf(line);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const facts = aboutItself[request.url ?? ""];
    if (facts) return json(response, facts);
    if (request.url === "/v1/audio/transcriptions/prepare")
      return void response.writeHead(204).end();
    if (request.url === "/v1/audio/transcriptions") {
      // An answer before the recording has been read breaks the connection.
      await buffer(request);
      return json(response, { text: this.hears, expected_index: null, heard: "other" });
    }
    return this.#speak(JSON.parse(await text(request)) as { input: string }, response);
  }

  async #speak({ input }: { input: string }, response: ServerResponse): Promise<void> {
    // A line may be spoken in parts.
    const line = [...this.#heldBack.keys()].find((text) => text.includes(input)) ?? input;
    await this.#heldBack.get(line)?.opened;
    const { first, rest } = this.seconds;
    const spoken = input.split(/\s+/u);
    const words = spoken.map((word, index) => {
      const isFirst = index < 3;
      const start = isFirst ? (first * index) / 6 : first + (rest * (index - 3)) / spoken.length;
      return { word, start, end: start + 0.01 };
    });
    const encoder = await createMp3();
    const say = (event: object) => response.write(`data: ${JSON.stringify(event)}\n\n`);
    const delta = (audio: Uint8Array, of: object[]) =>
      say({
        type: "speech.audio.delta",
        audio: Buffer.from(audio).toString("base64"),
        words: of,
      });
    response.writeHead(200, { "content-type": "text/event-stream" });
    delta(encoder.encode(hum(first)), words.slice(0, 3));
    await this.#goOn;
    delta(encoder.encode(hum(rest)), words.slice(3));
    delta(encoder.end(), []);
    say({ type: "speech.audio.done", words });
    response.end();
  }
}

const aboutItself: Readonly<Record<string, object>> = {
  "/v1/status": {
    state: "ready",
    received: 1,
    total: 1,
    languages: { speaking: ["en"], listening: ["en"] },
  },
  "/v1/audio/voices": { voices: [{ name: "af_heart", language: "en" }] },
};

function hum(seconds: number): Float32Array {
  return Float32Array.from(
    { length: seconds * SPEECH_SAMPLE_RATE },
    (_, index) => 0.1 * Math.sin((2 * Math.PI * 220 * index) / SPEECH_SAMPLE_RATE),
  );
}

function json(response: ServerResponse, body: object): void {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
}
