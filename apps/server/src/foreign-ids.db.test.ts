/**
 * Every call, by every kind of stranger, with the ids of somebody else's records. The calls are those
 * of the API's description, which is made from the contract: a new one without a row fails.
 */
import { tmpdir } from "node:os";
import { errorBodySchema } from "@codetale/contract/error-body";
import { at } from "@codetale/domain/testing/at";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#platform/db/database";
import { chatImages, chats, messages } from "#platform/db/schema/chat";
import { passkeys, photos, profiles, sessions, users } from "#platform/db/schema/identity";
import { notices } from "#platform/db/schema/notices";
import { problems } from "#platform/db/schema/problems";
import { schedules } from "#platform/db/schema/schedules";
import { stories, storyGenerations, storyLinks } from "#platform/db/schema/stories";
import { TestClock } from "#testing/clock";
import { openTestDatabase } from "#testing/database";
import type { VictimIds } from "#testing/foreign-call";
import { foreignCalls } from "#testing/foreign-calls";
import type { ApiDescription } from "#testing/hostile-requests";
import { CHILD_DETAILS } from "#testing/stories";
import { contentsOf } from "#testing/table-contents";
import { addVictim } from "#testing/victim";
import { openWholeApp, type WholeApp } from "./features/identity/testing/open-whole-app.ts";

const SECRETS = /Vera the victim|said in confidence|the only link/i;

let database: OpenDatabase;
let app: WholeApp;
let ids: VictimIds;
let calls: string[];

beforeAll(async () => {
  database = await openTestDatabase();
  app = await openWholeApp({
    db: database.db,
    clock: new TestClock(at("10:05")),
    env: { DATA_DIR: tmpdir() },
  });
  const { paths } = (await app.call({ method: "GET", path: "/docs/json" })).json<ApiDescription>();
  calls = Object.entries(paths)
    .flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    // A trial's mailbox is open on purpose; elsewhere there is none.
    .filter((call) => !call.includes(" /dev/"));
  ids = await addVictim(app, database.db);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

it("[GUARD-4] [API-3] every call of the contract is tried with somebody else's ids, and no other", () => {
  expect(Object.keys(foreignCalls).toSorted()).toEqual(calls.toSorted());
});

describe.each([
  ["a visitor", null, 0],
  ["another learner", "user", 1],
  ["another coder", "coder", 2],
] as const)("[GUARD-4] [SLIB-3] [CHAT-5] %s", (who, person, place) => {
  it("is answered as written for each call, is told nothing of theirs and changes nothing", async () => {
    const before = await kept();
    const answers: Record<string, string> = {};
    const told: string[] = [];
    let cookie: string | undefined;
    for (const [count, [call, { send }]] of Object.entries(foreignCalls).entries()) {
      const [method, path = ""] = call.split(" ");
      if (person && cookie === undefined) {
        cookie = (await app.addPerson(`${person}-${count}@mail.test`, person)).cookie;
      }
      const endpoint = {
        method: method as "GET" | "POST",
        path: path.replaceAll(/{(\w+)}/g, ":$1"),
      };
      const response = await app.call(endpoint, {
        ...send?.(ids),
        cookie,
        from: `10.0.${place}.${count}`,
      });
      answers[call] = answerOf(response.statusCode, response.body);
      if (SECRETS.test(response.body) || CHILD_DETAILS.test(response.body)) told.push(call);
      // Some calls end the session.
      if (response.headers["set-cookie"] || call.includes("sign-out")) cookie = undefined;
    }

    const written = Object.entries(foreignCalls).map(([call, row]) => [call, row.answers[place]]);
    expect(answers).toEqual(Object.fromEntries(written));
    expect([who, told]).toEqual([who, []]);
    expect(await kept()).toEqual(before);
  });
});

/** `ok`, `elsewhere` for another page, or the reason of the refusal. */
function answerOf(status: number, body: string): string {
  if (status < 300) return "ok";
  if (status < 400) return "elsewhere";
  return errorBodySchema.parse(JSON.parse(body)).reason;
}

/** All rows that name the victim, their coder or one of their records. */
async function kept(): Promise<string[]> {
  const contents = await contentsOf(
    database.db,
    ...[users, sessions, profiles, photos, passkeys, schedules],
    ...[chats, messages, chatImages, stories, storyLinks, storyGenerations, notices],
    problems,
  );
  const { uid, scheduleId, storyId, passkeyId } = ids;
  const names = [uid, scheduleId, storyId, passkeyId];
  return Object.values(contents)
    .flat()
    .filter((row) => names.some((name) => row.includes(name)));
}
