/** Machines with a voice, each a real HTTP server. */
import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { VoiceServiceError, type SpeechPiece } from "#core/ports/speech";
import { createAudioClient, type AudioClient } from "./audio-client.ts";
import { addressOf } from "./audio-request.ts";
import { combineVoices } from "./several-voices.ts";

const { signal } = new AbortController();
const languages = { speaking: ["en"], listening: ["en"] };

class Machine {
  asked: string[] = [];
  state = "ready";
  statusCode = 200;
  voices = [{ name: "af_heart", language: "en" }];
  speak = (response: ServerResponse) => void response.end(spoken(this.name));
  #server: Server = createServer();
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  async start(port = 0): Promise<void> {
    this.#server = createServer((request, response) => {
      request.resume().on("end", () => {
        const path = request.url ?? "";
        if (path === "/v1/status") {
          response.statusCode = this.statusCode;
          response.end(JSON.stringify({ state: this.state, received: 1, total: 1, languages }));
        } else if (path === "/v1/audio/voices") {
          response.end(JSON.stringify({ voices: this.voices }));
        } else {
          this.asked.push(path);
          if (path === "/v1/audio/speech") {
            response.setHeader("content-type", "text/event-stream");
            return this.speak(response);
          }
          response.end(JSON.stringify({ text: this.name, heard: "other" }));
        }
      });
    });
    this.#server.listen(port, "127.0.0.1");
    await once(this.#server, "listening");
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<number> {
    const { port } = this;
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
    return port;
  }
}

const delta = (text: string) =>
  `data: ${JSON.stringify({ type: "speech.audio.delta", audio: Buffer.from(text).toString("base64") })}\n\n`;
const spoken = (text: string) =>
  `${delta(text)}data: ${JSON.stringify({ type: "speech.audio.done", words: [] })}\n\n`;

let one: Machine;
let two: Machine;
let voices: AudioClient;

beforeEach(async () => {
  one = new Machine("one");
  two = new Machine("two");
  await Promise.all([one.start(), two.start()]);
  voices = combineVoices(
    [one, two]
      .map(({ port }) => addressOf(`http://127.0.0.1:${port}`))
      .map((address) => createAudioClient({ address: () => address })),
  );
});
afterEach(async () => {
  await Promise.allSettled([one.stop(), two.stop()]);
});

async function speak(onPiece?: (piece: SpeechPiece) => void, language = "en"): Promise<string> {
  const order = { text: "Hello.", language, part: 0, pace: 1, hurry: signal, signal };
  const { audio } = await voices.speak({ ...order, priority: "now" }, onPiece);
  return Buffer.from(audio).toString();
}

async function listen(): Promise<string> {
  const recording = { audio: Buffer.from("sound"), mimeType: "audio/webm", language: "en" };
  return (await voices.recognize({ ...recording, expected: ["Run"], signal })).text;
}

it("[OPS-2] the machine that is less busy is asked", async () => {
  let answer = () => {};
  const begun = new Promise<void>((resolve) => {
    one.speak = (response) => {
      resolve();
      answer = () => void response.end(spoken("one"));
    };
  });
  const first = speak();
  await begun;

  expect(await speak()).toBe("two");
  expect(await listen()).toBe("two");
  answer();
  expect(await first).toBe("one");
  expect(await listen()).toBe("one");
});

it("[OPS-2] a machine that is down is asked once, left out, and used again when it is back", async () => {
  const port = await one.stop();

  expect(await speak()).toBe("two");
  expect(await listen()).toBe("two");
  expect((await voices.status(signal)).state).toBe("ready");
  await one.start(port);
  expect(await speak()).toBe("two");

  await voices.status(signal);
  expect(await speak()).toBe("one");
});

it("[OPS-2] a machine that fails before it begins costs a listener nothing", async () => {
  one.speak = (response) => void response.writeHead(503).end();
  const heard: string[] = [];

  await speak(({ audio }) => heard.push(Buffer.from(audio).toString()));
  expect(heard).toEqual(["two"]);
});

it.each([400, 401, 403, 404, 422])(
  "[OPS-2] a machine that answers %i silences no other, and is left out until its status is ready",
  async (status) => {
    one.speak = (response) => void response.writeHead(status).end();
    expect(await speak()).toBe("two");
    expect(one.asked).toHaveLength(1);
    expect(await speak()).toBe("two");
    expect(await listen()).toBe("two");
    expect(one.asked).toHaveLength(1);

    one.speak = (response) => void response.end(spoken("one"));
    await voices.status(signal);
    expect(await speak()).toBe("one");
  },
);

it("[OPS-2] a machine with a wrong key is left out also by its status", async () => {
  one.statusCode = 401;
  expect((await voices.status(signal)).state).toBe("ready");

  expect(await speak()).toBe("two");
  expect(one.asked).toEqual([]);
});

it("[OPS-2] what every machine refuses is refused, and leaves none of them out", async () => {
  const wellSpoken = one.speak;
  one.speak = two.speak = (response) => void response.writeHead(400).end();
  await expect(speak()).rejects.toMatchObject({ reason: "refused" });
  expect([one.asked.length, two.asked.length]).toEqual([1, 1]);

  one.speak = wellSpoken;
  expect(await speak()).toBe("one");
});

it("[OPS-2] a language that one machine lacks is spoken by another, and leaves none of them out", async () => {
  two.voices.push({ name: "hf_alpha", language: "hi" });

  expect(await speak(undefined, "hi")).toBe("two");
  expect(await speak()).toBe("one");
});

it("[OPS-2] a refusal is told rather than that another machine is away", async () => {
  one.speak = (response) => void response.writeHead(400).end();
  await two.stop();

  await expect(speak()).rejects.toMatchObject({ reason: "refused", fault: "either" });
});

it("[OPS-2] what a listener hears already is not begun again on another machine", async () => {
  const heard: string[] = [];
  one.speak = (response) => {
    response.write(delta("be"));
  };
  const speaking = speak(({ audio }) => {
    heard.push(Buffer.from(audio).toString());
    void one.stop();
  });

  await expect(speaking).rejects.toThrow(VoiceServiceError);
  expect(heard).toEqual(["be"]);
  expect(two.asked).toEqual([]);
});

it("[OPS-2] a machine that fetches its voices is left out until it has them", async () => {
  one.state = "fetching";
  expect((await voices.status(signal)).state).toBe("ready");
  expect(await speak()).toBe("two");

  one.state = "ready";
  await voices.status(signal);
  expect(await speak()).toBe("one");
});

it("[OPS-2] a language is heard where its model was loaded", async () => {
  const port = await one.stop();
  await voices.prepare("en", signal);
  await one.start(port);
  await voices.status(signal);

  expect(await listen()).toBe("two");
  expect(await speak()).toBe("one");
});

it("[OPS-2] without any machine the voice is unavailable, and is there again with the first", async () => {
  const [port] = [await one.stop(), await two.stop()];
  await expect(speak()).rejects.toThrow(VoiceServiceError);
  await expect(voices.status(signal)).rejects.toThrow(VoiceServiceError);

  await one.start(port);
  expect(await speak()).toBe("one");
});
