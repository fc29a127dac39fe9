/**
 * Child processes of a script. Each leads a process group, so that stopping it also stops its own
 * children, and none outlives the script.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { setTimeout } from "node:timers/promises";
import { root } from "./project.mjs";

/**
 * @typedef {object} Options
 * @property {Record<string, string | undefined>} [env] on top of the script's own environment
 * @property {string} [cwd]
 * @property {boolean} [shell]
 * @property {"shown" | "kept"} [output] what it writes: to the terminal, or into the result
 * @property {number} [priority] of `os.constants.priority`, for it and its children
 * @property {number} [uid]
 * @property {number} [gid]
 */

/** How long a process may take to stop before it is killed. */
const STOPS_WITHIN_MS = 8_000;

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
let isStopping = false;

process.on("exit", () => {
  for (const child of running) signalGroup(child, "SIGKILL");
});

/**
 * Starts a program without waiting for it.
 *
 * @param {string} program
 * @param {readonly string[]} [args]
 * @param {Options} [options]
 */
export function start(program, args = [], options = {}) {
  const { env, cwd = root, shell = false, output, priority, ...ids } = options;
  const child = spawn(program, args, {
    cwd,
    shell,
    ...ids,
    env: { ...process.env, ...env },
    stdio: output === "kept" ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    detached: process.platform !== "win32",
  });
  if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority);
  running.add(child);
  child.once("exit", () => {
    running.delete(child);
    // Stops what the ended process has left running.
    signalGroup(child, "SIGTERM");
  });
  child.once("error", () => running.delete(child));
  return child;
}

/**
 * Runs a program and waits for its end.
 *
 * @param {string} program
 * @param {readonly string[]} [args]
 * @param {Options} [options]
 * @returns {Promise<{ code: number, output: string }>} the code is 128 + number for a signal, 127
 *   if the program cannot be run; `output` is empty unless it is kept. Never settles once the
 *   script is being stopped, so that no further step begins.
 */
export function run(program, args, options) {
  return new Promise((resolve) => {
    const child = start(program, args, options);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text) => (output += text));
    }
    child.once("error", (error) => resolve({ code: 127, output: error.message }));
    child.once("close", (code, signal) => {
      if (!isStopping) resolve({ code: exitCode(code, signal), output });
    });
  });
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (process.platform === "win32") child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The group has ended by itself.
  }
}

/**
 * From now on SIGINT, SIGTERM and SIGHUP stop every program and end the script; a second
 * signal ends it at once.
 *
 * @returns {() => void} restores the signal handlers for what runs next in this process
 */
export function takeSignals() {
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    if (isStopping) process.exit(exitCode(null, signal));
    void stopEverything().then(() => process.exit(exitCode(null, signal)));
  };
  /** @type {NodeJS.Signals[]} */
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, stop);
  return () => {
    for (const signal of signals) process.off(signal, stop);
  };
}

/** Asks every running program to stop, and waits for it up to a time limit. */
export async function stopEverything() {
  isStopping = true;
  const ended = [...running].map((child) => once(child, "close"));
  for (const child of running) signalGroup(child, "SIGTERM");
  await Promise.race([Promise.allSettled(ended), setTimeout(STOPS_WITHIN_MS)]);
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function exitCode(code, signal) {
  return code ?? 128 + (signal ? constants.signals[signal] : 0);
}
