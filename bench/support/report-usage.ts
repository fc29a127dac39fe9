/** Loaded into servers of benchmarks: answers the message "usage". */
export interface Usage {
  /** Of the processor, milliseconds. */
  cpuMs: number;
  heapMb: number;
  rssMb: number;
}

process.on("message", (message) => {
  if (message !== "usage") return;
  const { user, system } = process.cpuUsage();
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const usage: Usage = { cpuMs: (user + system) / 1000, heapMb: heapUsed / 1e6, rssMb: rss / 1e6 };
  process.send?.(usage);
});
// It is no reason to live on.
process.channel?.unref();
