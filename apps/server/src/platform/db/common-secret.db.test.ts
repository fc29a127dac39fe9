import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#testing/database";
import { holdCommonSecret } from "./common-secret.ts";
import type { OpenDatabase } from "./database.ts";

describe.runIf(process.env["TEST_DATABASE"] === "postgresql")("processes on one database", () => {
  const [ours, theirs] = ["a".repeat(32), "b".repeat(32)];

  let database: OpenDatabase;
  let url: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    const { rows } = (await database.db.execute(sql`select current_database() as name`)) as {
      rows: { name: string }[];
    };
    url = Object.assign(new URL(process.env["DATABASE_TEST_URL"] ?? ""), {
      pathname: `/${rows[0]?.name ?? ""}`,
    }).href;
  });
  afterAll(() => database.close());

  it("[OPS-2] start side by side with one secret", async () => {
    const releases = [await holdCommonSecret(url, ours), await holdCommonSecret(url, ours)];
    for (const release of releases) await release();
  });

  it("[OPS-2] are told of another secret until the last with it has ended", async () => {
    const first = await holdCommonSecret(url, ours);
    const second = await holdCommonSecret(url, ours);
    await expect(holdCommonSecret(url, theirs)).rejects.toThrow("has another SECRET");

    await first();
    await expect(holdCommonSecret(url, theirs)).rejects.toThrow("Set one SECRET for all of them");

    await second();
    await (
      await holdCommonSecret(url, theirs)
    )();
    await (
      await holdCommonSecret(url, ours)
    )();
  });

  it("[OPS-2] do not both start with secrets of their own at the same moment", async () => {
    const started = await Promise.allSettled([
      holdCommonSecret(url, ours),
      holdCommonSecret(url, theirs),
    ]);
    const releases = started.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));

    expect(releases.length).toBeLessThan(2);
    for (const release of releases) await release();
  });
});
