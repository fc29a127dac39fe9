import type { FastifyInstance } from "fastify";
import type { VoicePack } from "../pack/voice-pack.ts";
import type { ProcessEntry } from "../process-entry.ts";
import { createTranscriptionService } from "./transcription.service.ts";
import { createDecoderClient, createRecognizerClient } from "./process-clients.ts";
import { transcriptionRoutes } from "./transcription.routes.ts";

export interface RecognitionDeps {
  pack: Pick<VoicePack, "dir" | "state">;
  processEntries: Record<"decoder" | "recognizer", ProcessEntry>;
  /** How long unused programs and their models stay in memory. */
  idleMs: number;
}

export async function registerRecognition(
  app: FastifyInstance,
  { pack, processEntries, idleMs }: RecognitionDeps,
): Promise<void> {
  const options = { packDir: pack.dir, idleMs };
  const decoder = createDecoderClient(processEntries.decoder, options);
  const recognizing = createRecognizerClient(processEntries.recognizer, options);
  app.addHook("onClose", async () => {
    decoder.close();
    recognizing.close();
  });
  const listener = createTranscriptionService({ ...recognizing, decode: decoder.decode });
  await app.register(transcriptionRoutes, { pack, listener });
}
