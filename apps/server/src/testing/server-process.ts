/** The product as a process of its own, on the settings of its environment, for tests that kill it. */
import { fileURLToPath } from "node:url";
import { readSettings } from "#config/env";
import { startServer } from "../start-server.ts";

const server = await startServer({
  settings: readSettings(),
  clock: { now: () => Date.now() },
  migrationsDir: fileURLToPath(new URL("../../migrations", import.meta.url)),
  webDir: null,
});
process.once("SIGTERM", () => void server.close().then(() => process.exit(0)));
// The test that started it may end without a word.
process.once("disconnect", () => process.exit(0));
process.send?.(server.address);
