import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { OperatorError } from "#core/errors/operator-error";

const journalSchema = z.looseObject({
  entries: z.array(z.looseObject({ when: z.number() })),
});

/**
 * Calls `work` with a folder of the migrations up to the one that was made at `last`.
 *
 * @throws OperatorError when `migrationsDir` has none from then: what was written is of a newer version
 */
export async function withMigrationsUntil(
  migrationsDir: string,
  last: number,
  work: (dir: string) => Promise<void>,
): Promise<void> {
  const journalOf = (dir: string) => join(dir, "meta", "_journal.json");
  const journal = journalSchema.parse(JSON.parse(await readFile(journalOf(migrationsDir), "utf8")));
  const end = journal.entries.findIndex(({ when }) => when === last);
  if (end === -1) {
    throw new OperatorError(
      "This was written by a newer version of the product, or by one that was never released: use that one.",
    );
  }
  const dir = await mkdtemp(join(tmpdir(), "codetale-migrations-"));
  try {
    await cp(migrationsDir, dir, { recursive: true });
    const entries = journal.entries.slice(0, end + 1);
    await writeFile(journalOf(dir), JSON.stringify({ ...journal, entries }));
    await work(dir);
  } finally {
    await rm(dir, { recursive: true });
  }
}
