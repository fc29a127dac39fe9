/** Recordings that the product's own voice makes, as WAV files. */
import type { Browser } from "@playwright/test";
import { encodeWav } from "../../../apps/voice/src/recognition/testing/encode-wav.ts";
import {
  oneAfterTheOther,
  silence as silent,
} from "../../../apps/voice/src/recognition/testing/sounds.ts";
import type { VoiceServiceProcess } from "./voice-service.ts";

/** Speech does not begin the moment that a microphone opens. */
const BEFORE_SECONDS = 0.4;

/** @param browser reads what the voice sends */
export async function recordingOf(
  said: string,
  voice: VoiceServiceProcess,
  browser: Browser,
): Promise<Buffer> {
  const response = await fetch(`${voice.url}/v1/audio/speech`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-priority": "now" },
    body: JSON.stringify({ input: said, voice: "af_sarah" }),
  });
  if (!response.ok) throw new Error(await response.text());
  const mp3 = Buffer.from(await response.arrayBuffer());
  return encodeWav(oneAfterTheOther(silent(BEFORE_SECONDS), await decoded(mp3, browser)));
}

export function silence(seconds: number): Buffer {
  return encodeWav(silent(seconds));
}

/** What the voice process makes of a recording where it is told nothing of any choices. */
export async function transcribe(recording: Buffer, voice: VoiceServiceProcess): Promise<string> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(recording)], { type: "audio/wav" }), "answer.wav");
  form.set("language", "en");
  const response = await fetch(`${voice.url}/v1/audio/transcriptions`, {
    method: "POST",
    body: form,
  });
  if (!response.ok) throw new Error(await response.text());
  return ((await response.json()) as { text: string }).text;
}

/** @returns one channel at 16 kHz */
async function decoded(mp3: Buffer, browser: Browser): Promise<Float32Array> {
  const page = await browser.newPage();
  const samples = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const context = new OfflineAudioContext(1, 1, 16_000);
    const audio = await context.decodeAudioData(bytes.buffer);
    return Array.from(audio.getChannelData(0));
  }, mp3.toString("base64"));
  await page.close();
  return Float32Array.from(samples);
}
