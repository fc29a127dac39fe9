/** A promise took longer than it may. */
export class TimeoutError extends Error {}

/**
 * @param signal aborting it leaves the returned promise pending
 * @throws TimeoutError after `ms`; the error of `promise`
 */
export async function withTimeout<T>(
  promise: Promise<T>,
  ms: number,
  signal?: AbortSignal,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`Not done within ${ms} ms`)), ms);
    signal?.addEventListener("abort", () => clearTimeout(timer), { once: true });
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
