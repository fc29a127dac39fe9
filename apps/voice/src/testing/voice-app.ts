/** The voice as it runs, with the real programs and the real pack, inside the test's process. */
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { createVoiceApp } from "../app.ts";
import { manifest } from "../pack/manifest.ts";
import type { Program } from "../program.ts";

/** @throws Error when VOICE_PACK_DIR is not set */
export async function startVoiceApp({ idleMs = 60_000 } = {}): Promise<FastifyInstance> {
  const dir = process.env["VOICE_PACK_DIR"];
  if (!dir) throw new Error("VOICE_PACK_DIR must name the folder of the voice pack.");
  return createVoiceApp({
    pack: {
      dir,
      manifest,
      state: () => ({ state: "ready", received: 0, total: 0 }),
      look: () => Promise.resolve(),
      keepTrying: () => Promise.resolve(),
    },
    programs: {
      espeak: program("speaking/espeak"),
      kokoro: program("speaking/kokoro"),
      decoder: program("listening/decoder"),
      recognizer: program("listening/recognizer"),
    },
    idleMs,
    logger: pino({ level: "silent" }),
  });
}

function program(name: string): Program {
  const tsx = createRequire(import.meta.url).resolve("tsx");
  return {
    path: join(import.meta.dirname, `../${name}-process.ts`),
    execArgv: ["--import", pathToFileURL(tsx).href],
  };
}
