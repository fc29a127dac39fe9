import { readFile } from "node:fs/promises";
import type { Endpoint } from "@codetale/contract/endpoint";
import {
  operatorDisable,
  operatorPeople,
  type OperatorSchedule,
  operatorSchedules,
} from "@codetale/contract/operator/people";
import {
  type OperatorEvent,
  operatorInstallation,
  operatorSecurityLog,
  operatorStorage,
} from "@codetale/contract/operator/upkeep";
import { DAY_MS, HOUR_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { securityEvents, users } from "#platform/db/schema/identity";
import { insertSchedule } from "#testing/schedules";
import { CHILD_DETAILS } from "#testing/stories";
import { createSecurityLogRepository } from "../identity/security-log/security-log.repository.ts";
import type { SignedInPerson } from "../identity/testing/open-whole-app.ts";
import { operatorCalls } from "./testing/operator-calls.ts";
import { openOperatorApp, type OperatorApp } from "./testing/open-operator-app.ts";

const reads = operatorCalls.filter(({ method }) => method === "GET");

let app: OperatorApp;
let olga: SignedInPerson;
let noor: SignedInPerson;

beforeAll(async () => {
  app = await openOperatorApp();
});
beforeEach(async () => {
  await app.db.delete(securityEvents);
  [olga, noor] = await app.addPeople();
});
afterAll(() => app.close());

const act = (endpoint: Endpoint, body: object) => app.as(olga, endpoint, { body });

it("lists booked schedules by what is next and what nobody has taken, without their texts", async () => {
  const now = app.clock.now();
  const facts = { learnerId: noor.uid, otherRequests: "a secret wish", company: "Hidden Inc" };
  const hours = (from: number) => ({ startsAt: now + from, endsAt: now + from + HOUR_MS });
  const today = await insertSchedule(app.db, { ...facts, ...hours(HOUR_MS), isPaid: false });
  const later = await insertSchedule(app.db, { ...facts, ...hours(2 * DAY_MS) });
  await insertSchedule(app.db, { ...facts, ...hours(-3 * HOUR_MS) });

  const listed = async (view: string) => {
    const answer = await app.as(olga, operatorSchedules, { query: { view } });
    expect(answer.body).not.toMatch(/secret wish|Hidden/);
    return answer
      .json<{ schedules: OperatorSchedule[] }>()
      .schedules.filter(({ learner }) => learner === noor.email)
      .map(({ id }) => id);
  };
  expect(await listed("today")).toEqual([today.id]);
  expect(await listed("upcoming")).toEqual([today.id, later.id]);
  expect(await listed("unassigned")).toEqual([later.id]);
});

describe("the security log", () => {
  it("keeps what an operator did, with who it was, and is filtered by event and account", async () => {
    await app.prove(olga);
    await act(operatorDisable, { uid: noor.uid, reason: "spam" });
    await app.as(olga, operatorPeople);

    const events = async (query: Record<string, string>) =>
      (await app.as(olga, operatorSecurityLog, { query })).json<{
        events: OperatorEvent[];
        hasMore: boolean;
      }>();
    expect((await events({ kind: "operator-disabled" })).events).toMatchObject([
      { email: noor.email, operator: olga.email, address: "127.0.0.1", detail: "" },
    ]);
    expect((await events({ email: noor.email })).events.map(({ kind }) => kind)).toContain(
      "operator-disabled",
    );
    expect((await events({ kind: "operator-listed" })).events).toMatchObject([
      { detail: "security log", operator: olga.email },
      { detail: "security log" },
      { detail: "security log" },
      { detail: "people", email: null },
    ]);
    expect(await app.command("log", noor.email)).toContain(`by ${olga.email}`);
  });

  it("is read in pages", async () => {
    const event = { kind: "google-linked", detail: "", uid: noor.uid, at: 1 } as const;
    await app.db.insert(securityEvents).values(Array.from({ length: 51 }, () => event));
    const page = async (query: Record<string, string>) =>
      (await app.as(olga, operatorSecurityLog, { query })).json<{
        events: OperatorEvent[];
        hasMore: boolean;
      }>();

    const first = await page({ kind: "google-linked" });
    expect([first.events.length, first.hasMore]).toEqual([50, true]);
    const rest = await page({ kind: "google-linked", before: String(first.events.at(-1)?.id) });
    expect([rest.events.length, rest.hasMore]).toEqual([1, false]);
  });
});

it("tells how much is stored, what runs and what is set up, and no secret", async () => {
  const storage = (await app.as(olga, operatorStorage)).json<{ databaseBytes: number }>();
  expect(storage).toMatchObject({ files: { count: 0, bytes: 0 } });
  expect(storage.databaseBytes).toBeGreaterThan(100_000);

  const manifest = new URL("../../../../../package.json", import.meta.url);
  const { version } = JSON.parse(await readFile(manifest, "utf8")) as { version: string };
  const installation = await app.as(olga, operatorInstallation);
  expect(installation.json()).toMatchObject({
    versions: {
      product: version,
      node: process.version,
      database: expect.stringMatching(/^PostgreSQL \d+/) as string,
      migrations: expect.any(Number) as number,
    },
  });
  expect(installation.body).not.toMatch(/secret|the right coders key/);
});

it("[SLIB-3] tells an operator nothing of a child", async () => {
  const storyId = await app.aReportedStory(noor);
  for (const endpoint of reads) {
    const answer = await app.as(olga, endpoint, { params: { storyId } });
    expect([endpoint.path, answer.statusCode]).toEqual([endpoint.path, 200]);
    expect(answer.body).not.toMatch(CHILD_DETAILS);
  }
});

it("[GUARD-4] an operator whose account is deleted is named in no event any more", async () => {
  await app.as(olga, operatorPeople);
  await app.db.delete(users).where(eq(users.id, olga.uid));

  expect(
    await createSecurityLogRepository(app.db).page({ kind: "operator-listed", email: "" }, 9),
  ).toMatchObject([{ operator: null }]);
});
