/**
 * Decodes AAC in MP4, which older versions of Safari record, by a browser build of FFmpeg's decoders
 * (LGPL) from the voice pack, loaded at the first such recording.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { loadedOnce } from "../loaded-once.ts";

interface Decoder {
  sampleRate: number;
  decodeAudioData(startS: number, durationS: number): Float32Array;
  dispose(): void;
}

interface Library {
  getAudioDecoder(wasm: string, file: ArrayBuffer): Promise<Decoder>;
}

export type DecodeAac = (
  file: Uint8Array,
  longestS: number,
) => Promise<{ samples: Float32Array; rate: number }>;

/** @param folder with the library's two files */
export function aacDecoder(folder: string): DecodeAac {
  const library = loadedOnce(() => load(folder));
  return async (file, longestS) => {
    const { getAudioDecoder } = await library();
    const decoder = await getAudioDecoder(WASM, new Uint8Array(file).buffer);
    try {
      const samples = decoder.decodeAudioData(0, longestS);
      return { samples, rate: decoder.sampleRate };
    } finally {
      decoder.dispose();
    }
  };
}

const WASM = "file:///decode-audio.wasm";

/** The library requires one file by CommonJS, which ES modules lack; it gets that file here. */
async function load(folder: string): Promise<Library> {
  const wasm = await readFile(join(folder, "decode-audio.wasm"));
  const modules: Record<string, object> = {
    fs: { readFileSync: () => wasm },
    path: { normalize: (path: string) => path, dirname: () => "" },
  };
  Object.assign(globalThis, { require: (name: string) => modules[name], __dirname: "" });
  const url = pathToFileURL(join(folder, "audio-file-decoder.mjs")).href;
  return (await import(url)) as Library;
}
