/** Wires speaking, listening and the pack to the calls; never listens itself. */
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { addErrorHandling } from "./http/errors.ts";
import { speechRoutes } from "./http/speech.routes.ts";
import { statusRoutes } from "./http/status.routes.ts";
import { registerListening } from "./listening/register-listening.ts";
import type { VoicePack } from "./pack/voice-pack.ts";
import type { Program } from "./program.ts";
import { createEspeak } from "./speaking/espeak.ts";
import { createKokoro } from "./speaking/kokoro.ts";
import { createSpeaker } from "./speaking/speaker.ts";
import { voicesAmong } from "./speaking/voices.ts";

export interface VoiceAppDeps {
  pack: VoicePack;
  programs: Record<"espeak" | "kokoro" | "decoder" | "recognizer", Program>;
  /** How long a model that nobody uses stays in memory. */
  idleMs: number;
  logger: FastifyBaseLogger;
}

const languages = ["en", "es", "fr", "hi"] as const;

export async function createVoiceApp(deps: VoiceAppDeps): Promise<FastifyInstance> {
  const { pack, programs, idleMs, logger } = deps;
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    // A line per request would tell when somebody listens and speaks.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  addErrorHandling(app);

  const engines = { packDir: pack.dir, idleMs };
  const espeak = createEspeak(programs.espeak, engines);
  const kokoro = createKokoro(programs.kokoro, engines);
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
    speaker: createSpeaker({ phonemize: espeak.phonemize, kokoro }),
    voices: voicesAmong(pack.manifest.files.map(({ path }) => path)),
  });
  await registerListening(app, { pack, programs, idleMs });
  return app;
}
