/**
 * Does something with one after the other, and goes on where it fails.
 *
 * @throws AggregateError of all failures, once it was tried with each
 */
export async function eachDespiteFailures<T>(
  all: readonly T[],
  act: (one: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) await act(one).catch((failure: unknown) => failures.push(failure));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} failed`);
}
