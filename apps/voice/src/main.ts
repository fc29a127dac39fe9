/**
 * The voice service: takes settings from its arguments and prints its address on stdout. Started by
 * the server it ends when stdin closes; with `--alone` it is a service of its own machine.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import pino from "pino";
import { createVoiceApp } from "./app.ts";
import { ListeningOptionsError, readListeningOptions } from "./listening-options.ts";
import { manifestFor } from "./pack/manifest.ts";
import { findRegistry } from "./pack/package-registry.ts";
import { createVoicePack } from "./pack/voice-pack.ts";

const { values } = parseArgs({
  options: {
    pack: { type: "string", default: "./data/voices" },
    alone: { type: "boolean", default: false },
    host: { type: "string", default: "127.0.0.1" },
    port: { type: "string", default: "0" },
    "key-file": { type: "string" },
    "tls-cert": { type: "string" },
    "tls-key": { type: "string" },
    "idle-ms": { type: "string", default: String(10 * 60_000) },
    "log-level": { type: "string", default: "warn" },
  },
});

const listening = listeningOptions();

// Without `sync`, the process never exits when its last lines are not read.
const logger = pino(
  { level: values["log-level"], name: "voice" },
  pino.destination({ dest: 2, sync: true }),
);
const pack = createVoicePack({
  dir: resolve(values.pack),
  manifest: manifestFor(`${process.platform}-${process.arch}`),
  findRegistry: () => findRegistry(process.env["npm_config_registry"]),
  logger,
});
const { key, tls } = listening;
const app = await createVoiceApp({ pack, idleMs: Number(values["idle-ms"]), logger, key, tls });

const stopping = new AbortController();
if (!values.alone) process.stdin.resume().once("close", stop).once("end", stop);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);

// When the pack is in place already, the first status is "ready".
await pack.check();
const fetching = pack.fetchUntilReady(stopping.signal);
const address = await app.listen({ port: listening.port, host: listening.host });
process.stdout.write(`${JSON.stringify({ listening: address })}\n`);

function listeningOptions() {
  try {
    return readListeningOptions(values);
  } catch (error) {
    if (!(error instanceof ListeningOptionsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

function stop(): void {
  if (stopping.signal.aborted) return;
  stopping.abort();
  void Promise.allSettled([fetching, app.close()]).then(() => process.exit(0));
}
