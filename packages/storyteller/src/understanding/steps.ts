/** Long work in steps of milliseconds, so that other work of the process may go on in between. */

/** Work that gives way after each step. */
export type Steps<Result> = Generator<void, Result, void>;

export function withoutPauses<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** @param pause waited for after each step */
export async function withPauses<Result>(
  steps: Steps<Result>,
  pause: () => Promise<unknown>,
): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await pause();
  }
}
