/** A server that is told to stop while its PostgreSQL is there and does nothing. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { startOwnPostgres } from "../../scripts/lib/postgres.mjs";

const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

/** Of service managers, who kill then: `deploy/codetale.service`. */
const KILLED_AFTER_MS = 20_000;

it.skipIf(process.platform !== "linux")(
  "[OPS-4] a server on a frozen database stops before it would be killed, and says what it waited for",
  async () => {
    const postgres = await startOwnPostgres();
    onTestFinished(postgres.stop);
    const dataDir = await mkdtemp(join(tmpdir(), "codetale-frozen-"));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const child = spawn(process.execPath, ["--import", tsx, resolve("apps/server/src/main.ts")], {
      env: {
        PATH: process.env["PATH"],
        ...{ DATABASE_URL: postgres.url, DATA_DIR: dataDir, PORT: "0" },
        ...{ TRIAL: "on", SAMPLE_DATA: "off", VOICE: "off", LOG_LEVEL: "silent" },
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    let complained = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => (complained += text));
    await once(child.stdout, "data");

    onTestFinished(postgres.thaw);
    postgres.freeze();
    const toldAt = performance.now();
    child.kill("SIGTERM");
    expect(await once(child, "close")).toEqual([1, null]);
    expect(performance.now() - toldAt).toBeLessThan(KILLED_AFTER_MS);
    expect(complained).toMatch(
      /^Codetale did not stop in order: .+ took longer than the 17 s that a stop has\. Everything that was answered is kept\.\n$/,
    );
  },
);
