import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";

/** @throws what the file system throws */
export async function digestOf(
  file: string,
  algorithm: "sha256" | "sha512",
  encoding: "hex" | "base64",
): Promise<string> {
  const hash = createHash(algorithm);
  await pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), hash);
  return hash.digest(encoding);
}
