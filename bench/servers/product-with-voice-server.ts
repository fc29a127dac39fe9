/** The product as it runs, its voice with it, on the benchmark's database. */
import { fileURLToPath } from "node:url";
import { childProcessEnvironment, readSettings } from "../../apps/server/src/config/env.ts";
import { voiceServiceCommand } from "../../apps/server/src/platform/voice-service/voice-service-command.ts";
import { startServer } from "../../apps/server/src/start-server.ts";

process.on("disconnect", () => process.exit(0));

const settings = readSettings();
const { address } = await startServer({
  settings,
  clock: { now: () => Date.now() },
  migrationsDir: fileURLToPath(new URL("../../apps/server/migrations", import.meta.url)),
  webDir: null,
  voiceProgram: {
    command: voiceServiceCommand({
      voiceDir: fileURLToPath(new URL("../../apps/voice", import.meta.url)),
      isSource: true,
      packDir: process.env["VOICE_PACK_DIR"] ?? "",
      logLevel: settings.logLevel,
    }),
    environment: childProcessEnvironment(),
  },
});
process.send?.({ address });
