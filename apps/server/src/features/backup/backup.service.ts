/** Writes everything that an installation holds into a folder. */
import { mkdir, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "@codetale/domain/time";
import type { FileStore } from "#core/ports/files";
import { OperatorError } from "#core/errors/operator-error";
import type { TableTransfer, TransferredDatabase } from "#core/ports/table-transfer";
import { copyFile } from "./copy-file.ts";
import { fileListPath, manifestPath, secretPath, tablePath, type Manifest } from "./manifest.ts";
import { writeLines } from "./written-lines.ts";

export interface BackupDeps {
  tables: Pick<TableTransfer, "read">;
  files: Pick<FileStore, "list" | "find">;
  /** The store in the backup's folder `dir`. */
  openCopies(dir: string): Pick<FileStore, "find" | "put">;
  /** The installation's own; null where it is a setting. */
  secret: string | null;
  clock: Clock;
}

/**
 * The database first, as of one moment, then the files: each row has its file by the time it is
 * written, and files are not changed afterwards. A file that is deleted meanwhile is missing in the
 * backup, as it is in the product.
 *
 * @param dir created; an existing folder has to be empty
 * @throws OperatorError
 */
export async function writeBackup(
  dir: string,
  { tables, files, openCopies, secret, clock }: BackupDeps,
): Promise<Manifest> {
  await requireEmptyFolder(dir);
  await mkdir(join(dir, "tables"), { mode: 0o700 });
  const database = await tables.read((source) => writeTables(dir, source));
  const written = await writeLines(fileListPath(dir), copies(files, openCopies(dir)));
  const manifest: Manifest = {
    format: 1,
    writtenAt: new Date(clock.now()).toISOString(),
    ...database,
    files: { count: written.lines, bytes: written.bytes, sha256: written.sha256 },
    secret: secret === null ? null : await writeSecret(dir, secret),
  };
  const draft = `${manifestPath(dir)}.draft`;
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(draft, text, { mode: 0o600, flag: "wx", flush: true });
  await rename(draft, manifestPath(dir));
  return manifest;
}

async function requireEmptyFolder(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  if ((await readdir(dir)).length === 0) return;
  throw new OperatorError(`${dir} is not empty. Name a folder that is, or one to be made.`);
}

async function writeTables(
  dir: string,
  source: TransferredDatabase,
): Promise<Pick<Manifest, "migratedTo" | "tables" | "sequences">> {
  const tables: Manifest["tables"] = [];
  for await (const { name, rows } of source.tables) {
    const { lines, bytes, sha256 } = await writeLines(tablePath(dir, name), rows);
    tables.push({ name, rows: lines, bytes, sha256 });
  }
  return { migratedTo: source.migratedTo, tables, sequences: [...source.sequences] };
}

/** Copies one file after the other. @returns a line for each */
async function* copies(
  from: BackupDeps["files"],
  to: ReturnType<BackupDeps["openCopies"]>,
): AsyncGenerator<string[]> {
  for await (const { key } of from.list()) {
    const copied = await copyFile(key, from, to);
    if (copied) yield [JSON.stringify(copied)];
  }
}

async function writeSecret(dir: string, secret: string): Promise<Manifest["secret"]> {
  const { bytes, sha256 } = await writeLines(secretPath(dir), onePiece([secret]));
  return { bytes, sha256 };
}

async function* onePiece(lines: string[]): AsyncGenerator<string[]> {
  yield lines;
}
