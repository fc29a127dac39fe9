/** `npm run backup -- DIR`: writes all data of the installation into a folder, also while it serves. */
import { join } from "node:path";
import { readDataSettings } from "#config/env";
import { readSecret } from "#config/secret";
import { createTableTransfer } from "#platform/db/transfer/create-table-transfer";
import { openFiles } from "#platform/storage/open-files";
import { migrationsDir, oneWord, openCopies, openToRead } from "./data-command.ts";
import { writeBackup } from "./features/backup/backup.service.ts";
import { runCommand } from "./operator-command.ts";

await runCommand("data", async (args, clock) => {
  const dir = oneWord(args, "Say into which folder: backup DIR.");
  const settings = readDataSettings();
  const files = openFiles(settings);
  const database = await openToRead(settings);
  try {
    const {
      tables,
      files: copied,
      secret,
    } = await writeBackup(dir, {
      tables: createTableTransfer(database, migrationsDir),
      files,
      openCopies,
      secret: settings.secret === null ? await readSecret(settings.dataDir) : null,
      clock,
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return [
      `${dir} holds ${rows} rows of ${tables.length} tables and ${copied.count} files.`,
      secret
        ? `It holds all that people entrusted to you, and in ${join(dir, "secret")} the key to their sessions: keep it as safe as the data folder.`
        : "It holds all that people entrusted to you: keep it as safe as the data folder. The SECRET of your settings is not in it.",
      "",
    ].join("\n");
  } finally {
    await database.close();
    files.close();
  }
});
