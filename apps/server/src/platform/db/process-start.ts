import { readFile } from "node:fs/promises";

/** Fields of /proc/PID/stat after the program's name; see `man 5 proc`. */
const START_TICKS = 19;

/**
 * @returns a word that no other process with this id has had, on Linux: the system's boot and the
 *   ticks from it to the process's start; null where that cannot be read
 */
export async function processStartOf(pid: number): Promise<string | null> {
  try {
    const boot = await readFile("/proc/sys/kernel/random/boot_id", "utf8");
    const status = await readFile(`/proc/${pid}/stat`, "utf8");
    // The name stands in brackets and may hold anything, brackets and blanks too.
    const fields = status.slice(status.lastIndexOf(")") + 2).split(" ");
    const ticks = fields[START_TICKS];
    return ticks === undefined ? null : `${boot.trim()}:${ticks}`;
  } catch {
    return null;
  }
}
