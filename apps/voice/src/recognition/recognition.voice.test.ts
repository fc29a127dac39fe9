/** With the real decoders and models. The recording is our own English voice, as AAC in MP4. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { RECORDING_SAMPLE_RATE } from "./audio/sample-rate.ts";
import { createDecoderClient } from "./process-clients.ts";
import { createRecognizer } from "./recognizer.ts";
import { recognizeByWhisper } from "./whisper/recognize.ts";
import { openWhisper } from "./whisper/whisper.ts";

const packDir = process.env["VOICE_PACK_DIR"] ?? "data/voices";
const choices = ["Follow the crumbs", "Listen for the hum", "Wait for morning"];
const words = { stopWords: new Set(["the", "for"]), ordinals: [["one"], ["two"]] };

let speech: Float32Array;
beforeAll(async () => {
  const decoder = createDecoderClient({ packDir, idleMs: 60_000, limitMs: 30_000 });
  const file = readFileSync(new URL("./testing/follow-the-crumbs.mp4", import.meta.url));
  speech = (await decoder.decode(file)) ?? new Float32Array(0);
  decoder.close();
});

it("AAC is decoded whole", () => {
  expect(speech.length / RECORDING_SAMPLE_RATE).toBeCloseTo(1.7, 0);
  expect(Math.max(...speech)).toBeGreaterThan(0.3);
});

describe("the grammar of the choices", () => {
  let recognizer: ReturnType<typeof createRecognizer>;
  beforeAll(() => (recognizer = createRecognizer(packDir)));

  it("hears the choice that was said, wherever it stands", async () => {
    const heard = (of: string[]) => recognizer.recognize({ speech, language: "en", choices: of });
    expect(await heard(choices)).toMatchObject({ choice: 0, text: "follow the crumbs" });
    expect(await heard(choices.toReversed())).toMatchObject({ choice: 2 });
  });

  it("hears none of other choices", async () => {
    const others = ["Knock on the door", "Bake new buns"];
    expect((await recognizer.recognize({ speech, language: "en", choices: others })).choice).toBe(
      null,
    );
  });

  it("hears a choice of which it knows some words only", async () => {
    const named = ["Zuzumbo crumbs", "Grumbobo door"];
    const { choice } = await recognizer.recognize({ speech, language: "en", choices: named });
    expect(choice).toBe(0);
  });

  it("bears choices of which it knows no word", async () => {
    const strange = ["Zuzumbo", "Grumbobo"];
    const { choice } = await recognizer.recognize({ speech, language: "en", choices: strange });
    expect(choice).toBeNull();
  });
});

it("Whisper hears the choice that was said, none of others, and the words themselves", async () => {
  const whisper = await openWhisper(join(packDir, "whisper"), 2);
  const hearing = await whisper.encodeRecording(speech, "en");
  const silence = await whisper.encodeRecording(new Float32Array(2 * RECORDING_SAMPLE_RATE), "en");
  const heard = (of: string[]) =>
    recognizeByWhisper({ hearing, silence }, { choices: of, words, places: null, byEar: null });
  expect((await heard(choices)).choice).toBe(0);
  expect((await heard(["Knock on the door", "Bake new buns"])).choice).toBeNull();
  expect(await hearing.transcribe()).toMatch(/follow the crumbs/i);
  expect(await hearing.transcribe({ isLatin: true })).toMatch(/^follow the crumbs$/i);
});
