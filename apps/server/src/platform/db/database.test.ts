import { lstat, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openEmbedded } from "./database.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "codetale-database-"));
});
afterEach(() => rm(dir, { recursive: true }));

it("no other user of the machine can read or change a file of the embedded database", async () => {
  const dataDir = join(dir, "data");
  const database = await openEmbedded(dataDir);
  expect(await openPathsIn(dir)).toEqual([]);

  await database.db.execute(sql`create table numbers as select generate_series(1, 10000)`);
  await database.close();

  expect(await openPathsIn(dir)).toEqual([]);
  expect(await readdir(join(dataDir, "db"))).toContain("PG_VERSION");
});

/** Files and folders with which the group or others may do anything. */
async function openPathsIn(folder: string): Promise<string[]> {
  const paths = (await readdir(folder, { recursive: true })).map((path) => join(folder, path));
  const modes = await Promise.all(paths.map(async (path) => (await lstat(path)).mode));
  return paths.filter((_, index) => ((modes[index] ?? 0) & 0o077) !== 0);
}
