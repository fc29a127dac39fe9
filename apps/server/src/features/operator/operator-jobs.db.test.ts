import { randomUUID } from "node:crypto";
import { jobKindNames } from "@codetale/contract/job-kinds";
import {
  type OperatorFailedJob,
  type OperatorMail,
  type OperatorQueue,
  operatorJobs,
  operatorMails,
  operatorRetryJob,
} from "@codetale/contract/operator/upkeep";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { securityEvents } from "#platform/db/schema/identity";
import { mailbox, mails } from "#platform/db/schema/mail";
import { narrationLeases, storyGenerations } from "#platform/db/schema/stories";
import { databaseOf } from "#testing/database";
import type { SignedInPerson } from "../identity/testing/open-whole-app.ts";
import { createContentSeal } from "../mail/sealed-content.ts";
import { openOperatorApp, type OperatorApp } from "./testing/open-operator-app.ts";

const CONTENT = { subject: "Your password was changed", text: "471147", html: "<p>471147</p>" };

let app: OperatorApp;
let olga: SignedInPerson;
let noor: SignedInPerson;

beforeAll(async () => {
  app = await openOperatorApp();
});
beforeEach(async () => {
  await app.db.delete(mails);
  [olga, noor] = await app.addPeople();
  // Each is told of their first sign-in.
  await vi.waitFor(async () => expect(await app.db.$count(mails, eq(mails.state, "sent"))).toBe(2));
  await databaseOf(app.db).executeSql("delete from pgboss.job");
  await app.db.delete(mailbox);
  await app.db.delete(mails);
  await app.db.delete(securityEvents);
});
afterAll(() => app.close());

describe("jobs, as an operator", () => {
  it("are counted by queue, each of which has a name for the screen", async () => {
    await failedJob("mail", { id: randomUUID() });
    const { queues } = await jobs();

    const named = jobKindNames.flatMap((kind) => [`${kind}-given-up`, kind]);
    expect(new Set(queues.map(({ queue }) => queue))).toEqual(new Set(named));
    expect(queues).toContainEqual({
      queue: "mail",
      waiting: 0,
      later: 0,
      running: 0,
      failed: 1,
      oldestWaitingAt: null,
    });
  });

  it("that failed are listed with the name of the failure, and without what they are about", async () => {
    const mail = await keptMail();
    const id = await failedJob("mail", { id: mail });
    const answer = await app.as(olga, operatorJobs);

    expect(answer.json()).toMatchObject({ hasMore: false, narrating: 0 });
    expect((await jobs()).failed).toEqual([
      {
        id,
        queue: "mail",
        failedAt: expect.any(Number) as number,
        tries: 14,
        failure: "Error ESOCKET",
        isOver: false,
      },
    ]);
    expect(answer.body).not.toContain(mail);
  });

  it("are listed up to a page, the latest first", async () => {
    const first = await failedJob("tidy-up", {}, "1 hour");
    for (let more = 0; more < 50; more += 1) await failedJob("tidy-up", {});
    const { failed, hasMore } = await jobs();

    expect([failed.length, hasMore]).toEqual([50, true]);
    expect(failed.map(({ id }) => id)).not.toContain(first);
  });

  it("are tried again with a proof, which stands in the security log", async () => {
    const mail = await keptMail();
    const id = await failedJob("mail", { id: mail });
    expect((await retry(id)).json()).toMatchObject({ reason: "proof/required" });
    await app.prove(olga);
    expect((await retry(id)).statusCode).toBe(200);

    await vi.waitFor(async () =>
      expect(await app.db.select().from(mails).where(eq(mails.id, mail))).toMatchObject([
        { state: "sent", content: null },
      ]),
    );
    expect(await app.db.select().from(mailbox).where(eq(mailbox.to, noor.email))).toMatchObject([
      { text: CONTENT.text },
    ]);
    expect(await retriesLogged()).toMatchObject([
      { detail: "mail", uid: null, operatorUid: olga.uid, address: "127.0.0.1" },
    ]);
    expect((await jobs()).failed).toEqual([]);
    expect((await retry(id)).json()).toMatchObject({ reason: "operator/unknown-job" });
  });

  it.each([
    ["a mail that has expired", () => keptMail({ expiresAt: app.clock.now() })],
    ["a mail that was refused", () => keptMail({ state: "refused", content: null })],
    ["a mail that could not be opened", () => keptMail({ content: null })],
    ["a mail whose account is deleted", async () => randomUUID()],
  ])("are not tried again for %s", async (_case, mail) => {
    const id = await failedJob("mail", { id: await mail() });
    await expectToBeOver(id);
  });

  it("are not tried again for a story that was given up, whose order is erased", async () => {
    const attemptId = await aGeneration("failed");
    await expectToBeOver(await failedJob("story-telling", { attemptId }));
  });

  it("may be tried again for a story that was not given up yet", async () => {
    const attemptId = await aGeneration("working");
    await failedJob("story-telling", { attemptId });

    expect((await jobs()).failed).toMatchObject([{ queue: "story-telling", isOver: false }]);
  });

  it.each([["no-id"], [randomUUID()]])("are not there by the id %s", async (id) => {
    await app.prove(olga);
    expect((await retry(id)).json()).toMatchObject({ reason: "operator/unknown-job" });
    expect(await retriesLogged()).toEqual([]);
  });

  it("stand beside the editions that are narrated, over which no lease has ended", async () => {
    const now = app.clock.now();
    const lease = { storyId: await app.aReportedStory(noor), holder: randomUUID() };
    await app.db.delete(narrationLeases);
    await app.db.insert(narrationLeases).values([
      { ...lease, edition: "own", until: now + 1 },
      { ...lease, edition: "others", until: now },
    ]);

    expect((await jobs()).narrating).toBe(1);
  });

  async function expectToBeOver(id: string): Promise<void> {
    await app.prove(olga);
    expect((await jobs()).failed).toMatchObject([{ id, isOver: true }]);
    expect((await retry(id)).json()).toMatchObject({ reason: "operator/job-over" });
    expect((await jobs()).failed).toMatchObject([{ id }]);
    expect(await retriesLogged()).toEqual([]);
  }

  async function jobs() {
    const answer = await app.as(olga, operatorJobs);
    return answer.json<{
      queues: OperatorQueue[];
      failed: OperatorFailedJob[];
      hasMore: boolean;
      narrating: number;
    }>();
  }

  const retry = (id: string) => app.as(olga, operatorRetryJob, { body: { id } });

  const retriesLogged = () =>
    app.db.select().from(securityEvents).where(eq(securityEvents.kind, "operator-retried-job"));
});

