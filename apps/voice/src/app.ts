/** Wires the voice service; never listens itself. */
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { addErrorHandler } from "./http/error-handler.ts";
import { speechRoutes } from "./speech/speech.routes.ts";
import { statusRoutes } from "./http/status.routes.ts";
import { registerRecognition } from "./recognition/register-recognition.ts";
import type { VoicePack } from "./pack/voice-pack.ts";
import type { ProcessEntry } from "./process-entry.ts";
import { createEspeak } from "./speech/espeak.ts";
import { createKokoro } from "./speech/kokoro.ts";
import { createSpeechService } from "./speech/speech.service.ts";
import { voicesAmong } from "./speech/voices.ts";

export interface VoiceAppDeps {
  pack: VoicePack;
  processEntries: Record<"espeak" | "kokoro" | "decoder" | "recognizer", ProcessEntry>;
  /** How long an unused model stays in memory. */
  idleMs: number;
  logger: FastifyBaseLogger;
}

const languages = ["en", "es", "fr", "hi"] as const;

export async function createVoiceApp(deps: VoiceAppDeps): Promise<FastifyInstance> {
  const { pack, processEntries, idleMs, logger } = deps;
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    // A log line per request would record when a child listens and speaks.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  addErrorHandler(app);

  const engines = { packDir: pack.dir, idleMs };
  const espeak = createEspeak(processEntries.espeak, engines);
  const kokoro = createKokoro(processEntries.kokoro, engines);
  app.addHook("onClose", async () => {
    espeak.close();
    kokoro.close();
  });
  await app.register(statusRoutes, {
    pack,
    languages: { speaking: languages, listening: languages },
  });
  await app.register(speechRoutes, {
    pack,
    speaker: createSpeechService({ phonemize: espeak.phonemize, kokoro }),
    voices: voicesAmong(pack.manifest.files.map(({ path }) => path)),
  });
  await registerRecognition(app, { pack, processEntries, idleMs });
  return app;
}
