/** Opens the drivers, wires the app and listens. Told the settings and the clock, so tests can too. */
import { join } from "node:path";
import type { Clock } from "@codetale/domain/time";
import pino from "pino";
import { readOrCreateSecret } from "#config/secret";
import type { Settings } from "#config/env";
import { openEmbedded, openPostgres, type OpenDatabase } from "#platform/db/database";
import { makeDataFolder } from "#platform/data-folder";
import { createApp, type VoiceServiceProgram } from "./app.ts";

export interface ServerDeps {
  settings: Settings;
  clock: Clock;
  /** Folder of the SQL migrations. */
  migrationsDir: string;
  /** Folder of the built web app; null serves the calls alone. */
  webDir: string | null;
  /** Starts our own voice; without it nobody speaks unless there is another provider. */
  voiceProgram?: VoiceServiceProgram;
}

export interface RunningServer {
  /** Where it answers, for example `http://127.0.0.1:3000`. */
  address: string;
  database: OpenDatabase["kind"];
  /** Lets requests that have begun finish, then closes everything. */
  close(): Promise<void>;
}

export async function startServer(deps: ServerDeps): Promise<RunningServer> {
  const { settings, clock, migrationsDir, webDir, voiceProgram } = deps;
  // Without `sync`, the end of the process waits for ever where nobody reads its last lines.
  const logger = pino({ level: settings.logLevel }, pino.destination({ dest: 1, sync: true }));
  await makeDataFolder(settings.dataDir);
  const database = settings.databaseUrl
    ? await openPostgres(settings.databaseUrl, (err) =>
        logger.warn({ err }, "a connection to the database was lost"),
      )
    : await openEmbedded(settings.dataDir);
  try {
    await database.migrate(migrationsDir);
    const app = await createApp({
      settings,
      secret: settings.secret ?? (await readOrCreateSecret(settings.dataDir)),
      db: database.db,
      clock,
      logger,
      filesDir: join(settings.dataDir, "files"),
      webDir,
      voiceProgram,
    });
    const address = await app.listen({ port: settings.port, host: settings.host });
    return {
      address,
      database: database.kind,
      async close() {
        await app.close();
        // Last, because what the app still has to finish needs it.
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
