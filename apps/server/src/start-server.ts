/**
 * Opens the drivers, wires the app and listens. Settings and clock are passed in, for tests too.
 */
import { join } from "node:path";
import { SECOND_MS } from "@codetale/domain/time";
import pino from "pino";
import type { Settings } from "#config/env";
import { readOrCreateSecret } from "#config/secret";
import { holdCommonSecret } from "#platform/db/common-secret";
import { openEmbedded, openPostgres } from "#platform/db/database";
import { makeDataFolder } from "#platform/data-folder";
import type { OpenEventBus } from "#platform/realtime/event-bus";
import { postgresBus } from "#platform/realtime/postgres-bus";
import { createLogger } from "#platform/logging/create-logger";
import { closeWithin } from "#platform/http/stopping";
import { createApp, type AppDeps } from "./app.ts";

export interface ServerDeps extends Pick<
  AppDeps,
  "settings" | "clock" | "webDir" | "voiceProgram"
> {
  /** Folder of the SQL migrations. */
  migrationsDir: string;
}

/** Longer than a request takes, and shorter than a service manager waits. */
const DRAINED_WITHIN_MS = 10 * SECOND_MS;

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

export async function startServer({ migrationsDir, ...deps }: ServerDeps) {
  const { settings } = deps;
  // Without `sync`, the process would never end when the reader of its output is closed.
  const logger = createLogger(settings.logLevel, pino.destination({ dest: 1, sync: true }));
  await makeDataFolder(settings.dataDir);
  const database = settings.databaseUrl
    ? await openPostgres(settings.databaseUrl, (err) =>
        logger.warn({ err }, "a connection to the database was lost"),
      )
    : await openEmbedded(settings.dataDir);
  let releaseSecret = async () => {};
  try {
    const secret = settings.secret ?? (await readOrCreateSecret(settings.dataDir));
    if (settings.databaseUrl) {
      releaseSecret = await holdCommonSecret(settings.databaseUrl, secret);
    }
    await database.migrate(migrationsDir);
    const app = await createApp({
      ...deps,
      secret,
      db: database.db,
      logger,
      openBus: await busOf(settings),
      filesDir: join(settings.dataDir, "files"),
    });
    return {
      /** The address that it listens on, for example `http://127.0.0.1:3000`. */
      address: await app.listen({ port: settings.port, host: settings.host }),
      database: database.kind,
      /** Answers open requests, at most for `DRAINED_WITHIN_MS`, then closes everything. */
      async close(): Promise<void> {
        await closeWithin(app, DRAINED_WITHIN_MS);
        await releaseSecret();
        // Last, because the app's shutdown still needs it.
        await database.close();
      },
    };
  } catch (error) {
    await releaseSecret();
    await database.close();
    throw error;
  }
}

/** Redis where one is configured, else PostgreSQL; the embedded database has one process. */
async function busOf({ redisUrl, databaseUrl }: Settings): Promise<OpenEventBus | null> {
  if (databaseUrl === null) return null;
  if (redisUrl === null) return postgresBus(databaseUrl);
  const { redisBus } = await import("#platform/realtime/redis-bus");
  return redisBus(redisUrl);
}
