import { stopEverything, takeSignals } from "./processes.mjs";

/**
 * Does a script's work: Ctrl-C stops what it has started, and a failure is told in its own words,
 * without a stack trace.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>} by then signals are again what they were
 */
export async function runScript(work) {
  const giveSignalsBack = takeSignals();
  try {
    return await work();
  } catch (error) {
    // Only a plain Error is meant to be read; anything else is a fault of the script.
    console.error(error instanceof Error && error.constructor === Error ? error.message : error);
    await stopEverything();
    process.exit(1);
  } finally {
    giveSignalsBack();
  }
}
