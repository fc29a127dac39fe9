/** The voice as a process of its own, without its pack and without a network. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";

async function start(...options: string[]): Promise<{ child: ChildProcess; address: string }> {
  const child = await launch(...options);
  const [line] = (await once(child.stdout!, "data")) as [Buffer];
  return { child, address: (JSON.parse(line.toString()) as { listening: string }).listening };
}

async function launch(...options: string[]): Promise<ChildProcess> {
  const dir = await mkdtemp(join(tmpdir(), "codetale-voice-"));
  const tsx = createRequire(import.meta.url).resolve("tsx");
  const child = spawn(
    process.execPath,
    [
      "--import",
      pathToFileURL(tsx).href,
      join(import.meta.dirname, "main.ts"),
      "--pack",
      dir,
      ...options,
    ],
    {
      // No server listens there.
      env: { ...process.env, npm_config_registry: "http://127.0.0.1:1" },
      stdio: ["pipe", "pipe", "pipe"],
    },
  );
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await rm(dir, { recursive: true, force: true });
  });
  return child;
}

/** What a process that does not start says. */
async function complaintOf(...options: string[]): Promise<string> {
  const child = await launch(...options);
  let said = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (said += text));
  const [code] = (await once(child, "close")) as [number];
  expect(code).toBe(1);
  return said;
}

it("says where it answers, asks to come again, and ends when its parent goes", async () => {
  const { child, address } = await start();
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);

  const status = await fetch(`${address}/v1/status`);
  expect(await status.json()).toMatchObject({ state: "fetching", received: 0 });
  const speech = await fetch(`${address}/v1/audio/speech`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ input: "Hello.", voice: "af_heart" }),
  });
  expect(speech.status).toBe(503);
  expect(speech.headers.get("retry-after")).toBe("10");

  child.stdin?.end();
  const [code] = (await once(child, "exit")) as [number];
  expect(code).toBe(0);
});

it("[OPS-2] as a service of its own it outlives its input, and ends by SIGTERM", async () => {
  const { child, address } = await start("--alone");
  child.stdin?.end();
  expect((await fetch(`${address}/healthz`)).status).toBe(200);

  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
});

it("[OPS-2] says in one sentence what is wrong with its settings, and ends", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;

  expect(await complaintOf("--port", String(port))).toBe(
    `Port ${port} of 127.0.0.1 is in use: stop what listens there, or give another --port.\n`,
  );
  expect(await complaintOf("--log-level", "loud")).toMatch(/^--log-level must be one of .+\.\n$/);
  const file = import.meta.filename;
  expect(await complaintOf("--tls-cert", file, "--tls-key", file)).toMatch(
    /^The voice could not start: .+\.\n$/,
  );
});
