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

export interface BatchQueue<Item, Result> {
  /** Items of one room run in the order in which they are added. */
  add(item: Item): Promise<Result>;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

export function createBatchQueue<Item, Result>(
  options: BatchQueueOptions<Item, Result>,
): BatchQueue<Item, Result> {
  const lanes = Array.from({ length: options.lanes }, () => createLane(options));
  return {
    add(item) {
      const lane = lanes[hash(options.roomOf(item)) % lanes.length];
      return lane ? lane.add(item) : Promise.reject(new RangeError("there are no lanes"));
    },
  };
}

function createLane<Item, Result>(
  options: BatchQueueOptions<Item, Result>,
): BatchQueue<Item, Result> {
  let queue: Waiting<Item, Result>[] = [];
  let isRunning = false;

  async function runAll(): Promise<void> {
    while (queue.length > 0) {
      const end = endOfBatch(queue, options);
      const batch = queue.slice(0, end);
      queue = queue.slice(end);
      await runBatch(batch, options);
    }
    isRunning = false;
  }

  return {
    add(item) {
      if (queue.length >= options.waiting) return Promise.reject(options.refuse());
      return new Promise((resolve, reject) => {
        queue.push({ item, resolve, reject });
        if (isRunning) return;
        isRunning = true;
        // Deferred, so that items which arrive in the same turn of the event loop share a batch.
        setImmediate(() => void runAll());
      });
    },
  };
}

/**
 * How many waiting items form the next batch: at most `most`, ending before a repeated identity.
 */
function endOfBatch<Item, Result>(
  queue: readonly Waiting<Item, Result>[],
  { most, identityOf }: BatchQueueOptions<Item, Result>,
): number {
  const seen = new Set<string>();
  for (const [index, { item }] of queue.entries()) {
    const identity = identityOf(item);
    if (index === most || seen.has(identity)) return index;
    seen.add(identity);
  }
  return queue.length;
}

async function runBatch<Item, Result>(
  batch: readonly Waiting<Item, Result>[],
  { run }: BatchQueueOptions<Item, Result>,
): Promise<void> {
  try {
    const results = await run(batch.map(({ item }) => item));
    batch.forEach(({ resolve }, index) => resolve(results[index] as Result));
  } catch (error) {
    for (const { reject } of batch) reject(error);
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
