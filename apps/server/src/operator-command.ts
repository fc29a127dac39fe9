/** The frame of the operators' programs: one database, one answer in words, one exit code. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Clock } from "@codetale/domain/time";
import { readDatabaseSettings, setForLibraries, type DatabaseSettings } from "#config/env";
import { OperatorError } from "#core/errors/operator-error";
import { rootCauseOf } from "#core/errors/root-cause";
import { StartError } from "#core/errors/start-error";
import { openEmbedded, openPostgres, type OpenDatabase } from "#platform/db/database";
import { isMissingTable } from "#platform/db/database-errors";

interface Operator {
  /** @returns the answer in words. @throws OperatorError */
  run(args: readonly string[]): Promise<string>;
}

/**
 * @param createOperator told the database that the settings name, which is closed afterwards
 * @param subject what it is about, for a failure in words: "account"
 */
export async function runOperatorCommand(
  subject: string,
  createOperator: (deps: Pick<OpenDatabase, "db" | "executeSql"> & { clock: Clock }) => Operator,
): Promise<void> {
  await runCommand(subject, async (args, clock) => {
    const database = await openDatabase(readDatabaseSettings());
    try {
      const { db, executeSql } = database;
      return await createOperator({ db, executeSql, clock }).run(args);
    } finally {
      await database.close();
    }
  });
}

/**
 * Prints the words that `work` answers with, or why it failed.
 *
 * @param work told the words after the command
 */
export async function runCommand(
  subject: string,
  work: (args: readonly string[], clock: Clock) => Promise<string>,
): Promise<void> {
  // What is written belongs to this user alone.
  process.umask(0o077);
  setForLibraries();
  for (const output of [process.stdout, process.stderr]) output.on("error", noteUnwritten);
  try {
    const words = await work(process.argv.slice(2), { now: () => Date.now() });
    process.stdout.write(words);
  } catch (error) {
    process.stderr.write(`${inOneSentence(error, subject)}\n`);
    process.exitCode = 1;
  }
}

/** A reader such as `head` goes when it has read enough. */
function noteUnwritten({ code }: NodeJS.ErrnoException): void {
  if (code !== "EPIPE") process.exitCode = 1;
}

/** @throws when there is no database yet: a new one would hold nothing */
async function openDatabase({ databaseUrl, dataDir }: DatabaseSettings): Promise<OpenDatabase> {
  if (databaseUrl !== null) return openPostgres(databaseUrl);
  if (!existsSync(join(dataDir, "db"))) {
    throw new OperatorError(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
  }
  return openEmbedded(dataDir, endOnDiskError);
}

/** The disk refuses to keep a change of the embedded database, which cannot go on. */
export function endOnDiskError(error: unknown): never {
  process.stderr.write(`The disk does not keep the database: ${rootCauseOf(error)}.\n`);
  process.exit(1);
}

function inOneSentence(error: unknown, subject: string): string {
  if (isMissingTable(error)) return `This database has no ${subject} yet: start the product once.`;
  if (error instanceof OperatorError || error instanceof StartError) return error.message;
  return `The ${subject} could not be reached: ${rootCauseOf(error)}.`;
}
