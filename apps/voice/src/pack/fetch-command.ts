/** `npm run voice-pack -- DIR`: fetches the voice pack into a folder, with a line of progress. */
import { fetchPack } from "./fetch-pack.ts";
import { manifestFor } from "./manifest.ts";
import { PackError } from "./pack-error.ts";
import { findRegistry } from "./package-registry.ts";

const [dir = "", ...more] = process.argv.slice(2);
const isFolder = dir.trim() !== "" && !dir.startsWith("-") && more.length === 0;

try {
  process.exitCode = isFolder ? await run(dir) : fail("Say into which folder: voice-pack DIR.");
} catch (error) {
  if (!(error instanceof PackError)) throw error;
  process.exitCode = fail(error.message);
}

async function run(folder: string): Promise<number> {
  const registry = await findRegistry(process.env["npm_config_registry"]);
  if (registry === null) return fail("There is no npm here that knows a package registry.");
  const isShown = process.stderr.isTTY;
  let shownPercent = -1;
  await fetchPack({
    dir: folder,
    manifest: manifestFor(`${process.platform}-${process.arch}`),
    registry,
    signal: new AbortController().signal,
    onProgress(received, total) {
      const percent = Math.floor((100 * received) / total);
      if (percent === shownPercent || (!isShown && percent % 20 !== 0)) return;
      shownPercent = percent;
      const line = `Voice pack: ${percent} % of ${Math.ceil(total / 1e6)} MB`;
      process.stderr.write(isShown ? `\r${line}` : `${line}\n`);
    },
  });
  if (isShown && shownPercent >= 0) process.stderr.write("\n");
  return 0;
}

function fail(message: string): number {
  process.stderr.write(`${message}\n`);
  return 1;
}
