import { randomUUID } from "node:crypto";
import { addProblem } from "@codetale/contract/problems";
import { messageBlocks } from "@codetale/domain/chat/message-parts";
import { at } from "@codetale/domain/testing/at";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "#platform/db/database";
import { chats, messages, problems, schedules, users } from "#platform/db/schema";
import { TestClock } from "#testing/clock";
import { contentsOf } from "#testing/contents";
import { openTestDatabase } from "#testing/database";
import { loadSampleData } from "./load-sample-data.ts";

let database: OpenDatabase;
const clock = new TestClock(at("09:00"));
beforeAll(async () => {
  database = await openTestDatabase();
  await load();
});
afterAll(() => database.close());

it("[OPS-1] brings twelve questions that the call for adding one would take as they are", async () => {
  const bank = await database.db.select().from(problems);

  expect(bank).toHaveLength(12);
  for (const { id, question, answer: ans } of bank) {
    expect(addProblem.body.parse({ id, question, ans })).toEqual({ id, question, ans });
  }
});

it("[PROB-1] answers in Python, Java and C++", async () => {
  const bank = await database.db.select().from(problems);
  const blocks = bank.flatMap(({ answer }) => messageBlocks(answer));
  const languages = blocks.flatMap((block) => (block.type === "code" ? [block.language] : []));

  expect(new Set(languages)).toEqual(new Set(["python", "java", "c++"]));
});

it("[OPS-1] changes nothing at the next start, a day later", async () => {
  const before = await contentsOf(database.db, users, schedules, chats, messages, problems);
  clock.advance(24 * 60 * 60_000);
  await load();

  expect(await contentsOf(database.db, users, schedules, chats, messages, problems)).toEqual(
    before,
  );
});

it("[OPS-1] completes a start that was cut short", async () => {
  await database.db.delete(problems);
  await load();

  expect(await database.db.$count(problems)).toBe(12);
});

function load(): Promise<void> {
  const { db } = database;
  return loadSampleData({
    db,
    clock,
    addAccount: async ({ email, name }) => {
      const [added] = await db
        .insert(users)
        .values({ id: randomUUID(), email, name })
        .returning({ uid: users.id });
      return added!.uid;
    },
    draw: async (svg) => Buffer.from(svg),
  });
}
