/**
 * Collects the items that arrive while the database is busy and runs them as one batch. Under low
 * load each item runs at once and alone; under high load items share the cost of a round trip and a
 * commit.
 */
export interface BatchQueueOptions<Item, Result> {
  /**
   * Number of batches that run in parallel; items of one room share a lane and never run in
   * parallel.
   */
  lanes: number;
  /** Largest number of items in one batch. */
  most: number;
  /** Largest number of items that wait in one lane. */
  waiting: number;
  roomOf(item: Item): string;
  /** Two items with the same identity never share a batch. */
  identityOf(item: Item): string;
  /** @returns one result for each item, in the order of `batch` */
  run(batch: Item[]): Promise<Result[]>;
  /** The error for an item that arrives when its lane is full. */
  refuse(): Error;
}

export function createBatchQueue<Item, Result>(options: BatchQueueOptions<Item, Result>) {
  interface Waiting {
    item: Item;
    resolve(result: Result): void;
    reject(error: unknown): void;
  }
  const { most, waiting, roomOf, identityOf, run, refuse } = options;
  const lanes = Array.from({ length: options.lanes }, createLane);
  return {
    /** Items of one room run in the order in which they are added. */
    async add(item: Item): Promise<Result> {
      const lane = lanes[hash(roomOf(item)) % lanes.length];
      if (!lane) throw new RangeError("there are no lanes");
      return lane(item);
    },
  };

  function createLane() {
    let queue: Waiting[] = [];
    let isRunning = false;

    async function runAll(): Promise<void> {
      while (queue.length > 0) {
        const batch = queue.slice(0, endOfBatch(queue));
        queue = queue.slice(batch.length);
        try {
          const results = await run(batch.map(({ item }) => item));
          batch.forEach(({ resolve }, index) => resolve(results[index] as Result));
        } catch (error) {
          for (const { reject } of batch) reject(error);
        }
      }
      isRunning = false;
    }

    return (item: Item): Promise<Result> => {
      if (queue.length >= waiting) return Promise.reject(refuse());
      return new Promise((resolve, reject) => {
        queue.push({ item, resolve, reject });
        if (isRunning) return;
        isRunning = true;
        // Deferred, so that items which arrive in the same turn of the event loop share a batch.
        setImmediate(() => void runAll());
      });
    };
  }

  /**
   * How many waiting items form the next batch: at most `most`, ending before a repeated identity.
   */
  function endOfBatch(queue: readonly Waiting[]): number {
    const seen = new Set<string>();
    for (const [index, { item }] of queue.entries()) {
      const identity = identityOf(item);
      if (index === most || seen.has(identity)) return index;
      seen.add(identity);
    }
    return queue.length;
  }
}

/** Spreads ids evenly over the lanes; only needs to be the same for equal ids. */
function hash(text: string): number {
  let sum = 0;
  for (let index = 0; index < text.length; index += 1) {
    sum = (sum * 31 + text.charCodeAt(index)) >>> 0;
  }
  return sum;
}