describe("the ledger of mails, as an operator", () => {
  it("tells to whom, of what kind, how often and what became of it, and no word of it", async () => {
    const now = app.clock.now();
    const id = await keptMail({ tries: 3, triedAt: now, failure: "ESOCKET" });
    const answer = await app.as(olga, operatorMails);

    expect(answer.json()).toEqual({
      success: true,
      mails: [
        {
          id,
          kind: "notice",
          to: noor.email,
          state: "failed",
          tries: 3,
          createdAt: now,
          triedAt: now,
          sentAt: null,
          failure: "ESOCKET",
        },
      ],
      hasMore: false,
    });
    expect(answer.body).not.toMatch(/content|password|471147/);
  });

  it("is filtered by state and by address, however it is written", async () => {
    const hers = await keptMail();
    const sent = await keptMail({ state: "sent" });
    const other = await keptMail({ to: olga.email });

    expect(await listed({ state: "sent" })).toEqual([sent]);
    expect(await listed({ to: olga.email.toUpperCase() })).toEqual([other]);
    expect(await listed({ to: noor.email, state: "failed" })).toEqual([hers]);
    expect(await listed({ to: "%" })).toEqual([]);
  });

  it("is read in pages, mails of one moment among them", async () => {
    const now = app.clock.now();
    for (let more = 0; more < 50; more += 1) await keptMail();
    const last = await keptMail({ createdAt: now - 1 });
    const first = await ledger();
    expect([first.mails.length, first.hasMore]).toEqual([50, true]);
    const { id, createdAt } = first.mails[48]!;
    const rest = await ledger({ beforeAt: String(createdAt), beforeId: id });

    expect(rest.mails.map((mail) => mail.id)).toEqual([first.mails[49]!.id, last]);
    expect(rest.hasMore).toBe(false);
  });

  async function ledger(query: Record<string, string> = {}) {
    const answer = await app.as(olga, operatorMails, { query });
    return answer.json<{ mails: OperatorMail[]; hasMore: boolean }>();
  }

  async function listed(query: Record<string, string>): Promise<string[]> {
    return (await ledger(query)).mails.map(({ id }) => id);
  }
});

/** A mail that was given up, and may still be sent. @returns its id */
async function keptMail(facts: Partial<typeof mails.$inferInsert> = {}): Promise<string> {
  const id = randomUUID();
  const now = app.clock.now();
  const content = createContentSeal("a secret of at least 32 characters").seal(id, CONTENT);
  await app.db.insert(mails).values({
    id,
    kind: "notice",
    to: noor.email,
    state: "failed",
    content,
    createdAt: now,
    expiresAt: now + DAY_MS,
    ...facts,
  });
  return id;
}

/** @param ago an interval of the database @returns the job's id */
async function failedJob(queue: string, ids: object, ago = "0 seconds"): Promise<string> {
  const { rows } = await databaseOf(app.db).executeSql(
    `insert into pgboss.job (name, data, state, retry_count, retry_limit, output, completed_on)
     values ($1, $2::jsonb, 'failed', 13, 13, '{"failure": "Error ESOCKET"}', now() - $3::interval)
     returning id`,
    [queue, JSON.stringify(ids), ago],
  );
  return rows[0]?.["id"] as string;
}

/** @returns the id of its try */
async function aGeneration(state: "working" | "failed"): Promise<string> {
  const attemptId = randomUUID();
  const now = app.clock.now();
  await app.db.insert(storyGenerations).values({
    id: randomUUID(),
    ownerId: noor.uid,
    attemptId,
    fingerprint: "an order",
    state,
    progress: { step: "outline", done: 0, total: 1 },
    createdAt: now - HOUR_MS,
    aliveAt: now - MINUTE_MS,
  });
  return attemptId;
}
