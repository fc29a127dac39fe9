/** Loaded into servers of benchmarks: answers the message "usage". */
export interface Usage {
  /** Of the processor, milliseconds, without the collections of garbage that were asked for here. */
  cpuMs: number;
  heapMb: number;
  rssMb: number;
}

let collectingMs = 0;

process.on("message", (message) => {
  if (message !== "usage") return;
  const cpuMs = usedMs();
  globalThis.gc?.();
  const usage = { ...memoryMb(), cpuMs: cpuMs - collectingMs } satisfies Usage;
  collectingMs += usedMs() - cpuMs;
  process.send?.(usage);
});
// It is no reason to live on.
process.channel?.unref();

function usedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function memoryMb() {
  const { heapUsed, rss } = process.memoryUsage();
  return { heapMb: heapUsed / 1e6, rssMb: rss / 1e6 };
}
