/** `npm run restore -- DIR`: fills an empty installation with what a backup holds. */
import { readDataSettings } from "#config/env";
import { keepSecret } from "#config/secret";
import { makeDataFolder } from "#platform/data-folder";
import { openEmbedded } from "#platform/db/database";
import { createTableTransfer } from "#platform/db/transfer/create-table-transfer";
import { openFiles } from "#platform/storage/open-files";
import { migrationsDir, oneWord, openCopies, openLargePostgres } from "./data-command.ts";
import { restoreBackup } from "./features/backup/restore.service.ts";
import { endOnDiskError, runCommand } from "./operator-command.ts";

await runCommand("data", async (args) => {
  const dir = oneWord(args, "Say from which folder: restore DIR.");
  const settings = readDataSettings();
  const { databaseUrl, dataDir, secret } = settings;
  await makeDataFolder(dataDir);
  const files = openFiles(settings);
  const database = databaseUrl
    ? await openLargePostgres(databaseUrl)
    : await openEmbedded(dataDir, endOnDiskError);
  try {
    const {
      tables,
      files: copied,
      writtenAt,
    } = await restoreBackup(dir, {
      tables: createTableTransfer(database, migrationsDir),
      files,
      openCopies,
      keepSecret: async (found) => {
        // A SECRET of the settings is used in place of the one in the folder.
        if (secret === null) await keepSecret(dataDir, found);
      },
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return `Restored as of ${writtenAt}: ${rows} rows of ${tables.length} tables and ${copied.count} files.\n`;
  } finally {
    await database.close();
    files.close();
  }
});
