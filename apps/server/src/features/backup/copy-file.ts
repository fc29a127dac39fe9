import { createHash } from "node:crypto";
import { AppError } from "#core/errors/app-error";
import { readWhole, type FileStore } from "#core/ports/files";
import { OperatorError } from "#core/errors/operator-error";
import type { BackedUpFile } from "./manifest.ts";

/**
 * Copies one file and reads it back. It goes through memory whole: what the product stores has some
 * megabytes at most.
 *
 * @param expected what is known of the file
 * @returns null when `from` no longer has it
 * @throws OperatorError when the copy, or what it was made of, is not as it should be
 */
export async function copyFile(
  key: string,
  from: Pick<FileStore, "find">,
  to: Pick<FileStore, "find" | "put">,
  expected?: BackedUpFile,
): Promise<BackedUpFile | null> {
  const bytes = await readWhole(from, key).catch((error: unknown) => {
    // Deleted between the look for it and its reading.
    if (error instanceof AppError && error.reason === "file/unknown") return null;
    throw error;
  });
  if (!bytes) return null;
  const file = describe(key, bytes);
  if (expected && file.sha256 !== expected.sha256) {
    throw new OperatorError(`The file ${key} is damaged: it is not as its backup was written.`);
  }
  await to.put(key, bytes);
  const copy = await readWhole(to, key);
  if (!copy || describe(key, copy).sha256 !== file.sha256) {
    throw new OperatorError(`The copy of the file ${key} is not what was copied. Start again.`);
  }
  return file;
}

function describe(key: string, bytes: Buffer): BackedUpFile {
  return { key, size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
}
