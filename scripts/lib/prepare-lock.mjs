/**
 * Serialises installing and building by a lock file, for processes that start in the same folder.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { cacheDir } from "./project.mjs";

const lockFile = join(cacheDir, "prepare.lock");

/**
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withPrepareLock(work) {
  mkdirSync(cacheDir, { recursive: true });
  let hasSaidSo = false;
  while (!take()) {
    if (!hasSaidSo) console.log("Another process is preparing this folder. Waiting for it …");
    hasSaidSo = true;
    await setTimeout(200);
  }
  const giveBack = () => rmSync(lockFile, { force: true });
  process.once("exit", giveBack);
  try {
    return await work();
  } finally {
    process.off("exit", giveBack);
    giveBack();
  }
}

/** The file holds the process id of the lock's holder; the lock of an ended process is free. */
function take() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    if (!isAlive(holder())) rmSync(lockFile, { force: true });
    return false;
  }
}

function holder() {
  try {
    return Number(readFileSync(lockFile, "utf8"));
  } catch {
    return 0;
  }
}

/** @param {number} pid 0 while the file is being written or was just deleted */
function isAlive(pid) {
  if (pid === 0) return true;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
