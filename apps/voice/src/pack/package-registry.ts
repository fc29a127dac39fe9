/** Finds the package registry that npm is configured with. */
import { execFile } from "node:child_process";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Programs that npm starts get it in their environment; else npm is asked.
 *
 * @returns null where npm is not installed
 */
export async function findRegistry(configured: string | undefined): Promise<string | null> {
  if (configured) return configured;
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
