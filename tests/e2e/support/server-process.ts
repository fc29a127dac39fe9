/** The product as a process of its own, with a clock that the tests move by messages. */
import { fileURLToPath } from "node:url";
import { childProcessEnvironment, readSettings } from "../../../apps/server/src/config/env.ts";
import { voiceServiceCommand } from "../../../apps/server/src/platform/voice-service/voice-service-command.ts";
import { startServer } from "../../../apps/server/src/start-server.ts";

let aheadMs = Number(process.env["CLOCK_AHEAD_MS"] ?? 0);
process.on("message", (message: { aheadMs: number }) => {
  aheadMs = message.aheadMs;
  process.send?.({ aheadMs });
});

// The test that started it may end without a word.
process.on("disconnect", () => process.exit(0));

const settings = readSettings();
const { address } = await startServer({
  settings,
  clock: { now: () => Date.now() + aheadMs },
  migrationsDir: folder("apps/server/migrations"),
  webDir: folder("apps/web/dist"),
  voiceProgram: {
    command: voiceServiceCommand({
      voiceDir: folder("apps/voice"),
      isSource: true,
      packDir: process.env["VOICE_PACK_DIR"] || `${settings.dataDir}/voices`,
      logLevel: settings.logLevel,
    }),
    environment: childProcessEnvironment(),
  },
});
process.send?.({ address });

function folder(path: string): string {
  return fileURLToPath(new URL(`../../../${path}`, import.meta.url));
}
