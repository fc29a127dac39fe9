/** A lock between processes, also of several machines, on one folder. */
import { setTimeout as sleep } from "node:timers/promises";
import { lock } from "proper-lockfile";

const RETRY_MS = 300;

/**
 * Waits for its turn. The lock is `<folder>.lock`, renewed every 5 seconds by its holder and
 * abandoned when it is 10 seconds old.
 *
 * @param work its signal is also aborted when another process took the lock, as after a suspension
 * @throws what `work` or the disk throws; the signal's reason when it is aborted
 */
export async function withFolderLock<T>(
  folder: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController();
  const take = () =>
    lock(folder, { realpath: false, onCompromised: (error) => lost.abort(error) }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== "ELOCKED") throw error;
        return null;
      },
    );
  let release = await take();
  while (!release) {
    await sleep(RETRY_MS, undefined, { signal });
    release = await take();
  }
  try {
    return await work(AbortSignal.any([signal, lost.signal]));
  } finally {
    // It fails where the lock was lost.
    await release().catch(() => undefined);
  }
}
