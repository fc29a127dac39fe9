/**
 * The voice service: takes settings from its arguments and prints its address on stdout. Started by
 * the server it ends when stdin closes; with `--alone` it is a service of its own machine.
 */
import { resolve } from "node:path";
import pino from "pino";
import { createVoiceApp } from "./app.ts";
import { manifestFor } from "./pack/manifest.ts";
import { findRegistry } from "./pack/package-registry.ts";
import { createVoicePack } from "./pack/voice-pack.ts";
import { readServiceOptions, type ServiceOptions } from "./service-options.ts";
import { startFailure } from "./start-failure.ts";

try {
  await start(readServiceOptions(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
}

async function start({ pack: dir, isAlone, listening, idleMs, logLevel }: ServiceOptions) {
  const { key, tls, port, host } = listening;
  // Without `sync`, the process never exits when its last lines are not read.
  const logger = pino(
    { level: logLevel, name: "voice" },
    pino.destination({ dest: 2, sync: true }),
  );
  const pack = createVoicePack({
    dir: resolve(dir),
    manifest: manifestFor(`${process.platform}-${process.arch}`),
    findRegistry: () => findRegistry(process.env["npm_config_registry"]),
    logger,
  });
  const app = await createVoiceApp({ pack, idleMs, logger, key, tls });

  const stopping = new AbortController();
  let fetching: Promise<unknown> = Promise.resolve();
  function stop(): void {
    if (stopping.signal.aborted) return;
    stopping.abort();
    void Promise.allSettled([fetching, app.close()]).then(() => process.exit(0));
  }
  if (!isAlone) process.stdin.resume().once("close", stop).once("end", stop);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);

  // When the pack is in place already, the first status is "ready".
  await pack.check();
  fetching = pack.fetchUntilReady(stopping.signal);
  const address = await app.listen({ port, host });
  process.stdout.write(`${JSON.stringify({ listening: address })}\n`);
}
