import { stopEverything, takeSignals } from "./processes.mjs";

/**
 * Runs a script's work: Ctrl-C stops its child processes, and a failure is printed as its message,
 * without a stack trace.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>} settles after the signal handlers are restored
 */
export async function runScript(work) {
  const giveSignalsBack = takeSignals();
  try {
    return await work();
  } catch (error) {
    // Only a plain Error carries a message for users; any other is a bug of the script.
    console.error(error instanceof Error && error.constructor === Error ? error.message : error);
    await stopEverything();
    process.exit(1);
  } finally {
    giveSignalsBack();
  }
}
