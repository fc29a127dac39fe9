import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { takeLock } from "./lock-file.ts";

/** More than any system gives to a process. */
const DEAD_PID = 2 ** 30;

let dir: string;
let path: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "lock-"));
  path = join(dir, "codetale.lock");
});
afterEach(() => rm(dir, { recursive: true }));

function startProcess(): ChildProcess {
  const program = fileURLToPath(new URL("../../testing/lock-process.ts", import.meta.url));
  const child = fork(program, { execArgv: ["--import", import.meta.resolve("tsx")] });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

/** @returns "held", or why the process cannot hold the lock */
async function take(child: ChildProcess, file = path): Promise<string> {
  child.send(file);
  const [answer] = (await once(child, "message")) as [string];
  return answer;
}

it("holds the folder until it is released, and leaves nothing behind", async () => {
  const lock = await takeLock(path);
  expect(await readFile(path, "utf8")).toBe(String(process.pid));

  await lock.release();

  expect(await readdir(dir)).toEqual([]);
});

it("[OPS-1] says which living process holds the folder", async () => {
  const holder = startProcess();
  expect(await take(holder)).toBe("held");

  await expect(takeLock(path)).rejects.toThrow(
    `The data folder is in use by process ${holder.pid} (lock file ${path}). ` +
      "Stop that process, or set DATA_DIR to another folder.",
  );
});

it("takes over at once what a killed process held", async () => {
  const holder = startProcess();
  await take(holder);
  holder.kill("SIGKILL");
  await once(holder, "exit");

  await takeLock(path);

  expect(await readFile(path, "utf8")).toBe(String(process.pid));
});

it("lets exactly one of many processes hold it, whether it is free or an ended one had it", async () => {
  const processes = [startProcess(), startProcess(), startProcess(), startProcess()];
  for (let round = 0; round < 40; round += 1) {
    const file = join(dir, `${round}.lock`);
    if (round % 2 === 0) await writeFile(file, String(DEAD_PID));

    const answers = await Promise.all(processes.map((each) => take(each, file)));

    expect(answers.filter((answer) => answer === "held")).toHaveLength(1);
  }
});

it.each(["", "rubbish", String(DEAD_PID)])(
  "takes over a dead holder's file (%j)",
  async (content) => {
    await writeFile(path, content);

    await takeLock(path);

    expect(await readFile(path, "utf8")).toBe(String(process.pid));
    expect(await readdir(dir)).toEqual(["codetale.lock"]);
  },
);

it("takes over where a process ended while it took over", async () => {
  await writeFile(path, String(DEAD_PID));
  await writeFile(`${path}.removal`, String(DEAD_PID));
  await writeFile(`${path}.${DEAD_PID}`, String(DEAD_PID));

  await takeLock(path);

  expect(await readFile(path, "utf8")).toBe(String(process.pid));
});
