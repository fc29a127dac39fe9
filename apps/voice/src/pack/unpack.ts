/** Extracts entries of a tarball in one pass. */
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Parser, type ReadEntry } from "tar";
import { PackError } from "./pack-error.ts";

/** Destination of one entry. */
export interface EntryTarget {
  /** A file that exists already. */
  file: string;
  /** Offset in the file. */
  offset: number;
  /** Required size of the entry, in bytes. */
  bytes: number;
}

/**
 * @param places by the entry's path inside the package
 * @throws PackError `damaged` when an entry is absent or has another size; what the disk throws
 */
export async function unpack(
  tarball: string,
  places: ReadonlyMap<string, EntryTarget>,
  signal: AbortSignal,
): Promise<void> {
  const taken = new Map<string, Promise<void>>();
  const parser = new Parser({
    strict: true,
    filter: (path) => places.has(insidePackage(path)),
    onReadEntry(entry) {
      const path = insidePackage(entry.path);
      const place = places.get(path);
      if (!place || entry.type !== "File" || taken.has(path)) return void entry.resume();
      const writing = write(entry, place);
      // Awaited later; this marks a rejection as handled.
      writing.catch(() => parser.abort(new PackError("damaged")));
      taken.set(path, writing);
    },
  });
  try {
    await feed(parser, tarball, signal);
  } catch (error) {
    signal.throwIfAborted();
    await Promise.all(taken.values());
    throw new PackError("damaged", { cause: error });
  }
  await Promise.all(taken.values());
  if (taken.size < places.size) throw new PackError("damaged");
}

async function feed(parser: Parser, tarball: string, signal: AbortSignal): Promise<void> {
  const ended = once(parser, "end", { signal });
  ended.catch(() => undefined);
  for await (const chunk of createReadStream(tarball, { highWaterMark: 1 << 18, signal })) {
    if (!parser.write(chunk as Buffer)) await Promise.race([once(parser, "drain"), ended]);
  }
  parser.end();
  await ended;
}

async function write(entry: ReadEntry, { file, offset, bytes }: EntryTarget): Promise<void> {
  if (entry.size !== bytes) {
    entry.resume();
    throw new PackError("damaged");
  }
  const output = await open(file, "r+");
  try {
    let position = offset;
    for await (const chunk of entry as AsyncIterable<Buffer>) {
      await output.write(chunk, 0, chunk.byteLength, position);
      position += chunk.byteLength;
    }
  } finally {
    await output.close();
  }
}

/** Removes the top folder of packages, whose name varies. */
function insidePackage(path: string): string {
  return path.slice(path.indexOf("/") + 1);
}
