import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { noise, silence, sound } from "../testing/sounds.ts";
import { encodeWav } from "../testing/encode-wav.ts";
import type { VoiceError } from "../../voice-error.ts";
import { decode } from "./decode.ts";
import { RECORDING_SAMPLE_RATE } from "./sample-rate.ts";

const noAac = () => Promise.reject(new Error("there is no AAC here"));

const fixture = (name: string) => readFileSync(new URL(`../testing/${name}`, import.meta.url));

/** How many times a second the loudest tone of `samples` swings. */
function pitchOf(samples: Float32Array): number {
  const middle = samples.subarray(samples.length * 0.25, samples.length * 0.75);
  const rises = middle.filter((value, at) => value >= 0 && (middle[at - 1] ?? 0) < 0).length;
  return rises / (middle.length / RECORDING_SAMPLE_RATE);
}

async function refusal(file: Uint8Array): Promise<string> {
  return decode(file, noAac).then(
    () => "read",
    (error: unknown) => (error as VoiceError).code,
  );
}

describe("a recording is read", () => {
  const tone = (rate: number) =>
    sound(2, rate, (second) => 0.5 * Math.sin(2 * Math.PI * 440 * second));

  test.each([
    { rate: 8000, channels: 1 },
    { rate: 16_000, channels: 1 },
    { rate: 44_100, channels: 2 },
    { rate: 48_000, channels: 1 },
  ])("from WAV with $rate samples a second and $channels channels", async ({ rate, channels }) => {
    const samples = await decode(encodeWav(tone(rate), { rate, channels }), noAac);
    expect(samples.length / RECORDING_SAMPLE_RATE).toBeCloseTo(2, 2);
    expect(pitchOf(samples)).toBeCloseTo(440, -1);
    expect(Math.max(...samples)).toBeCloseTo(0.5, 1);
  });

  it("from WebM as a browser records it live, without a length", async () => {
    const samples = await decode(fixture("tone.webm"), noAac);
    expect(samples.length / RECORDING_SAMPLE_RATE).toBeGreaterThan(0.8);
    expect(samples.length / RECORDING_SAMPLE_RATE).toBeLessThan(2.5);
    expect(pitchOf(samples)).toBeCloseTo(440, -1);
  });

  it("from AAC by the decoder that is handed in", async () => {
    const samples = tone(48_000);
    const decoded = await decode(fixture("tone.mp4"), async () => ({ samples, rate: 48_000 }));
    expect(pitchOf(decoded)).toBeCloseTo(440, -1);
  });
});

describe("a recording is refused", () => {
  test.each([
    { what: "nothing at all", file: Buffer.alloc(0), code: "invalid_request" },
    { what: "rubbish", file: Buffer.from("this is not sound"), code: "not_audio" },
    { what: "WebM that breaks off", file: fixture("tone.webm").subarray(0, 60), code: null },
    { what: "an Ogg page of rubbish", file: Buffer.from(`OggS${"x".repeat(500)}`), code: null },
    { what: "MP4 of rubbish", file: Buffer.from(`\0\0\0\x18ftyp${"x".repeat(500)}`), code: null },
    { what: "WAV of rubbish", file: Buffer.from(`RIFF....WAVE${"x".repeat(99)}`), code: null },
    { what: "a codec that fails", file: fixture("tone.mp4"), code: "unreadable_audio" },
    { what: "a video", file: fixture("picture.webm"), code: "not_audio" },
    { what: "30 seconds", file: encodeWav(silence(30)), code: "too_large" },
    { what: "16 seconds", file: encodeWav(noise(16, 0.1)), code: "too_large" },
  ])("that is $what", async ({ file, code }) => {
    const answer = await refusal(file);
    if (code === null) expect(["unreadable_audio", "not_audio"]).toContain(answer);
    else expect(answer).toBe(code);
  });

  it("only from the first sample after fifteen seconds", async () => {
    expect(await refusal(encodeWav(silence(15)))).toBe("read");
    expect(await refusal(encodeWav(new Float32Array(15 * RECORDING_SAMPLE_RATE + 1)))).toBe(
      "too_large",
    );
  });
});
