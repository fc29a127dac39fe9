/** Reads request bodies of recognition, in memory alone and with a size limit. */
import type { FastifyRequest } from "fastify";
import { storyLanguages } from "@codetale/domain/stories/languages";
import { z } from "zod";
import { VoiceError } from "../voice-error.ts";
import type { TranscriptionRequest } from "./transcription.service.ts";

export const LARGEST_RECORDING_BYTES = 10 * 1024 * 1024;

const MOST_CHOICES = 8;
const LONGEST_CHOICE = 200;

const fieldsSchema = z.object({
  model: z.string().max(200).optional(),
  language: z.enum(storyLanguages),
  response_format: z.literal("json").default("json"),
  expected: z.array(z.string().trim().min(1).max(LONGEST_CHOICE)).max(MOST_CHOICES),
});

const preparationSchema = fieldsSchema.pick({ language: true });

/** @throws VoiceError `invalid_request`, `too_large` */
export async function readTranscriptionBody(
  request: FastifyRequest,
): Promise<TranscriptionRequest> {
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

/** @throws VoiceError `invalid_request` */
export function readPrepareBody(body: unknown): TranscriptionRequest["language"] {
  const { success, data } = preparationSchema.safeParse(body);
  if (!success) throw new VoiceError("invalid_request", LANGUAGE_ADVICE);
  return data.language;
}

const ADVICE =
  `Send a form with file, language (${storyLanguages.join(", ")}), if need be response_format ` +
  `json, and up to ${MOST_CHOICES} times expected[] of at most ${LONGEST_CHOICE} characters.`;

const LANGUAGE_ADVICE = `Send JSON with language (${storyLanguages.join(", ")}).`;
