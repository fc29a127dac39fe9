/** Ends what a server has opened, one after the other, and within one limit for all of it. */
import { setTimeout as pause } from "node:timers/promises";
import { rootCauseOf } from "#core/errors/root-cause";

/** What is ended, for the operator, and how. */
export type Closing = readonly [name: string, close: () => unknown];

/** Not all could be ended; `message` names what could not, and why. */
export class StopError extends Error {}

/**
 * Goes on where one of them fails, so that it keeps none of the others open.
 *
 * @throws StopError naming what failed, or what was not ended within `ms`
 */
export async function closeInTurn(closings: readonly Closing[], ms: number): Promise<void> {
  const failures: string[] = [];
  let open = "";
  const closeAll = async () => {
    for (const [name, close] of closings) {
      open = name;
      try {
        await close();
      } catch (error) {
        failures.push(`${name} failed: ${rootCauseOf(error)}`);
      }
    }
    return true;
  };
  const waiting = new AbortController();
  const late = pause(ms, false, { signal: waiting.signal }).catch(() => false);
  const isDone = await Promise.race([closeAll(), late]);
  waiting.abort();
  if (!isDone) failures.push(`${open} took longer than the ${ms / 1000} s that a stop has`);
  if (failures.length > 0) throw new StopError(failures.join("; "));
}
