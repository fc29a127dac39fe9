/** The voice pack for tests and benchmarks, downloaded once into the cache. */
import { join } from "node:path";
import { run } from "./processes.mjs";
import { cacheDir, programOf } from "./project.mjs";

/**
 * @returns {Promise<string | null>} its folder; null, with the reason printed, where it cannot be
 *   downloaded
 */
export async function ensureVoicePack() {
  const dir = process.env.VOICE_PACK_DIR || join(cacheDir, "voices");
  const { code, output } = await run(
    process.execPath,
    [programOf("tsx"), "apps/voice/src/pack/fetch-command.ts", dir],
    { output: "kept" },
  );
  if (code === 0) return dir;
  console.log(`The voice pack could not be fetched, so nothing is spoken or heard:\n${output}`);
  return null;
}
