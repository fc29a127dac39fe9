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
          'scenes', '[]'::jsonb, 'scenes_for_others', '[]'::jsonb)) as copy
      where stories.id = ${common}`);
    await app.aStory({
      ...{ owner: other, shared: true, title: "月亮 zoetrope", createdAt: 1 },
      ...{ story_language: "French", childrens_info: [{ name: "Mina", age: "4", interests: "" }] },
    });
    await app.aStory({ title: "My own" });
    await app.db.execute(sql`analyze stories`);
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
    const spied = vi.spyOn(pg.Client.prototype, "query");
    const response = await app.list(query);
    const statements = spied.mock.calls as unknown as [string | pg.QueryConfig, unknown[]][];
    // What runs in the background sends others.
    const asked = statements.flatMap(([query, values]) =>
      typeof query === "object" && /^\s*(select|with)\b/i.test(query.text)
        ? [{ text: query.text, values }]
        : [],
    );
    spied.mockRestore();

    expect(response.json<{ stories: object[] }>().stories).toHaveLength(count);
    let read = 0;
    for (const { text, values } of asked) {
      const explained = `explain (analyze, format json) ${text}`;
      const { rows } = await database.executeSql(explained, values);
      for (const { Plan } of rows[0]?.["QUERY PLAN"] as { Plan: Plan }[]) read += rowsRead(Plan);
    }
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(MOST_READ);
  });
});

/** Rows of stories that a plan's scans went through; of an index, its entries. */
function rowsRead(plan: Plan): number {
  const { "Relation Name": table, "Index Name": index = "", Plans: parts = [] } = plan;
  const isOfStories = table === "stories" || index.startsWith("stories_");
  const rows =
    plan["Actual Rows"] +
    (plan["Rows Removed by Filter"] ?? 0) +
    (plan["Rows Removed by Index Recheck"] ?? 0);
  const own = isOfStories ? rows * plan["Actual Loops"] : 0;
  return parts.reduce((sum, part) => sum + rowsRead(part), own);
}
