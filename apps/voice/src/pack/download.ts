/** Downloads one tarball into a file; resumes after interruptions. */
import { open, rename, rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { Carrier } from "./manifest.ts";
import { digestOf, sizeOf } from "./file-digest.ts";
import { isOfDisk, PackError } from "./pack-error.ts";

export interface Download {
  /** Of the registry, with or without a slash at its end. */
  registry: string;
  carrier: Carrier;
  /** Path of the checked tarball; `<file>.part` until then. */
  file: string;
  signal: AbortSignal;
  /** Called with the bytes received, from 0 again after a restart. */
  onBytes(bytes: number): void;
  retryPolicy?: RetryPolicy;
}

export interface RetryPolicy {
  /** Longest time without a byte before the connection is closed. */
  stallMs: number;
  /** Delays between attempts; begins with the first again after progress. */
  pausesMs: readonly number[];
}

const defaultRetryPolicy: RetryPolicy = { stallMs: 20_000, pausesMs: [500, 2_000, 5_000] };

/** @throws PackError; the signal's reason when it is aborted */
export async function download(task: Download): Promise<void> {
  if (await isThere(task)) return;
  for (let isSecondTry = false; ; isSecondTry = true) {
    await fetchAll(task);
    if (await hasItsDigest(`${task.file}.part`, task.carrier)) break;
    await rm(`${task.file}.part`);
    if (isSecondTry) throw new PackError("damaged");
  }
  await rename(`${task.file}.part`, task.file);
}

async function isThere({ file, carrier, onBytes }: Download): Promise<boolean> {
  const isIntact = await hasItsDigest(file, carrier);
  if (isIntact) onBytes(carrier.bytes);
  else await rm(file, { force: true });
  return isIntact;
}

async function hasItsDigest(file: string, { integrity, bytes }: Carrier): Promise<boolean> {
  if ((await sizeOf(file)) !== bytes) return false;
  return `sha512-${await digestOf(file, "sha512", "base64")}` === integrity;
}

/** Retries interrupted downloads as long as each attempt makes progress. */
async function fetchAll(task: Download): Promise<void> {
  const { carrier, signal, retryPolicy = defaultRetryPolicy } = task;
  let failures = 0;
  for (;;) {
    const before = await receivedOf(task);
    if (before === carrier.bytes) return task.onBytes(before);
    try {
      await fetchRest(task, retryPolicy.stallMs);
      return;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof PackError) throw error;
      if (isOfDisk(error)) throw new PackError("disk", { cause: error });
      failures = (await receivedOf(task)) > before ? 0 : failures + 1;
      const pauseMs = retryPolicy.pausesMs[Math.max(failures - 1, 0)];
      if (pauseMs === undefined) throw new PackError("unreachable", { cause: error });
      await sleep(pauseMs, undefined, { signal });
    }
  }
}

async function fetchRest(task: Download, stallMs: number): Promise<void> {
  const { file, carrier, signal, onBytes } = task;
  const partFile = `${file}.part`;
  const stall = new AbortController();
  const timer = setTimeout(() => stall.abort(), stallMs);
  try {
    let bytes = await receivedOf(task);
    if (bytes > carrier.bytes) bytes = 0;
    const response = await fetch(addressOf(task), {
      headers: { "accept-encoding": "identity", ...(bytes > 0 && { range: `bytes=${bytes}-` }) },
      signal: AbortSignal.any([signal, stall.signal]),
    });
    if (!beginsAt(response, bytes)) bytes = 0;
    onBytes(bytes);
    const output = await open(partFile, bytes > 0 ? "a" : "w");
    try {
      for await (const chunk of bodyOf(response)) {
        timer.refresh();
        bytes += chunk.byteLength;
        if (bytes > carrier.bytes) break;
        await output.writeFile(chunk);
        onBytes(bytes);
      }
    } finally {
      await output.close();
    }
    if (bytes < carrier.bytes) throw new Error("The connection ended early.");
  } finally {
    clearTimeout(timer);
  }
}

/** @throws PackError when the registry refuses; Error when a retry may succeed */
function beginsAt({ status, headers }: Response, bytes: number): boolean {
  if (status === 200) return false;
  if (status === 206 && headers.get("content-range")?.startsWith(`bytes ${bytes}-`)) return true;
  // The local file is longer than the registry's.
  if (status === 416) return false;
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) {
    throw new PackError("absent");
  }
  throw new Error(`The registry answered ${status}.`);
}

async function* bodyOf(response: Response): AsyncGenerator<Uint8Array> {
  if (response.status === 416) throw new Error("The registry has less than what lies here.");
  if (response.body) yield* response.body as unknown as AsyncIterable<Uint8Array>;
}

function addressOf({ registry, carrier: { name, version } }: Download): string {
  const base = registry.endsWith("/") ? registry : `${registry}/`;
  return `${base}${name}/-/${name.replace(/^@[^/]+\//, "")}-${version}.tgz`;
}

async function receivedOf({ file }: Download): Promise<number> {
  return (await sizeOf(`${file}.part`)) ?? 0;
}
