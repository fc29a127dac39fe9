import multipart from "@fastify/multipart";
import { storyLanguages } from "@codetale/domain/stories/languages";
import { LONGEST_EXPECTED } from "@codetale/domain/stories/spoken-choice";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { callerSignal } from "../http/caller-signal.ts";
import { requireReady } from "../http/require-ready.ts";
import type { VoicePack } from "../pack/voice-pack.ts";
import { VoiceError } from "../voice-error.ts";
import type { TranscriptionRequest, TranscriptionService } from "./transcription.service.ts";

export const LARGEST_RECORDING_BYTES = 10 * 1024 * 1024;

/** The recording and the other fields of the form. */
const BODY_LIMIT = LARGEST_RECORDING_BYTES + 64 * 1024;

const MOST_CHOICES = 8;

const fieldsSchema = z.object({
  model: z.string().max(200).optional(),
  language: z.enum(storyLanguages),
  response_format: z.literal("json").default("json"),
  expected: z.array(z.string().trim().min(1).max(LONGEST_EXPECTED)).max(MOST_CHOICES),
});

const preparationSchema = fieldsSchema.pick({ language: true });

interface TranscriptionDeps {
  pack: Pick<VoicePack, "state">;
  transcription: TranscriptionService;
}

/** Recordings are read in memory alone; neither they nor transcripts are stored or logged. */
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
    const signal = callerSignal(reply);
    const { heard, choice, text } = await transcription.transcribe({
      ...(await readTranscriptionBody(request)),
      signal,
    });
    void reply.header("cache-control", "no-store");
    return { text, expected_index: choice, heard };
  });

  // Not part of the OpenAI API: sent when a recording begins, so that the first answer is as fast as later ones.
  app.post("/v1/audio/transcriptions/prepare", async ({ body }, reply) => {
    const { success, data } = preparationSchema.safeParse(body);
    if (!success) throw new VoiceError("invalid_request", LANGUAGE_ADVICE);
    requireReady(pack);
    await transcription.prepare(data.language, callerSignal(reply));
    return reply.code(204).send();
  });
}

/** @throws VoiceError `invalid_request`, `too_large` */
async function readTranscriptionBody(
  request: FastifyRequest,
): Promise<Omit<TranscriptionRequest, "signal">> {
  if (!request.isMultipart()) throw new VoiceError("invalid_request", ADVICE);
  let file: Uint8Array | null = null;
  const fields: Record<string, unknown> = {};
  const expected: unknown[] = [];
  for await (const part of request.parts()) {
    if (part.type === "file") {
      const bytes = await part.toBuffer();
      if (part.fieldname === "file") file ??= bytes;
    } else if (part.fieldname === "expected[]" || part.fieldname === "expected") {
      expected.push(part.value);
    } else {
      fields[part.fieldname] = part.value;
    }
  }
  const { success, data } = fieldsSchema.safeParse({ ...fields, expected });
  if (!success || !file) throw new VoiceError("invalid_request", ADVICE);
  return { file, language: data.language, choices: data.expected };
}

const ADVICE =
  `Send a form with file, language (${storyLanguages.join(", ")}), if need be response_format ` +
  `json, and up to ${MOST_CHOICES} times expected[] of at most ${LONGEST_EXPECTED} characters.`;

const LANGUAGE_ADVICE = `Send JSON with language (${storyLanguages.join(", ")}).`;
