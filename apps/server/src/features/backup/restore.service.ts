/** Fills an empty installation with what a backup holds. */
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import type { FileStore } from "#core/ports/files";
import { OperatorError } from "#core/errors/operator-error";
import type { TableTransfer, TransferredTable } from "#core/ports/table-transfer";
import { copyFile } from "./copy-file.ts";
import {
  backedUpFileSchema,
  fileListPath,
  readManifest,
  secretPath,
  tablePath,
  type Manifest,
  type WrittenFile,
} from "./manifest.ts";
import { hashOf, readLines } from "./written-lines.ts";

export interface RestoreDeps {
  tables: Pick<TableTransfer, "requireEmpty" | "fill">;
  files: Pick<FileStore, "find" | "put">;
  /** The store in the backup's folder `dir`. */
  openCopies(dir: string): Pick<FileStore, "find">;
  /** Makes the backup's secret that of the installation. @throws OperatorError when it has another */
  keepSecret(secret: string): Promise<void>;
}

const ROWS_AT_ONCE = 100;

/**
 * Reads the whole backup before anything is written. The database comes last and all at once, so
 * that an interrupted restore leaves it empty, and the same restore can be run again.
 *
 * @throws OperatorError when the backup is incomplete or damaged, or the installation is not empty
 */
export async function restoreBackup(dir: string, deps: RestoreDeps): Promise<Manifest> {
  const manifest = await readManifest(dir);
  for (const [path, written] of writtenFiles(dir, manifest)) await verify(path, written);
  await deps.tables.requireEmpty();
  if (manifest.secret) await deps.keepSecret(await readSecret(dir));
  const copies = deps.openCopies(dir);
  for await (const [line = ""] of readLines(fileListPath(dir), 1)) {
    const file = backedUpFileSchema.parse(JSON.parse(line));
    if (await copyFile(file.key, copies, deps.files, file)) continue;
    throw new OperatorError(`The backup is damaged: its file ${file.key} is missing.`);
  }
  await deps.tables.fill({ ...manifest, tables: tablesOf(dir, manifest) });
  return manifest;
}

/** Every character of it: the backup has it as a line, and sessions are signed with the whole. */
async function readSecret(dir: string): Promise<string> {
  return (await readFile(secretPath(dir), "utf8")).replace(/\n$/, "");
}

function writtenFiles(dir: string, { tables, files, secret }: Manifest): [string, WrittenFile][] {
  return [
    ...tables.map((table): [string, WrittenFile] => [tablePath(dir, table.name), table]),
    [fileListPath(dir), files],
    ...(secret ? [[secretPath(dir), secret] satisfies [string, WrittenFile]] : []),
  ];
}

async function verify(path: string, { bytes, sha256 }: WrittenFile): Promise<void> {
  const found = await hashOf(createReadStream(path)).catch(() => null);
  if (found?.bytes === bytes && found.sha256 === sha256) return;
  throw new OperatorError(`The backup is damaged: ${path} is missing or not as it was written.`);
}

async function* tablesOf(dir: string, { tables }: Manifest): AsyncGenerator<TransferredTable> {
  for (const { name } of tables)
    yield { name, rows: readLines(tablePath(dir, name), ROWS_AT_ONCE) };
}
