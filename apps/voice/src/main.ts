/**
 * The voice service: takes settings from its arguments, prints its address on stdout, and ends when
 * stdin closes.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import pino from "pino";
import { createVoiceApp } from "./app.ts";
import { manifestFor } from "./pack/manifest.ts";
import { findRegistry } from "./pack/package-registry.ts";
import { createVoicePack } from "./pack/voice-pack.ts";

const { values } = parseArgs({
  options: {
    pack: { type: "string", default: "./data/voices" },
    port: { type: "string", default: "0" },
    "idle-ms": { type: "string", default: String(10 * 60_000) },
    "log-level": { type: "string", default: "warn" },
  },
});

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
const app = await createVoiceApp({ pack, idleMs: Number(values["idle-ms"]), logger });

const stopping = new AbortController();
process.stdin.resume().once("close", stop).once("end", stop);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);

// When the pack is in place already, the first status is "ready".
await pack.check();
const fetching = pack.fetchUntilReady(stopping.signal);
const address = await app.listen({ port: Number(values.port), host: "127.0.0.1" });
process.stdout.write(`${JSON.stringify({ listening: address })}\n`);

function stop(): void {
  if (stopping.signal.aborted) return;
  stopping.abort();
  void Promise.allSettled([fetching, app.close()]).then(() => process.exit(0));
}
