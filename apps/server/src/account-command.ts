/**
 * `npm run account`: shows, disables or enables one account in the database that the settings name,
 * or prints the security log.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readDatabaseSettings, type DatabaseSettings } from "#config/env";
import { rootCauseOf } from "#core/root-cause";
import { StartError } from "#core/start-error";
import { openEmbedded, openPostgres, type OpenDatabase } from "#platform/db/database";
import { isMissingTable } from "#platform/db/database-errors";
import { createAccountOperatorRepository } from "./features/identity/account-data/account-operator.repository.ts";
import {
  createAccountOperator,
  OperatorError,
} from "./features/identity/account-data/account-operator.service.ts";
import { createSecurityLogRepository } from "./features/identity/security-log/security-log.repository.ts";

// What is written belongs to this user alone.
process.umask(0o077);

try {
  const database = await open(readDatabaseSettings());
  try {
    const operator = createAccountOperator({
      accounts: createAccountOperatorRepository(database.db),
      securityLog: createSecurityLogRepository(database.db),
      clock: { now: () => Date.now() },
    });
    process.stdout.write(await operator.run(process.argv.slice(2)));
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${inOneSentence(error)}\n`);
  process.exitCode = 1;
}

/** @throws when there is no database yet: a new one would hold no account */
async function open({ databaseUrl, dataDir }: DatabaseSettings): Promise<OpenDatabase> {
  if (databaseUrl !== null) return openPostgres(databaseUrl);
  if (!existsSync(join(dataDir, "db"))) {
    throw new OperatorError(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
  }
  return openEmbedded(dataDir);
}

function inOneSentence(error: unknown): string {
  if (isMissingTable(error)) return "This database has no accounts yet: start the product once.";
  if (error instanceof OperatorError || error instanceof StartError) return error.message;
  return `The account could not be reached: ${rootCauseOf(error)}.`;
}
