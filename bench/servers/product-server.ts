/** The product as it runs, on the benchmark's database. */
import { fileURLToPath } from "node:url";
import { readSettings } from "../../apps/server/src/config/env.ts";
import { startServer } from "../../apps/server/src/start-server.ts";

const { address } = await startServer({
  settings: readSettings(),
  clock: { now: () => Date.now() },
  migrationsDir: fileURLToPath(new URL("../../apps/server/migrations", import.meta.url)),
  webDir: null,
});
process.send?.({ address });
