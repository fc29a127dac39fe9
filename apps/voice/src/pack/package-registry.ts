/** The package registry that this machine uses, whichever that is. */
import { execFile } from "node:child_process";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * What npm would ask: it says so to the programs it starts, and is asked where it did not.
 *
 * @returns null where there is no npm
 */
export async function findRegistry(told: string | undefined): Promise<string | null> {
  if (told) return told;
  const isWindows = process.platform === "win32";
  const besideNode = join(dirname(process.execPath), isWindows ? "npm.cmd" : "npm");
  for (const npm of [besideNode, "npm"]) {
    const answer = await run(npm, ["config", "get", "registry"], {
      shell: isWindows,
      timeout: 15_000,
    }).catch(() => null);
    const registry = answer?.stdout.trim();
    if (registry && URL.canParse(registry)) return registry;
  }
  return null;
}
