/** Files of lines, written and read piece by piece, and known by their hashes. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import type { WrittenFile } from "./manifest.ts";

/** The file is on the disk when the promise resolves. @throws when there is one already */
export async function writeLines(
  path: string,
  pieces: AsyncIterable<readonly string[]>,
): Promise<WrittenFile & { lines: number }> {
  const file = await open(path, "wx", 0o600);
  const hash = createHash("sha256");
  let [bytes, lines] = [0, 0];
  try {
    for await (const piece of pieces) {
      const text = Buffer.from(piece.map((line) => `${line}\n`).join(""));
      await file.writeFile(text);
      hash.update(text);
      bytes += text.length;
      lines += piece.length;
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { bytes, lines, sha256: hash.digest("hex") };
}

/** @param atOnce lines in a piece */
export async function* readLines(path: string, atOnce: number): AsyncGenerator<string[]> {
  let piece: string[] = [];
  // The file is read in bytes and split at its line feeds alone: rows may hold other line breaks.
  for await (const line of linesOf(path)) {
    piece.push(line);
    if (piece.length < atOnce) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}

async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = "";
  for await (const text of createReadStream(path, { encoding: "utf8" })) {
    const lines = (rest + String(text)).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}

export async function hashOf(chunks: AsyncIterable<unknown>): Promise<WrittenFile> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of chunks) {
    const piece = chunk as Buffer;
    hash.update(piece);
    bytes += piece.length;
  }
  return { bytes, sha256: hash.digest("hex") };
}
