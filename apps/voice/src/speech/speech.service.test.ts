import { expect, it } from "vitest";
import type { InferenceRequest } from "./kokoro.ts";
import type { SpeechEncoder } from "./audio/mp3.ts";
import { createSpeechService, type SpeechRequest } from "./speech.service.ts";
import { SPEECH_SAMPLE_RATE } from "./audio/sample-rate.ts";
import type { WordTiming } from "./word-timings.ts";

/** Every symbol lasts 100 ms: a tone, with 200 ms of silence at both ends. */
function infer({ ids }: InferenceRequest) {
  const durations = Float32Array.from([8, ...ids.map(() => 4), 8]);
  const samples = new Float32Array((16 + ids.length * 4) * 600);
  for (let at = 8 * 600; at < samples.length - 8 * 600; at += 1) {
    samples[at] = 0.2 * Math.sin(at / 4);
  }
  return Promise.resolve({ samples, durations });
}

const counting: SpeechEncoder = {
  delayS: 0,
  encode: (samples) => new Uint8Array(Int32Array.of(samples.length).buffer),
  end: () => new Uint8Array(),
};

function speakerWith(kokoro: { infer: typeof infer }) {
  return createSpeechService({
    ...kokoro,
    phonemize: (_, texts) => Promise.resolve(texts.map((text) => text.split("").join("_"))),
    createEncoder: () => Promise.resolve(counting),
  });
}

function order(text: string, signal = new AbortController().signal): SpeechRequest {
  const voice = { name: "e", accent: "e", language: "es", styles: ["e"] } as const;
  return { passages: [{ text, voice, pitch: 1 }], speed: 1, priority: "now", signal };
}

async function all(pieces: ReturnType<ReturnType<typeof createSpeechService>["speak"]>) {
  const sounds: number[] = [];
  const soFar: WordTiming[] = [];
  let piece = await pieces.next();
  for (; !piece.done; piece = await pieces.next()) {
    soFar.push(...piece.value.words);
    const { buffer, byteOffset, byteLength } = Uint8Array.from(piece.value.audio);
    const lengths = new Int32Array(buffer, byteOffset, byteLength / 4);
    sounds.push(lengths.reduce((sum, length) => sum + length, 0) / SPEECH_SAMPLE_RATE);
  }
  return { sounds, words: piece.value, soFar };
}

it("speaks one sentence after the other, with a pause between that captions know of", async () => {
  const { sounds, words, soFar } = await all(speakerWith({ infer }).speak(order("ab. Ab — ab.")));

  const [first = 0, second = 0] = sounds;
  expect(first).toBeCloseTo(0.36, 1);
  expect(second).toBeGreaterThan(first);
  expect(words.map(({ word }) => word)).toEqual(["ab.", "Ab", "—", "ab."]);
  expect(words[1]?.start).toBeGreaterThan(first + 0.3);
  expect(soFar).toEqual(words);
  const times = words.flatMap(({ start, end }) => [start, end]);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(words.at(-1)?.end).toBeLessThanOrEqual(first + second);
});

it("gives words that cannot be heard no time at all", async () => {
  const { words } = await all(speakerWith({ infer }).speak(order("日本")));

  expect(words).toEqual([{ word: "日本", start: 0, end: 0 }]);
});

it("refuses samples that are not numbers", async () => {
  const broken = async (inference: InferenceRequest) => {
    const rendition = await infer(inference);
    rendition.samples[9_000] = NaN;
    return rendition;
  };

  const pieces = speakerWith({ infer: broken }).speak(order("ab."));
  await expect(pieces.next()).rejects.toMatchObject({ code: "failed" });
});

it("stops when the caller has gone", async () => {
  let asked = 0;
  const gone = new AbortController();
  const counted = (inference: InferenceRequest) => {
    asked += 1;
    return infer(inference);
  };
  const pieces = speakerWith({ infer: counted }).speak(order("ab. Ab. Ab.", gone.signal));
  await pieces.next();
  gone.abort(new Error("gone"));

  await expect(pieces.next()).rejects.toThrow("gone");
  expect(asked).toBe(1);
});

it("renders nothing twice when an order is given up and given anew", async () => {
  const asked: string[] = [];
  const gone = new AbortController();
  const counted = (inference: InferenceRequest) => {
    asked.push(inference.ids.join());
    return infer(inference);
  };
  const speaker = speakerWith({ infer: counted });
  const text = "ab. Abab. Ababab.";
  const given = speaker.speak({ ...order(text, gone.signal), priority: "later" });
  await given.next();
  await given.next();
  gone.abort(new Error("more urgent"));
  await expect(given.next()).rejects.toThrow("more urgent");

  const { sounds } = await all(speaker.speak(order(text)));
  expect(sounds).toHaveLength(4);
  expect(asked).toHaveLength(3);
  expect(new Set(asked).size).toBe(3);

  await all(speaker.speak({ ...order(text), speed: 0.9 }));
  expect(asked).toHaveLength(6);
});

it("speaks each passage by its voice, with the words of the whole text in order", async () => {
  const asked: InferenceRequest[] = [];
  const voiced = (name: string, text: string, pitch = 1) => ({
    text,
    voice: { name, accent: "e", language: "es", styles: [name] } as const,
    pitch,
  });
  const counted = (inference: InferenceRequest) => {
    asked.push(inference);
    return infer(inference);
  };
  const passages = [voiced("a", "ab: "), voiced("b", "«ab ab», ", 1.25), voiced("a", "ab ab.")];
  const pieces = speakerWith({ infer: counted }).speak({ ...order(""), passages });
  const { sounds, words } = await all(pieces);

  expect(asked.map(({ styles }) => styles)).toEqual([["a"], ["b"], ["a"]]);
  expect(asked.map(({ speed }) => speed)).toEqual([1, 0.8, 1]);
  expect(words.map(({ word }) => word)).toEqual(["ab:", "«ab", "ab»,", "ab", "ab."]);
  const times = words.flatMap(({ start, end }) => [start, end]);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  const [first = 0, second = 0] = sounds;
  const low = passages.map((passage) => ({ ...passage, pitch: 1 }));
  const unpitched = await all(speakerWith({ infer }).speak({ ...order(""), passages: low }));
  expect(second).toBeLessThan(unpitched.sounds[1] ?? 0);
  expect(words[1]?.start).toBeGreaterThan(first + 0.1);
  expect(words[3]?.start).toBeGreaterThan(first + second + 0.1);
});
