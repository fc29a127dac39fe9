/** Wires the voice service; never listens itself. */
import { storyLanguages } from "@codetale/domain/stories/languages";
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { addErrorHandler } from "./http/error-handler.ts";
import { HEALTH_PATH, requireKey } from "./http/require-key.ts";
import type { ListeningOptions } from "./listening-options.ts";
import type { VoicePack } from "./pack/voice-pack.ts";
import { createDecoderClient, createRecognizerClient } from "./recognition/process-clients.ts";
import { transcriptionRoutes } from "./recognition/transcription.routes.ts";
import { createTranscriptionService } from "./recognition/transcription.service.ts";
import { createEspeak } from "./speech/espeak.ts";
import { createKokoro } from "./speech/kokoro.ts";
import { speechRoutes } from "./speech/speech.routes.ts";
import { createSpeechService } from "./speech/speech.service.ts";
import { voicesAmong } from "./speech/voices.ts";

interface VoiceAppDeps {
  pack: Pick<VoicePack, "dir" | "manifest" | "state">;
  /** How long an unused model stays in memory. */
  idleMs: number;
  logger: FastifyBaseLogger;
  /** What callers send as bearer token; null: whoever reaches the port may call. */
  key?: string | null;
  /** Null: plain HTTP. */
  tls?: ListeningOptions["tls"];
}

export async function createVoiceApp(deps: VoiceAppDeps): Promise<FastifyInstance> {
  const { pack, idleMs, logger, key = null, tls = null } = deps;
  const app: FastifyInstance = fastify({
    ...(tls && { https: tls }),
    loggerInstance: logger,
    // A log line per request would record when a child listens and speaks.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  addErrorHandler(app);
  if (key !== null) requireKey(app, key);
  app.get(HEALTH_PATH, () => ({ status: "ok" }));

  const options = { packDir: pack.dir, idleMs };
  const espeak = createEspeak(options);
  const kokoro = createKokoro(options);
  const decoder = createDecoderClient(options);
  const recognizer = createRecognizerClient(options);
  app.addHook("onClose", async () => {
    for (const process of [espeak, kokoro, decoder, recognizer]) process.close();
  });
  app.get("/v1/status", () => ({
    ...pack.state(),
    languages: { speaking: storyLanguages, listening: storyLanguages },
  }));
  await app.register(speechRoutes, {
    pack,
    speech: createSpeechService({ phonemize: espeak.phonemize, infer: kokoro.infer }),
    voices: voicesAmong(pack.manifest.files.map(({ path }) => path)),
  });
  await app.register(transcriptionRoutes, {
    pack,
    transcription: createTranscriptionService({ ...recognizer, decode: decoder.decode }),
  });
  return app;
}
