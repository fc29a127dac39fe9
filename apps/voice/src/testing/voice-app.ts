/** The voice service in the test's process, with the real child processes and the real pack. */
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { createVoiceApp } from "../app.ts";
import { manifest } from "../pack/manifest.ts";
import type { ProcessEntry } from "../process-entry.ts";

/** @throws Error when VOICE_PACK_DIR is not set */
export async function startVoiceApp({ idleMs = 60_000 } = {}): Promise<FastifyInstance> {
  const dir = process.env["VOICE_PACK_DIR"];
  if (!dir) throw new Error("VOICE_PACK_DIR must name the folder of the voice pack.");
  return createVoiceApp({
    pack: {
      dir,
      manifest,
      state: () => ({ state: "ready", received: 0, total: 0 }),
      check: () => Promise.resolve(),
      fetchUntilReady: () => Promise.resolve(),
    },
    processEntries: {
      espeak: processEntry("speech/espeak"),
      kokoro: processEntry("speech/kokoro"),
      decoder: processEntry("recognition/decoder"),
      recognizer: processEntry("recognition/recognizer"),
    },
    idleMs,
    logger: pino({ level: "silent" }),
  });
}

function processEntry(name: string): ProcessEntry {
  const tsx = createRequire(import.meta.url).resolve("tsx");
  return {
    path: join(import.meta.dirname, `../${name}-process.ts`),
    execArgv: ["--import", pathToFileURL(tsx).href],
  };
}
