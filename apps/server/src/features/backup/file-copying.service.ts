/** Copies all files from one store to another, while both are in use. */
import { OperatorError } from "#core/errors/operator-error";
import type { FileStore } from "#core/ports/files";
import { copyFile } from "./copy-file.ts";

interface CopiedFiles {
  copied: number;
  /** Bytes. */
  copiedSize: number;
  /** Had been copied before. */
  present: number;
  /** Deleted while they were to be copied. */
  gone: number;
}

/**
 * What is in `to` with the same size was copied by an earlier call: a store shows a file whole or not
 * at all, and does not change it.
 *
 * @throws OperatorError when a copy is not what was copied; FilesUnavailableError
 */
async function copyFiles(
  from: Pick<FileStore, "list" | "find">,
  to: Pick<FileStore, "find" | "put">,
): Promise<CopiedFiles> {
  const counts = { copied: 0, copiedSize: 0, present: 0, gone: 0 };
  for await (const { key } of from.list()) {
    const [source, copy] = await Promise.all([from.find(key), to.find(key)]);
    if (source && copy?.size === source.size) {
      counts.present += 1;
      continue;
    }
    const copied = source && (await copyFile(key, from, to));
    if (!copied) {
      counts.gone += 1;
      continue;
    }
    counts.copied += 1;
    counts.copiedSize += copied.size;
  }
  return counts;
}

/**
 * `npm run files -- copy disk s3`, or `copy s3 disk`.
 *
 * @throws OperatorError
 */
export async function runFilesCommand(
  args: readonly string[],
  stores: Readonly<Record<"disk" | "s3", FileStore | null>>,
): Promise<string> {
  const [action, from, to] = args;
  const isKnown = (name: string | undefined): name is keyof typeof stores =>
    name === "disk" || name === "s3";
  if (action !== "copy" || !isKnown(from) || !isKnown(to) || from === to) {
    throw new OperatorError("Say what to copy: files copy disk s3, or files copy s3 disk.");
  }
  const [source, target] = [stores[from], stores[to]];
  if (!source || !target) {
    throw new OperatorError("Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY.");
  }
  await source.check();
  await target.check();
  const { copied, copiedSize, present, gone } = await copyFiles(source, target);
  return [
    `${copied} files copied (${copiedSize} bytes, each read back), ${present} were there, ${gone} were deleted meanwhile.`,
    "Files that are added from now on are copied by the same command: run it again once the product runs with the other store.",
    "",
  ].join("\n");
}
