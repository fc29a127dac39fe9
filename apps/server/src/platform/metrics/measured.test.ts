import { expect, it } from "vitest";
import type { Metrics } from "#core/ports/metrics";
import { VoiceServiceError, type SpeechAudio, type SpeechRequest } from "#core/ports/speech";
import { noVoice } from "#platform/voice-service/connect-voice-service";
import { createMetrics } from "./create-metrics.ts";
import { measuredSending } from "./measured-sending.ts";
import { measuredVoice } from "./measured-voice.ts";

const { signal } = new AbortController();
const order: SpeechRequest = {
  text: "Hello.",
  language: "en",
  part: 0,
  pace: 1,
  priority: "now",
  hurry: signal,
  signal,
};

function recorded() {
  const all = createMetrics();
  const observed: [string, number][] = [];
  const metrics: Metrics = {
    ...all,
    observe: (name, value, labels) => {
      observed.push([name, value]);
      all.observe(name, value, labels);
    },
  };
  return { metrics, observed, text: all.collect };
}

it("[OPS-4] a message is counted once it is stored and handed on, not where it is refused", async () => {
  const { metrics, observed } = recorded();
  const send = measuredSending(async (text: string) => {
    if (text === "") throw new Error("refused");
    return text;
  }, metrics);

  expect(await send("hello")).toBe("hello");
  await expect(send("")).rejects.toThrow("refused");
  expect(observed).toEqual([["codetale_message_seconds", expect.any(Number)]]);
});

it.each<[string, SpeechAudio]>([
  ["its last word", { audio: new Uint8Array(1), words: [{ word: "a", start: 0, end: 1e-9 }] }],
  ["its length", { audio: new Uint8Array(1), words: null }],
])("[OPS-4] speech is compared with how long it sounds, by %s", async (_, speech) => {
  const { metrics, observed } = recorded();
  const voice = measuredVoice({ ...noVoice, speak: async () => speech }, metrics);

  expect(await voice.speak(order)).toBe(speech);
  const [[name, share] = ["", 0]] = observed;
  expect(name).toBe("codetale_voice_real_time_share");
  // What sounds for a billionth of a second takes many times as long to render.
  if (speech.words) expect(share).toBeGreaterThan(1_000);
});

it("[OPS-4] speech under way and calls that fail are counted", async () => {
  const { metrics, text } = recorded();
  let fail = (_: Error) => {};
  const speak = () => new Promise<SpeechAudio>((_, reject) => (fail = reject));
  const voice = measuredVoice({ ...noVoice, speak }, metrics);
  const speaking = voice.speak(order);

  expect(await text()).toContain('codetale_queue_jobs{queue="speech",state="running"} 1');
  fail(new VoiceServiceError("timeout"));
  await expect(speaking).rejects.toThrow(VoiceServiceError);
  expect(await text()).toContain('codetale_queue_jobs{queue="speech",state="running"} 0');
  expect(await text()).toContain('codetale_voice_failures_total{call="speak",reason="timeout"} 1');
});
