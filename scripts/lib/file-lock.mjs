/**
 * A lock between processes: a file with the id of the process that has it. No library does this,
 * since none may be installed yet: docs/decisions/023.
 */
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout } from "node:timers/promises";

/**
 * Waits for its turn, and says so once.
 *
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withFileLock(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  let hasSaidSo = false;
  while (!take(file)) {
    if (!hasSaidSo) console.log("Another process is preparing this folder. Waiting for it …");
    hasSaidSo = true;
    await setTimeout(200);
  }
  const release = () => remove(file);
  process.once("exit", release);
  try {
    return await work();
  } finally {
    process.off("exit", release);
    release();
  }
}

/** @param {string} file removed when its process has ended @returns {boolean} */
function take(file) {
  if (create(file)) return true;
  const removal = `${file}.removal`;
  // Only one process at a time removes what an ended one left; two could remove each other's.
  if (isHeld(file) || !take(removal)) return false;
  if (!isHeld(file)) remove(file);
  remove(removal);
  return false;
}

/**
 * The file appears with its content, so that no reader and no crash finds it empty.
 *
 * @param {string} file
 */
function create(file) {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, String(process.pid));
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  } finally {
    remove(draft);
  }
}

/**
 * Whether another running process has the lock; in a container, an ended one may have had the id of
 * this process.
 *
 * @param {string} file
 */
function isHeld(file) {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    return pid > 0 && pid !== process.pid && process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/** @param {string} file */
function remove(file) {
  rmSync(file, { force: true });
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
