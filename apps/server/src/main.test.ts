/** The server as a process: how it starts, fails and stops. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, openSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { openS3Server } from "#testing/s3-server";

const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
const program = ["--import", tsx, join(import.meta.dirname, "main.ts")];
const FULL = "/dev/full";

/** It compiles all of the server first, on a machine that may have much else to do. */
const STARTED = { timeout: 150_000, interval: 200 };

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "codetale-main-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

function start(env: Record<string, string>, output: "pipe" | number = "pipe") {
  const child = spawn(process.execPath, program, {
    env: { PATH: process.env["PATH"], DATA_DIR: dataDir, VOICE: "off", PORT: "0", ...env },
    stdio: ["ignore", output, "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  let complained = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => (said += text));
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (complained += text));
  return {
    child,
    said: () => said,
    complained: () => complained,
    async ended(): Promise<number | null> {
      const [code] = (await once(child, "close")) as [number | null];
      return code;
    },
  };
}

it("[OPS-3] without its database it says in words what is missing, and ends", async () => {
  const server = start({
    DATABASE_URL: "postgres://codetale:pa55word@127.0.0.1:9/none",
    TRIAL: "on",
  });

  expect(await server.ended()).toBe(1);
  expect(server.complained()).toBe(
    "The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:9. " +
      "Start it, or correct DATABASE_URL, and start again.\n",
  );
});

it("[OPS-3] with a port that is in use it says so in words, and has opened nothing", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const server = start({ PORT: String(port) });

  expect(await server.ended()).toBe(1);
  expect(server.complained()).toBe(
    `Port ${port} of 127.0.0.1 is in use: stop what listens there, or set PORT to another.\n`,
  );
  expect(await readdir(dataDir)).toEqual([]);
});

it.each(["SIGINT", "SIGTERM"] as const)(
  "[OPS-4] it serves on when the reader of its log has gone, and ends by %s",
  async (signal) => {
    const server = start({ SAMPLE_DATA: "off", LOG_LEVEL: "debug" });
    await expect.poll(server.said, STARTED).toContain("is ready at");
    const [address = ""] = /http:\/\/[\d.:]+/.exec(server.said()) ?? [];
    server.child.stdout?.destroy();

    for (let n = 0; n < 3; n += 1) expect((await fetch(`${address}/healthz`)).status).toBe(200);
    // As the terminal and npm do at the same time.
    server.child.kill(signal);
    server.child.kill(signal);
    expect(await server.ended()).toBe(0);
    expect(server.complained()).toBe("");
  },
);

it("[OPS-3] it serves with its files in a bucket, and says nothing of the Node that it runs on", async () => {
  const s3 = await openS3Server();
  onTestFinished(s3.close);
  const { endpoint, bucket, accessKey, secretKey } = s3.settings;
  const server = start({
    SAMPLE_DATA: "off",
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  });
  await expect.poll(server.said, STARTED).toContain("is ready at");

  server.child.kill("SIGTERM");
  expect(await server.ended()).toBe(0);
  expect(server.complained()).toBe("");
});

it.runIf(existsSync(FULL))("[OPS-4] it serves although the disk of its log is full", async () => {
  const port = await freePort();
  const env = { SAMPLE_DATA: "off", PORT: String(port), LOG_LEVEL: "debug" };
  const server = start(env, openSync(FULL, "w"));
  const health = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ status }) => status,
      () => 0,
    );

  await expect.poll(health, STARTED).toBe(200);
  expect(await health()).toBe(200);
  server.child.kill("SIGTERM");
  expect(await server.ended()).toBe(0);
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
