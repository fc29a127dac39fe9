/** What the commands about all data of an installation have in common. */
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { HOUR_MS } from "@codetale/domain/time";
import type { DataSettings } from "#config/env";
import { OperatorError } from "#core/errors/operator-error";
import { createFileStore } from "#platform/storage/create-file-store";
import {
  openDatabaseCopy,
  openEmbedded,
  openPostgres,
  type OpenDatabase,
} from "#platform/db/database";
import { requestSnapshot } from "#platform/db/snapshots";
import { endOnDiskError } from "./operator-command.ts";

export const migrationsDir = fileURLToPath(new URL("../migrations", import.meta.url));

/** A statement about a whole table, such as checking its keys, takes long. */
const WAITS = { connection: 30_000, lock: HOUR_MS, statement: HOUR_MS, answer: HOUR_MS };

/** Connections that break end the statement, whose failure is told. */
export const openLargePostgres = (url: string) => openPostgres(url, { waits: WAITS });

/** The store in a backup's folder. */
export const openCopies = (dir: string) => createFileStore(join(dir, "files"));

/**
 * The database to read from: PostgreSQL itself, the embedded one while nothing serves it, or a copy
 * that the serving process makes.
 */
export async function openToRead({ databaseUrl, dataDir }: DataSettings): Promise<OpenDatabase> {
  if (databaseUrl !== null) return openLargePostgres(databaseUrl);
  const copy = await requestSnapshot(dataDir);
  if (copy === null) {
    requireEmbedded(dataDir);
    return openEmbedded(dataDir, endOnDiskError);
  }
  const removeCopy = () => rm(copy, { recursive: true });
  try {
    const database = await openDatabaseCopy(copy);
    const close = async () => {
      try {
        await database.close();
      } finally {
        await removeCopy();
      }
    };
    return { ...database, close };
  } catch (error) {
    await removeCopy();
    throw error;
  }
}

/** @throws OperatorError when there is no embedded database: opening it would make one */
export function requireEmbedded(dataDir: string): void {
  if (existsSync(join(dataDir, "db"))) return;
  throw new OperatorError(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
}

/** @throws OperatorError when the words of a command are not one folder or address */
export function oneWord(args: readonly string[], usage: string): string {
  const [word, ...more] = args;
  if (word === undefined || word === "" || word.startsWith("-") || more.length > 0)
    throw new OperatorError(usage);
  return word;
}
