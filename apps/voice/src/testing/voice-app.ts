/** The voice service in the test's process, with the real child processes and the real pack. */
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { createVoiceApp } from "../app.ts";
import { manifest } from "../pack/manifest.ts";

/** @throws Error when VOICE_PACK_DIR is not set */
export async function startVoiceApp({ idleMs = 60_000 } = {}): Promise<FastifyInstance> {
  const dir = process.env["VOICE_PACK_DIR"];
  if (!dir) throw new Error("VOICE_PACK_DIR must name the folder of the voice pack.");
  return createVoiceApp({
    pack: { dir, manifest, state: () => ({ state: "ready", received: 0, total: 0 }) },
    idleMs,
    logger: pino({ level: "silent" }),
  });
}
