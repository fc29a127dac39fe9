import type { FastifyInstance } from "fastify";
import type { VoicePack } from "../pack/voice-pack.ts";
import type { Program } from "../program.ts";
import { createListener } from "./listener.ts";
import { createDecoder, createRecognizing } from "./programs.ts";
import { transcriptionRoutes } from "./transcription.routes.ts";

export interface ListeningDeps {
  pack: Pick<VoicePack, "dir" | "state">;
  programs: Record<"decoder" | "recognizer", Program>;
  /** How long programs and their models stay in memory that nobody uses. */
  idleMs: number;
}

export async function registerListening(
  app: FastifyInstance,
  { pack, programs, idleMs }: ListeningDeps,
): Promise<void> {
  const options = { packDir: pack.dir, idleMs };
  const decoder = createDecoder(programs.decoder, options);
  const recognizing = createRecognizing(programs.recognizer, options);
  app.addHook("onClose", async () => {
    decoder.close();
    recognizing.close();
  });
  const listener = createListener({ ...recognizing, decode: decoder.decode });
  await app.register(transcriptionRoutes, { pack, listener });
}
