/** The product as a process of its own, with a clock that the tests move by messages. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import {
  childProcessEnvironment,
  readSettings,
  setForLibraries,
} from "../../../apps/server/src/config/env.ts";
import { voiceServiceCommand } from "../../../apps/server/src/platform/voice-service/voice-service-command.ts";
import { startServer } from "../../../apps/server/src/start-server.ts";

export type ServerMessage = { aheadMs: number } | { close: true };

let aheadMs = Number(process.env["CLOCK_AHEAD_MS"] ?? 0);
process.on("message", (message: ServerMessage) => {
  if ("close" in message) return void server.close().then(() => process.exit(0));
  aheadMs = message.aheadMs;
  process.send?.({ aheadMs });
});

// The test that started it may end without a word.
process.on("disconnect", () => process.exit(0));

setForLibraries();
const settings = readSettings();
// By DATABASE_URL it would be a real installation, which wants a mail server and an address of its own.
settings.databaseUrl = process.env["DATABASE_OF_TEST"] || settings.databaseUrl;
const webDir = resolve("apps/web/dist");
// Paths are the project's: this process is started in its folder.
const server = await startServer({
  settings,
  clock: { now: () => Date.now() + aheadMs },
  migrationsDir: resolve("apps/server/migrations"),
  webDir: existsSync(webDir) ? webDir : null,
  voiceProgram: {
    command: voiceServiceCommand({
      voiceDir: resolve("apps/voice"),
      isSource: false,
      packDir: process.env["VOICE_PACK_DIR"] || `${settings.dataDir}/voices`,
      logLevel: settings.logLevel,
    }),
    environment: childProcessEnvironment(),
  },
});
process.send?.({ address: server.address });
