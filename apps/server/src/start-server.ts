/**
 * Opens the drivers, wires the app and listens. Settings and clock are passed in, for tests too.
 */
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
  /** Folder of the built web app; null serves only the API. */
  webDir: string | null;
  /**
   * Starts our own voice service; without it there is no narration unless there is another
   * provider.
   */
  voiceProgram?: VoiceServiceProgram;
}

export interface RunningServer {
  /** The address that it listens on, for example `http://127.0.0.1:3000`. */
  address: string;
  database: OpenDatabase["kind"];
  /** Waits for open requests, then closes everything. */
  close(): Promise<void>;
}

export async function startServer(deps: ServerDeps): Promise<RunningServer> {
  const { settings, clock, migrationsDir, webDir, voiceProgram } = deps;
  // Without `sync`, the process would never end when the reader of its output is closed.
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
        // Last, because the app's shutdown still needs it.
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
