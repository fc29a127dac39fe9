import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { offerSnapshots } from "#platform/db/snapshots";
import { openToRead } from "./data-command.ts";

it("[HOLD-4] a copy of the database that cannot be opened is not left in the data folder", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "codetale-data-command-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const end = await offerSnapshots(dataDir, (dir) => writeFile(dir, "no folder of a database"));
  onTestFinished(end);

  const opening = openToRead({ databaseUrl: null, dataDir, s3: null, secret: null });
  await expect(opening).rejects.toThrow();
  expect(await readdir(join(dataDir, "snapshots"))).toEqual(["address.json"]);
});
