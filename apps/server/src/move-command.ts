/** `npm run move -- DATABASE_URL`: takes the embedded database of a stopped product to PostgreSQL. */
import { readDataSettings } from "#config/env";
import { OperatorError } from "#core/errors/operator-error";
import { openEmbedded } from "#platform/db/database";
import { createTableTransfer } from "#platform/db/transfer/create-table-transfer";
import { migrationsDir, oneWord, openLargePostgres, requireEmbedded } from "./data-command.ts";
import { endOnDiskError, runCommand } from "./operator-command.ts";

await runCommand("data", async (args) => {
  const url = oneWord(args, "Say to which database: move postgres://user:password@host/database.");
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new OperatorError(
      "The database has an address such as postgres://user:password@host/database.",
    );
  }
  const { dataDir, databaseUrl, s3 } = readDataSettings();
  if (databaseUrl !== null) {
    throw new OperatorError("DATABASE_URL is set already: this product is on PostgreSQL.");
  }
  requireEmbedded(dataDir);
  // The lock of the data folder refuses while the product runs: what it writes would be left behind.
  const source = await openEmbedded(dataDir, endOnDiskError);
  const target = await openLargePostgres(url);
  try {
    await source.migrate(migrationsDir);
    const counts = await createTableTransfer(source, migrationsDir).read((tables) =>
      createTableTransfer(target, migrationsDir).fill(tables),
    );
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return [
      `${rows} rows of ${Object.keys(counts).length} tables are on PostgreSQL, and counted there.`,
      `Set DATABASE_URL to that address and start the product. ${
        s3 ? "Its secret is still in" : "Images, voices and its secret are still in"
      } ${dataDir}: keep DATA_DIR as it is.`,
      "",
    ].join("\n");
  } finally {
    await target.close();
    await source.close();
  }
});
