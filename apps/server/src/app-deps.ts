/** What the app is made of that it does not make itself. */
import type { Clock } from "@codetale/domain/time";
import type { FastifyBaseLogger } from "fastify";
import type { Settings } from "#config/env";
import type { FileStore } from "#core/ports/files";
import type { Database } from "#platform/db/database";
import type { JobDriver } from "#platform/jobs/create-jobs";
import type { CollectedMetrics } from "#platform/metrics/create-metrics";
import type { OpenEventBus } from "#platform/realtime/event-bus";
import type { RunningTracing } from "#platform/tracing/start-tracing";
import type { VoiceServiceProgram } from "#platform/voice-service/connect-voice-service";

export interface AppDeps {
  settings: Settings;
  /** Signs sessions and keys the hashes of codes. */
  secret: string;
  db: Database;
  /** Prepared for `jobKinds`; the app starts and stops them. */
  jobs: JobDriver;
  clock: Clock;
  logger: FastifyBaseLogger;
  metrics?: CollectedMetrics | undefined;
  /** Null or missing: calls are not traced. */
  tracing?: RunningTracing | null;
  /** Connects several processes; without it this one is the only one. */
  openBus?: OpenEventBus | null;
  /** Uploaded images and voices. */
  files: FileStore;
  /** Folder of the built web app; null serves only the API. */
  webDir: string | null;
  /**
   * Starts our own voice service; without it and without another provider, stories have no
   * narration.
   */
  voiceProgram?: VoiceServiceProgram | undefined;
}
