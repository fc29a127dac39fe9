/** Downloads the voice pack, unless it is there. */
import { join } from "node:path";
import { run } from "./processes.mjs";
import { cacheDir, programOf } from "./project.mjs";

/**
 * The voice pack for tests and benchmarks, downloaded once into the cache.
 *
 * @returns {Promise<string | null>} its folder; null, with the reason printed, where it cannot be
 *   downloaded
 */
export async function ensureVoicePack() {
  const dir = process.env.VOICE_PACK_DIR || join(cacheDir, "voices");
  const { code, output } = await fetchVoicePack([dir], { output: "kept" });
  if (code === 0) return dir;
  console.log(`The voice pack could not be fetched, so nothing is spoken or heard:\n${output}`);
  return null;
}

/**
 * @param {readonly string[]} args the folder
 * @param {import("./processes.mjs").Options} [options]
 */
export function fetchVoicePack(args, options) {
  const program = "apps/voice/src/pack/fetch-command.ts";
  return run(process.execPath, [programOf("tsx"), program, ...args], options);
}
