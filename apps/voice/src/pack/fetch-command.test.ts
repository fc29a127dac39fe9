/** The command as a process of its own, which finds no network. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";

const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

it.each([
  { args: ["--x"] },
  { args: [""] },
  { args: [" "] },
  { args: ["one", "two"] },
  { args: [] },
])("takes $args for no folder, and makes none", async ({ args }) => {
  const cwd = await mkdtemp(join(tmpdir(), "codetale-fetch-"));
  onTestFinished(() => rm(cwd, { recursive: true }));
  const program = ["--import", tsx, join(import.meta.dirname, "fetch-command.ts"), ...args];
  const child = spawn(process.execPath, program, {
    cwd,
    // No server listens there.
    env: { ...process.env, npm_config_registry: "http://127.0.0.1:1" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));

  expect(await once(child, "close")).toEqual([1, null]);
  expect(said).toBe("Say into which folder: voice-pack DIR.\n");
  expect(await readdir(cwd)).toEqual([]);
});
