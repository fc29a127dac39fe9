import { describe, expect, it } from "vitest";
import { VoiceError } from "../voice-error.ts";
import { decode } from "./audio/decode.ts";
import { createTranscriptionService } from "./transcription.service.ts";

function aListener(programs: Partial<Parameters<typeof createTranscriptionService>[0]>) {
  return createTranscriptionService({
    decode: async () => null,
    recognize: () => Promise.reject(new Error("asked")),
    isReadyFor: () => false,
    ...programs,
  });
}

const { signal } = new AbortController();
const order = {
  file: new Uint8Array(4),
  language: "en",
  choices: ["Go left", "Run"],
  signal,
} as const;
const speech = new Float32Array(16);

describe("a recording is heard as", () => {
  it("silence where there is no speech, and no recogniser is asked", async () => {
    const { transcribe } = aListener({});
    expect(await transcribe(order)).toEqual({ heard: "silence", choice: null, text: "" });
  });

  it("the choice that was meant, in its own words", async () => {
    const { transcribe } = aListener({
      decode: async () => speech,
      recognize: async () => ({ text: "go lift", choice: 0 }),
    });
    expect(await transcribe(order)).toEqual({ heard: "choice", choice: 0, text: "Go left" });
  });

  it("other words where no choice was meant", async () => {
    const { transcribe } = aListener({
      decode: async () => speech,
      recognize: async () => ({ text: "my dog", choice: null }),
    });
    expect(await transcribe(order)).toEqual({ heard: "other", choice: null, text: "my dog" });
  });

  it("silence where a voice said no words", async () => {
    const { transcribe } = aListener({
      decode: async () => speech,
      recognize: async () => ({ text: "", choice: null }),
    });
    expect(await transcribe(order)).toMatchObject({ heard: "silence" });
  });
});

describe("recordings that come at once", () => {
  it("are listened to one after the other, also after one that failed", async () => {
    let atOnce = 0;
    let most = 0;
    const { transcribe } = aListener({
      async decode({ length }) {
        most = Math.max(most, (atOnce += 1));
        await new Promise((resolve) => setTimeout(resolve, 1));
        atOnce -= 1;
        if (length === 0) throw new VoiceError("timeout", "too long");
        return null;
      },
    });
    const files = [new Uint8Array(1), new Uint8Array(0), new Uint8Array(1)];
    const answers = await Promise.allSettled(files.map((file) => transcribe({ ...order, file })));
    expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(most).toBe(1);
  });

  it("are refused when sixteen wait, until one is done", async () => {
    let release = () => {};
    const held = new Promise<null>((resolve) => (release = () => resolve(null)));
    const { transcribe } = aListener({
      decode: () => held,
    });
    const waiting = Array.from({ length: 16 }, () =>
      transcribe({ ...order, signal: new AbortController().signal }),
    );
    await expect(transcribe(order)).rejects.toMatchObject({ code: "busy", retryAfterS: 5 });
    release();
    await Promise.all(waiting);
    await expect(transcribe(order)).resolves.toMatchObject({ heard: "silence" });
  });
});

describe("a caller who hangs up", () => {
  it("while the recording waits, frees its place and has it never read", async () => {
    let release = () => {};
    const held = new Promise<null>((resolve) => (release = () => resolve(null)));
    const read: Uint8Array[] = [];
    const { transcribe } = aListener({
      decode(file) {
        read.push(file);
        return held;
      },
    });
    const running = transcribe(order);
    const gone = new AbortController();
    const leaving = transcribe({ ...order, file: new Uint8Array(9), signal: gone.signal });
    gone.abort(new Error("gone"));
    await expect(leaving).rejects.toThrow("gone");
    release();
    await running;
    await transcribe(order);
    expect(read).toEqual([order.file, order.file]);
  });

  it("while it is decoded, has no recogniser asked", async () => {
    const gone = new AbortController();
    const { transcribe } = aListener({
      async decode() {
        gone.abort(new Error("gone"));
        return speech;
      },
    });
    await expect(transcribe({ ...order, signal: gone.signal })).rejects.toThrow("gone");
  });
});

describe("before an answer is spoken", () => {
  it("what listening takes is opened, once however often it is asked for", async () => {
    const opened: string[] = [];
    const { prepare } = aListener({
      async recognize({ language, choices }) {
        expect(choices).toEqual([]);
        opened.push(language);
        return { text: "", choice: null };
      },
      isReadyFor: (language) => opened.includes(language),
    });
    await Promise.all([prepare("en", signal), prepare("en", signal), prepare("hi", signal)]);
    await prepare("en", signal);
    expect(opened).toEqual(["en", "hi"]);
  });

  it("starts the decoder too, with a file that it can read", async () => {
    const files: Uint8Array[] = [];
    const { prepare } = aListener({
      async decode(file) {
        files.push(file);
        return null;
      },
      recognize: async () => ({ text: "", choice: null }),
    });
    await prepare("en", signal);
    expect(await decode(files[0]!, () => Promise.reject(new Error("no AAC")))).toHaveLength(0);
  });
});
