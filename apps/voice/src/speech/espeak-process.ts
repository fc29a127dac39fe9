/**
 * The process that runs espeak-ng, which is GPL: nothing else runs in it, and it communicates by lines
 * of JSON alone. Unlike the rest, this file may be used under GPL-3.0-or-later as well as MIT.
 *
 * In: `{"id":1,"voice":"fr","texts":["…"]}`. Out: `{"id":1,"phonemes":["…"]}`.
 */
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

/** The used part of espeak-ng's module. */
interface EspeakModule {
  HEAPU8: Uint8Array;
  eSpeakNGWorker: new () => {
    set_voice(name: string): number;
    convert_to_phonemes(text: string, isIpa: boolean): { ptr: number };
  };
}

const [packDir = ""] = process.argv.slice(2);
const path = resolve(join(packDir, "espeak/espeak-ng.js"));
const { default: load } = (await import(pathToFileURL(path).href)) as {
  default: () => Promise<EspeakModule>;
};
const espeak = await load();
const worker = new espeak.eSpeakNGWorker();

for await (const line of createInterface({ input: process.stdin })) {
  const { id, voice, texts } = JSON.parse(line) as { id: number; voice: string; texts: string[] };
  worker.set_voice(voice);
  process.stdout.write(`${JSON.stringify({ id, phonemes: texts.map(phonemesOf) })}\n`);
}

function phonemesOf(text: string): string {
  const { ptr } = worker.convert_to_phonemes(text, true);
  const end = espeak.HEAPU8.indexOf(0, ptr);
  return Buffer.from(espeak.HEAPU8.slice(ptr, end)).toString("utf8");
}
