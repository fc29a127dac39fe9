/** Completes the voice pack in a folder: fetches and checks missing files, then marks it complete. */
import { createHash } from "node:crypto";
import { appendFile, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { download, type RetryPolicy } from "./download.ts";
import { digestOf, sizeOf } from "./file-digest.ts";
import { withFolderLock } from "./folder-lock.ts";
import type { Carrier, Manifest, PackFile } from "./manifest.ts";
import { isOfDisk, PackError } from "./pack-error.ts";
import { unpack, type EntryTarget } from "./unpack.ts";

export interface FetchPack {
  dir: string;
  manifest: Manifest;
  registry: string;
  signal: AbortSignal;
  /** Called with the bytes received and the bytes to fetch. */
  onProgress?: (received: number, total: number) => void;
  retryPolicy?: RetryPolicy;
}

/** Whether the folder holds exactly this pack; reads one small file. */
export async function isComplete(dir: string, manifest: Manifest): Promise<boolean> {
  const mark = await readFile(join(dir, MARKER), "utf8").catch(() => "");
  return mark === markOf(manifest);
}

/**
 * Safe to be interrupted at any time and to be run by several processes at once.
 *
 * @throws PackError; the signal's reason when it is aborted
 */
export async function fetchPack(task: FetchPack): Promise<void> {
  const { dir, manifest, signal } = task;
  if (await isComplete(dir, manifest)) return;
  try {
    await mkdir(dir, { recursive: true });
    await withFolderLock(join(dir, WORKSHOP), signal, async (held) => {
      if (!(await isComplete(dir, manifest))) await complete({ ...task, signal: held });
      await rm(join(dir, WORKSHOP), { recursive: true, force: true }).catch(() => undefined);
    });
  } catch (error) {
    signal.throwIfAborted();
    throw isOfDisk(error) ? new PackError("disk", { cause: error }) : error;
  }
}

const MARKER = "complete.json";
/** Folder of unfinished files; inside of the pack's folder, so that finished ones are just renamed. */
const WORKSHOP = ".fetching";

function markOf(manifest: Manifest): string {
  const hashes = manifest.files.map(({ path, sha256 }) => `${path} ${sha256}`).join("\n");
  return `${JSON.stringify({ files: createHash("sha256").update(hashes).digest("hex") })}\n`;
}

async function complete(task: FetchPack): Promise<void> {
  const { dir, manifest, signal } = task;
  const missing: PackFile[] = [];
  for (const file of manifest.files) {
    signal.throwIfAborted();
    if (!(await isFile(join(dir, file.path), file))) missing.push(file);
  }
  const carriers = manifest.carriers.filter(({ name }) =>
    missing.some(({ from }) => from.some(({ carrier }) => carrier === name)),
  );
  await fetchCarriers(task, carriers);
  for (const file of missing) await write(unfinished(dir, file), "");
  for (const carrier of carriers) {
    await unpack(tarballOf(dir, carrier), placesOf(dir, carrier, missing), signal);
  }
  for (const file of missing) await finish(dir, file);
  await write(join(dir, WORKSHOP, MARKER), markOf(manifest));
  await rename(join(dir, WORKSHOP, MARKER), join(dir, MARKER));
}

async function isFile(path: string, { bytes, sha256 }: PackFile): Promise<boolean> {
  return (await sizeOf(path)) === bytes && (await digestOf(path, "sha256", "hex")) === sha256;
}

async function fetchCarriers(task: FetchPack, carriers: readonly Carrier[]): Promise<void> {
  const { dir, onProgress } = task;
  const total = carriers.reduce((sum, { bytes }) => sum + bytes, 0);
  let before = 0;
  for (const carrier of carriers) {
    const file = tarballOf(dir, carrier);
    await mkdir(dirname(file), { recursive: true });
    const received = before;
    const onBytes = (bytes: number) => onProgress?.(received + bytes, total);
    await download({ ...task, carrier, file, onBytes });
    before += carrier.bytes;
  }
}

function tarballOf(dir: string, { name, version }: Carrier): string {
  return join(dir, WORKSHOP, "packages", `${name.replace("/", "+")}-${version}.tgz`);
}

function unfinished(dir: string, { path }: PackFile): string {
  return join(dir, WORKSHOP, "files", path);
}

/** Every part is written at its offset in the file, so nothing is concatenated later. */
function placesOf(
  dir: string,
  carrier: Carrier,
  files: readonly PackFile[],
): Map<string, EntryTarget> {
  const places = new Map<string, EntryTarget>();
  for (const file of files) {
    let offset = 0;
    for (const part of file.from) {
      if (part.carrier === carrier.name) {
        places.set(part.path, { file: unfinished(dir, file), offset, bytes: part.bytes });
      }
      offset += part.bytes;
    }
  }
  return places;
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

async function finish(dir: string, file: PackFile): Promise<void> {
  const from = unfinished(dir, file);
  if (file.tail !== undefined) await appendFile(from, Buffer.from(file.tail, "base64"));
  if (!(await isFile(from, file))) throw new PackError("damaged");
  const to = join(dir, file.path);
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
}
