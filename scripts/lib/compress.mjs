/** Compresses the web app's files once, at build time, instead of on every request. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const worthIt = /\.(css|js|json|svg|txt|webmanifest)$/;
/** A smaller answer fits into one network packet without compression. */
const SMALLEST_BYTES = 1_024;

const encodings = [
  { suffix: "br", compress: promisify(brotliCompress) },
  { suffix: "gz", compress: promisify(gzip) },
];

/**
 * Writes `file.js.br` and `file.js.gz` beside `file.js`.
 *
 * @param {string} folder
 */
export async function compressFilesIn(folder) {
  const entries = await readdir(folder, { recursive: true });
  await Promise.all(
    entries.filter((name) => worthIt.test(name)).map((name) => compressFile(join(folder, name))),
  );
}

/** @param {string} path */
async function compressFile(path) {
  const bytes = await readFile(path);
  if (bytes.length < SMALLEST_BYTES) return;
  for (const { suffix, compress } of encodings) {
    await writeFile(`${path}.${suffix}`, await compress(bytes));
  }
}
