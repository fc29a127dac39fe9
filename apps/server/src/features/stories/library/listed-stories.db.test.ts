/** How much of thousands of shared stories PostgreSQL reads for a list. */
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Actor } from "#core/access/actor";
import { openTestDatabase } from "#testing/database";
import type { OpenDatabase } from "#platform/db/database";
import { openStoriesApp, type StoriesApp } from "../testing/open-stories-app.ts";

const MANY = 6_000;
/** What is counted, one page of each half, and the rows of the page itself. */
const MOST_READ = 1_300;

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: Plan[];
}

describe.runIf(process.env["TEST_DATABASE"] === "postgresql")("[HOLD-1] of many stories", () => {
  let database: OpenDatabase;
  let app: StoriesApp;
  let other: Actor;

  beforeAll(async () => {
    database = await openTestDatabase();
    app = await openStoriesApp({}, database);
    other = await app.aLearner();
    const common = await app.aStory({ owner: other, shared: true, title: "The Bell" });
    await app.db.execute(sql`
      insert into stories select copy.* from stories,
        generate_series(1, ${MANY}::int) as n,
        jsonb_populate_record(stories, jsonb_build_object('id', gen_random_uuid(), 'created_at', n,
          'scenes', '[]'::jsonb, 'scenes_for_others', '[]'::jsonb, 'searched_for_others',
          stories.searched_for_others || case n % 3 when 0 then ' dragon' else '' end)) as copy
      where stories.id = ${common}`);
    await app.aStory({
      ...{ owner: other, shared: true, title: "月亮 zoetrope", createdAt: 1 },
      ...{ story_language: "French", childrens_info: [{ name: "Mina", age: "4", interests: "" }] },
    });
    await app.aStory({ title: "My own" });
    await app.db.execute(sql`
      insert into users (id, name, email)
      select 'many-' || n, 'Many', n || '@mail.test' from generate_series(1, ${MANY}::int) n`);
    await app.db.execute(sql`analyze stories, users`);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  it.each([
    ["all of them", {}, 60],
    ["those with a common word", { search: "bell" }, 60],
    ["those with a common letter", { search: "b" }, 60],
    ["those with two common words", { search: "the bell" }, 60],
    ["the one with a rare word", { search: "zoetrope" }, 1],
    ["the one with part of a rare word", { search: "oetro" }, 1],
    ["the one with a rare word of two characters", { search: "月亮" }, 1],
    ["none with a word that is in none", { search: "xylophone" }, 0],
    ["none with a letter that is in none", { search: "я" }, 0],
    ["none with a common and a rare word", { search: "bell zoetrope" }, 0],
    ["those of a rare language", { language: "fr" }, 1],
    ["those of a rare level", { level: "3-5" }, 1],
    ["one's own", { whose: "mine" }, 1],
  ])("%s are found without reading all", async (_, query, count) => {
    const { found, plans } = await planned(query);

    expect(found).toBe(count);
    const read = rowsRead(plans, "stories");
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(MOST_READ);
  });

  it("a page of a word that a third of them have is read, not all that have it", async () => {
    const { found, plans } = await planned({ search: "dragon" });

    expect(found).toBe(60);
    const [page] = plans;
    expect(rowsRead([page!], "stories")).toBeGreaterThan(0);
    expect(rowsRead([page!], "stories")).toBeLessThan(MOST_READ);
  });

  it("accounts are not read to know who is disabled", async () => {
    const { plans } = await planned({ search: "bell" });

    expect(rowsRead(plans, "users")).toBeLessThan(100);
  });

  /** What a list finds, and what PostgreSQL did for each of its statements, the page first. */
  async function planned(query: Record<string, string>): Promise<{ found: number; plans: Plan[] }> {
    const spied = vi.spyOn(pg.Client.prototype, "query");
    const response = await app.list(query);
    const statements = spied.mock.calls as unknown as [string | pg.QueryConfig, unknown[]][];
    spied.mockRestore();
    const plans: Plan[] = [];
    for (const [statement, values] of statements) {
      // What runs in the background sends others.
      if (typeof statement !== "object" || !/^\s*(select|with)\b/i.test(statement.text)) continue;
      const explained = `explain (analyze, format json) ${statement.text}`;
      const { rows } = await database.executeSql(explained, values);
      for (const { Plan } of rows[0]?.["QUERY PLAN"] as { Plan: Plan }[]) plans.push(Plan);
    }
    return { found: response.json<{ stories: object[] }>().stories.length, plans };
  }
});

/** Rows of a table that the plans' scans went through; of an index, its entries. */
function rowsRead(plans: readonly Plan[], table: string): number {
  return plans.reduce((sum, plan) => {
    const { "Relation Name": name, "Index Name": index = "", Plans: parts = [] } = plan;
    const rows =
      plan["Actual Rows"] +
      (plan["Rows Removed by Filter"] ?? 0) +
      (plan["Rows Removed by Index Recheck"] ?? 0);
    const isOfTable = name === table || index.startsWith(`${table}_`);
    return sum + (isOfTable ? rows * plan["Actual Loops"] : 0) + rowsRead(parts, table);
  }, 0);
}
