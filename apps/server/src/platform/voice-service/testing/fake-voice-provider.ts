/** A provider of voices that answers as a test says, and a client that asks it. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Recording, SpeechPiece, SpeechRequest } from "#core/ports/speech";
import { createAudioClient, type AudioClient, type AudioClientDeps } from "../audio-client.ts";
import { addressOf } from "../audio-request.ts";

interface Asked {
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
}

export type Answer = (response: ServerResponse) => void;

export type FakeVoiceProvider = Awaited<ReturnType<typeof startVoiceProvider>>;

export const { signal } = new AbortController();
export const languages = { speaking: ["en", "fr"], listening: ["en"] };

export async function startVoiceProvider() {
  const asked: Asked[] = [];
  /** By path; what has none is unknown to the provider. */
  const answers: Record<string, Answer> = {};
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const path = request.url ?? "";
      asked.push({
        path,
        headers: request.headers,
        body: Buffer.concat(chunks).toString("latin1"),
      });
      const answer = answers[path];
      if (answer) answer(response);
      else response.writeHead(404).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  function addressOfServer() {
    return addressOf(`http://key@127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  /** A client that waits longer than any test, where a test does not want it otherwise. */
  function aClient(changes: Partial<AudioClientDeps["limits"]> = {}): AudioClient {
    const limits = { speakNowMs: 60_000, speakLaterMs: 60_000, listenMs: 60_000, askMs: 60_000 };
    const address = addressOfServer();
    return createAudioClient({ address: () => address, limits: { ...limits, ...changes } });
  }

  return {
    asked,
    answers,
    aClient,

    /** A voice process of ours. */
    ours(): void {
      answers["/v1/status"] = json({ state: "ready", received: 1, total: 1, languages });
      answers["/v1/audio/voices"] = json({
        voices: [
          { name: "am_michael", language: "en" },
          { name: "af_heart", language: "en" },
          { name: "ff_siwis", language: "fr" },
        ],
      });
    },

    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Answer {
  return (response) =>
    response
      .writeHead(status, { "content-type": "application/json", ...headers })
      .end(JSON.stringify(body));
}

export function events(...data: unknown[]): Answer {
  return (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const text = data.map((each) => `data: ${JSON.stringify(each)}\n\n`).join("");
    // In pieces that end in the middle of an event.
    response.write(text.slice(0, 25));
    setTimeout(() => response.end(text.slice(25)), 20);
  };
}

export const delta = (text: string) => ({
  type: "speech.audio.delta",
  audio: Buffer.from(text).toString("base64"),
});

export function speak(
  client: AudioClient,
  changes: Partial<SpeechRequest> = {},
  onPiece?: (piece: SpeechPiece) => void,
) {
  const order = { text: "Hello.", language: "en", part: 0, pace: 0.9, hurry: signal, signal };
  return client.speak({ ...order, priority: "later", ...changes }, onPiece);
}

export function listen(client: AudioClient, changes: Partial<Recording> = {}) {
  const recording = { audio: Buffer.from("sound"), mimeType: "audio/webm;codecs=opus" };
  return client.recognize({
    ...recording,
    language: "en",
    expected: ["Run", "Hide"],
    signal,
    ...changes,
  });
}
