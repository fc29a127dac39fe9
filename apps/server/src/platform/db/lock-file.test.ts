import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { takeLock } from "./lock-file.ts";
import { processStartOf } from "./process-start.ts";

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

/** What a lock of this process says. */
async function ownName(): Promise<string> {
  const start = await processStartOf(process.pid);
  return start === null ? String(process.pid) : `${process.pid} ${start}`;
}

it("holds the folder until it is released, and leaves nothing behind", async () => {
  const lock = await takeLock(path);
  expect(await readFile(path, "utf8")).toBe(await ownName());

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

  expect(await readFile(path, "utf8")).toBe(await ownName());
});

it("lets exactly one of many processes hold it, whether it is free or an ended one had it", async () => {
  const processes = [startProcess(), startProcess(), startProcess(), startProcess()];
  for (let round = 0; round < 150; round += 1) {
    const file = join(dir, `${round}.lock`);
    if (round % 4 !== 0) await writeFile(file, String(DEAD_PID));

    const answers = await Promise.all(processes.map((each) => take(each, file)));

    expect(answers.filter((answer) => answer === "held")).toHaveLength(1);
  }
});

it.each(["", "rubbish", String(DEAD_PID)])(
  "takes over a dead holder's file (%j)",
  async (content) => {
    await writeFile(path, content);

    await takeLock(path);

    expect(await readFile(path, "utf8")).toBe(await ownName());
    expect(await readdir(dir)).toEqual(["codetale.lock"]);
  },
);

it("takes over where a process ended while it took over", async () => {
  await writeFile(path, String(DEAD_PID));
  await writeFile(`${path}.removal`, String(DEAD_PID));
  await writeFile(`${path}.${DEAD_PID}`, String(DEAD_PID));

  await takeLock(path);

  expect(await readFile(path, "utf8")).toBe(await ownName());
});

it.skipIf(process.platform !== "linux")(
  "takes over from an ended process whose id another program has by now",
  async () => {
    const other = startProcess();
    const start = await processStartOf(other.pid ?? 0);
    expect(start).toMatch(/^[0-9a-f-]{36}:\d+$/);

    for (const before of [`${start}0`, `00000000-0000-0000-0000-000000000000:1`]) {
      await writeFile(path, `${other.pid} ${before}`);
      await (await takeLock(path)).release();
    }

    await writeFile(path, `${other.pid} ${start}`);
    await expect(takeLock(path)).rejects.toThrow(`in use by process ${other.pid} `);
  },
);

it("believes an earlier version's lock of a living process", async () => {
  await writeFile(path, String(startProcess().pid));

  await expect(takeLock(path)).rejects.toThrow("The data folder is in use by process");
});
