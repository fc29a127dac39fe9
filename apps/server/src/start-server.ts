/**
 * Opens the drivers, wires the app and listens. Settings and clock are passed in, for tests too.
 */
import { join } from "node:path";
import { SECOND_MS } from "@codetale/domain/time";
import pino from "pino";
import { readOrCreateSecret } from "#config/secret";
import { holdCommonSecret } from "#platform/db/common-secret";
import { openEmbedded, openPostgres } from "#platform/db/database";
import { makeDataFolder } from "#platform/data-folder";
import { createLogger } from "#platform/logging/create-logger";
import { closeWithin } from "#platform/http/stopping";
import { createJobs } from "#platform/jobs/create-jobs";
import { prepareJobs } from "#platform/jobs/job-store";
import { createApp, jobKinds, type AppDeps } from "./app.ts";

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
    const { db, executeSql, kind } = database;
    await database.migrate(migrationsDir, (execute) => prepareJobs(execute, jobKinds));
    const app = await createApp({
      ...deps,
      secret,
      db,
      jobs: createJobs({ executeSql, isAlone: kind === "embedded", logger }),
      logger,
      filesDir: join(settings.dataDir, "files"),
    });
    return {
      /** The address that it listens on, for example `http://127.0.0.1:3000`. */
      address: await app.listen({ port: settings.port, host: settings.host }),
      database: kind,
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
