import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import { requireReady } from "../http/require-ready.ts";
import type { VoicePack } from "../pack/voice-pack.ts";
import type { Listener } from "./listener.ts";
import { LARGEST_BYTES, languageIn, readUpload } from "./upload.ts";

export interface TranscriptionDeps {
  pack: Pick<VoicePack, "state">;
  listener: Listener;
}

/** Nothing of a recording or of its words is kept or logged. */
export async function transcriptionRoutes(
  app: FastifyInstance,
  { pack, listener }: TranscriptionDeps,
): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: LARGEST_BYTES, files: 1, fields: 16, fieldSize: 2_000, parts: 17 },
  });
  app.post("/v1/audio/transcriptions", { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    requireReady(pack);
    const { heard, choice, text } = await listener.listen(await readUpload(request));
    void reply.header("cache-control", "no-store");
    return { text, expected_index: choice, heard };
  });

  // Ours alone: sent when somebody begins to speak, so that the first answer is as fast as others.
  app.post("/v1/audio/transcriptions/prepare", async ({ body }, reply) => {
    const language = languageIn(body);
    requireReady(pack);
    await listener.prepare(language);
    return reply.code(204).send();
  });
}

/** The recording, and what stands around it in the form. */
const BODY_LIMIT = LARGEST_BYTES + 64 * 1024;
