import { AppError } from "#core/app-error";

/** Lets `atOnce` pieces of work run and `waiting` more queue, in the order they came. */
export interface Slots {
  /** @throws AppError `server/busy` when the queue is full */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export function createSlots({ atOnce, waiting }: { atOnce: number; waiting: number }): Slots {
  const queue: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new AppError("server/busy");
    // Whoever leaves hands its slot over, so nobody who comes later slips in between.
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
