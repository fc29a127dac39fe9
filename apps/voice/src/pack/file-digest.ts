import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
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

/** @returns bytes; null where there is no file */
export async function sizeOf(file: string): Promise<number | null> {
  return stat(file).then(
    ({ size }) => size,
    () => null,
  );
}
