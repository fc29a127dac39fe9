import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";

/** More than any system gives to a process. */
const DEAD_PID = String(2 ** 30);
const library = new URL("./file-lock.mjs", import.meta.url).href;

/** @type {string} */
let dir;
/** @type {string} */
let lock;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "codetale-lock-"));
  lock = join(dir, "prepare.lock");
});
afterEach(() => rm(dir, { recursive: true }));

/** @param {string} work what a process does while it has the lock */
function startProcess(work) {
  const program = `
    import { writeFileSync, rmSync } from "node:fs";
    import { setTimeout } from "node:timers/promises";
    import { withFileLock } from ${JSON.stringify(library)};
    const [lock] = process.argv.slice(1);
    await withFileLock(lock, async () => { ${work} });`;
  const args = ["--input-type=module", "--eval", program, lock];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

it("lets one of many processes at a time do its work, and leaves no file behind", async () => {
  await writeFile(lock, DEAD_PID);
  // Writing fails where another process has the file.
  const work = `
    writeFileSync(lock + ".work", "", { flag: "wx" });
    await setTimeout(5);
    rmSync(lock + ".work");`;
  const processes = Array.from({ length: 6 }, () => startProcess(work));

  const codes = await Promise.all(processes.map((child) => once(child, "exit")));

  expect(codes).toEqual(codes.map(() => [0, null]));
  expect(await readdir(dir)).toEqual([]);
});

it("waits for a living process, says so, and goes on when that is killed", async () => {
  const holder = startProcess("console.log('working'); await setTimeout(60_000);");
  await once(holder.stdout, "data");
  const second = startProcess("console.log('done');");
  const [message] = await once(second.stdout, "data");
  expect(String(message)).toBe("Another process is preparing this folder. Waiting for it …\n");
  expect(await readFile(lock, "utf8")).toMatch(new RegExp(`^${holder.pid} `));

  holder.kill("SIGKILL");

  expect(String((await once(second.stdout, "data"))[0])).toBe("done\n");
});

it.each([
  ["an empty file", { "prepare.lock": "" }],
  ["a lock whose id another process has by now", { "prepare.lock": `${process.pid} boot:1` }],
  ["a file without its lock", { [`prepare.lock.${DEAD_PID}`]: DEAD_PID }],
  [
    "a lock that it was taking over",
    { "prepare.lock": DEAD_PID, "prepare.lock.removal": DEAD_PID },
  ],
])("works where a process that crashed has left %s", async (_, files) => {
  for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text);

  expect(await once(startProcess("process.exitCode = 7;"), "exit")).toEqual([7, null]);
});
