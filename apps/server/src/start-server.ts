/**
 * Opens the drivers, wires the app and listens. Settings and clock are passed in, for tests too.
 */
import { SECOND_MS } from "@codetale/domain/time";
import type { Settings } from "#config/env";
import { readOrCreateSecret } from "#config/secret";
import { holdCommonSecret } from "#platform/db/common-secret";
import { openEmbedded, openPostgres } from "#platform/db/database";
import { makeDataFolder } from "#platform/data-folder";
import { offerSnapshots } from "#platform/db/snapshots";
import type { OpenEventBus } from "#platform/realtime/event-bus";
import { postgresBus } from "#platform/realtime/postgres-bus";
import { createLogger } from "#platform/logging/create-logger";
import { openLogDestination } from "#platform/logging/log-destination";
import { createMetrics } from "#platform/metrics/create-metrics";
import { startTracing } from "#platform/tracing/start-tracing";
import { watchPool } from "#platform/metrics/watch-pool";
import { listenInWords, requireFreePort } from "#platform/http/free-port";
import { closeWithin, leave } from "#platform/http/stopping";
import { createJobs } from "#platform/jobs/create-jobs";
import { prepareJobs } from "#platform/jobs/job-store";
import { checkAtStart, openFiles } from "#platform/storage/open-files";
import type { AppDeps } from "./app-deps.ts";
import { createApp } from "./app.ts";
import { closeInTurn, type Closing } from "./close-in-turn.ts";
import { jobKinds } from "./job-kinds.ts";

export interface ServerDeps extends Pick<
  AppDeps,
  "settings" | "clock" | "webDir" | "voiceProgram"
> {
  /** Folder of the SQL migrations. */
  migrationsDir: string;
  /** Ends the process when the disk refuses to keep a change of the embedded database. */
  onDiskRefused?: (error: unknown) => never;
}

/** Longer than a request takes, and shorter than a service manager waits. */
const DRAINED_WITHIN_MS = 10 * SECOND_MS;

/** All of a stop; service managers are told to wait 20 seconds, and kill then: a slow machine has the rest. */
const STOPPED_WITHIN_MS = 17 * SECOND_MS;

const LEAVING = {
  /** Within it, proxies in front of several servers ask twice whether each is ready. */
  noticedWithinMs: 3 * SECOND_MS,
  endedWithinMs: 5 * SECOND_MS,
};

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

export async function startServer({ migrationsDir, onDiskRefused, ...deps }: ServerDeps) {
  const { settings } = deps;
  const logger = createLogger(settings.logLevel, openLogDestination());
  const metrics = createMetrics({ ofProcess: true });
  await requireFreePort(settings);
  const endpoint = settings.tracesEndpoint;
  const onUnsent = (err: unknown) => logger.warn({ err }, "the last traces could not be sent");
  const tracing = endpoint === null ? null : await startTracing({ endpoint, onUnsent });
  await makeDataFolder(settings.dataDir);
  const database = settings.databaseUrl
    ? await openPostgres(settings.databaseUrl, {
        onLost: (err) => logger.warn({ err }, "a connection to the database was lost"),
        tracing,
        onWaited: (ms) => metrics.observe("codetale_database_wait_seconds", ms / 1000, {}),
      })
    : await openEmbedded(settings.dataDir, onDiskRefused);
  watchPool(metrics, database.connections);
  const files = openFiles(settings);
  let releaseSecret = async () => {};
  let endSnapshots = async () => {};
  const closings: Closing[] = [
    ["closing the storage of files", () => files.close()],
    ["ending the copies", () => endSnapshots()],
    ["leaving the other servers", () => releaseSecret()],
    ["closing the database", () => database.close()],
    ["sending the last traces", () => tracing?.close()],
  ];
  try {
    const secret = settings.secret ?? (await readOrCreateSecret(settings.dataDir));
    if (settings.databaseUrl) {
      releaseSecret = await holdCommonSecret(settings.databaseUrl, secret);
    }
    const { db, executeSql, kind } = database;
    await database.migrate(migrationsDir, (execute) => prepareJobs(execute, jobKinds));
    await checkAtStart(files, (err) => logger.warn({ err }, "the storage of files is away"));
    if (database.copyTo) endSnapshots = await offerSnapshots(settings.dataDir, database.copyTo);
    const app = await createApp({
      ...deps,
      secret,
      db,
      jobs: createJobs({ executeSql, isAlone: kind === "embedded", logger, tracing }),
      logger,
      files,
      metrics,
      tracing,
      openBus: await busOf(settings),
    });
    return {
      /** The address that it listens on, for example `http://127.0.0.1:3000`. */
      address: await listenInWords(
        settings,
        app.listen({ port: settings.port, host: settings.host }),
      ),
      database: kind,
      /**
       * Lets proxies turn to other servers where there may be some, answers open requests, at most for
       * `DRAINED_WITHIN_MS`, then closes everything, the database last, which the others still need.
       *
       * @throws StopError when not all could be closed, in time or at all
       */
      async close(): Promise<void> {
        const leaving = () => (settings.databaseUrl ? leave(app, LEAVING) : null);
        const ending = () => closeWithin(app, DRAINED_WITHIN_MS);
        const first: Closing[] = [
          ["letting proxies turn away", leaving],
          ["ending calls and jobs", ending],
        ];
        await closeInTurn([...first, ...closings], STOPPED_WITHIN_MS);
      },
    };
  } catch (error) {
    await closeInTurn(closings, DRAINED_WITHIN_MS).catch((err: unknown) =>
      logger.warn({ err }, "not all could be closed after a start that failed"),
    );
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
