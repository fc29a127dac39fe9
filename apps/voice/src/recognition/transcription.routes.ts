import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import { requireReady } from "../http/require-ready.ts";
import type { VoicePack } from "../pack/voice-pack.ts";
import type { TranscriptionService } from "./transcription.service.ts";
import {
  LARGEST_RECORDING_BYTES,
  readPrepareBody,
  readTranscriptionBody,
} from "./transcription-body.ts";

interface TranscriptionDeps {
  pack: Pick<VoicePack, "state">;
  transcription: TranscriptionService;
}

/** Neither recordings nor transcripts are stored or logged. */
export async function transcriptionRoutes(
  app: FastifyInstance,
  { pack, transcription }: TranscriptionDeps,
) {
  await app.register(multipart, {
    limits: {
      fileSize: LARGEST_RECORDING_BYTES,
      files: 1,
      fields: 16,
      fieldSize: 2_000,
      parts: 17,
    },
  });
  app.post("/v1/audio/transcriptions", { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    requireReady(pack);
    const { heard, choice, text } = await transcription.transcribe(
      await readTranscriptionBody(request),
    );
    void reply.header("cache-control", "no-store");
    return { text, expected_index: choice, heard };
  });

  // Not part of the OpenAI API: sent when a recording begins, so that the first answer is as fast as later ones.
  app.post("/v1/audio/transcriptions/prepare", async ({ body }, reply) => {
    const language = readPrepareBody(body);
    requireReady(pack);
    await transcription.prepare(language);
    return reply.code(204).send();
  });
}

/** The recording and the other fields of the form. */
const BODY_LIMIT = LARGEST_RECORDING_BYTES + 64 * 1024;
