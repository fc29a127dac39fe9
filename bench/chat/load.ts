/** Sends messages at Poisson arrivals and measures when the other person hears them. */
import type { Connection, ReceivedMessage, Participant, ChatProtocol } from "./protocols.ts";

export interface LoadResult {
  rate: number;
  p50Ms: number;
  p99Ms: number;
  /** Whether it could go on like this: p99 under the limit and no backlog left at the end. */
  isHeld: boolean;
}

export interface Load {
  run(rate: number, durationMs: number): Promise<LoadResult>;
  /** How often a client received a message that was not the next of its conversation. */
  outOfOrder(): number;
  close(): void;
}

const WARM_UP_MS = 1_000;
const DRAIN_MS = 5_000;
const HELD_P99_MS = 100;
const TEXT = "Could you walk me through the loop invariant once more? I lost it at the swap.";

export async function createLoad(
  wire: ChatProtocol,
  port: number,
  seats: readonly Participant[],
): Promise<Load> {
  /** When each message that is under way was due, by its id. */
  const due = new Map<string, number>();
  let latencies: number[] = [];
  let measureFrom = Infinity;
  let count = 0;
  let misplaced = 0;

  const connections: Connection[] = [];
  for (const seat of seats) {
    let lastSeq = 0;
    const onHeard = ({ id, seq, senderId }: ReceivedMessage): void => {
      if (seq !== lastSeq + 1) misplaced += 1;
      lastSeq = seq;
      if (senderId === seat.uid) return;
      const dueAt = due.get(id) ?? NaN;
      due.delete(id);
      if (dueAt >= measureFrom) latencies.push(performance.now() - dueAt);
    };
    connections.push(await wire.connect(port, seat, onHeard));
  }

  function sendFromAnyone(dueAt: number): void {
    const id = `m${(count += 1)}`;
    due.set(id, dueAt);
    connections[Math.floor(Math.random() * connections.length)]?.send(id, TEXT);
  }

  return {
    async run(rate, durationMs) {
      const startedAt = performance.now();
      const endsAt = startedAt + WARM_UP_MS + durationMs;
      latencies = [];
      measureFrom = startedAt + WARM_UP_MS;
      let nextAt = startedAt;
      while (nextAt < endsAt) {
        const now = performance.now();
        // A message is due when it is due: being late with it here counts as the server's latency.
        for (; nextAt <= now && nextAt < endsAt; nextAt += gapMs(rate)) sendFromAnyone(nextAt);
        await pause(1);
      }
      const backlog = due.size;
      const giveUpAt = performance.now() + DRAIN_MS;
      while (due.size > 0 && performance.now() < giveUpAt) await pause(10);

      latencies.sort((a, b) => a - b);
      const p99Ms = percentile(latencies, 0.99);
      const isHeld = due.size === 0 && p99Ms < HELD_P99_MS && backlog < (rate * HELD_P99_MS) / 1000;
      while (due.size > 0) await pause(50);
      return { rate, p50Ms: percentile(latencies, 0.5), p99Ms, isHeld };
    },
    outOfOrder: () => misplaced,
    close() {
      for (const connection of connections) connection.close();
    },
  };
}

/** Time until the next arrival of a Poisson process. */
function gapMs(rate: number): number {
  return (-Math.log(1 - Math.random()) * 1000) / rate;
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
