/**
 * A lock between processes: a file with the id of the process that has it, and with when that process
 * began, since the system gives ids of ended processes to others. No library does this,
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
  if (!isAbandoned(file) || !take(removal)) return false;
  if (isAbandoned(file)) remove(file);
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
    writeFileSync(draft, `${process.pid} ${processStartOf(process.pid)}`);
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
 * Whether the file is there and no other running process has it; in a container, an ended one may
 * have had the id of this process.
 *
 * @param {string} file
 */
function isAbandoned(file) {
  try {
    const [id, start = ""] = readFileSync(file, "utf8").split(" ");
    const pid = Number(id);
    if (!(pid > 0 && pid !== process.pid && process.kill(pid, 0))) return true;
    const present = processStartOf(pid);
    return start !== "" && present !== "" && start !== present;
  } catch (error) {
    // There is no such process. Otherwise there is no such file, or the process is another user's.
    return codeOf(error) === "ESRCH";
  }
}

/** Fields of /proc/PID/stat after the program's name; see `man 5 proc`. */
const START_TICKS = 19;

/**
 * A word that no other process with this id has had since the system began, on Linux; empty where
 * that cannot be read.
 *
 * @param {number} pid
 */
function processStartOf(pid) {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const status = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = status.slice(status.lastIndexOf(")") + 2).split(" ");
    return `${boot}:${fields[START_TICKS] ?? ""}`;
  } catch {
    return "";
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
