import { setTimeout as sleep } from "node:timers/promises";
import { at } from "@codetale/domain/testing/at";
import { DAY_MS, MINUTE_MS } from "@codetale/domain/time";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { OpenDatabase } from "#platform/db/database";
import { mails } from "#platform/db/schema/mail";
import type { JobDriver } from "#platform/jobs/create-jobs";
import { createSmtpCarrier, type SmtpSettings } from "#platform/mail/smtp-carrier";
import { TestClock } from "#testing/clock";
import { openTestDatabase } from "#testing/database";
import { hurryJobs, openTestJobs } from "#testing/jobs";
import { openMailServer, type MailServer } from "#testing/mail-server";
import { createMail } from "./create-mail.ts";
import { handleMailJobs, mailDelivery } from "./mail.jobs.ts";
import { createMailLedger } from "./mail-ledger.repository.ts";
import { createMailSender } from "./mail-sender.service.ts";
import { createContentSeal } from "./sealed-content.ts";

const notice = {
  kind: "notice",
  to: "mina@mail.test",
  subject: "Your password was changed",
  text: "It was changed. 471147",
  html: "<p>It was changed. 471147</p>",
} as const;
const NOW = at("10:00");
const SECRET = "a secret of at least 32 characters";

let database: OpenDatabase;
let server: MailServer;
const clock = new TestClock(NOW);
const closings: (() => Promise<void> | void)[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  clock.set(NOW);
  server = await openMailServer();
});
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
  await server.close();
  await database.db.delete(mails);
  await database.executeSql("delete from pgboss.job");
});
afterAll(() => database.close());

describe("[HOLD-1] a mail that is kept", () => {
  it("[NOTE-1] is sent once, however often it is posted with the same id", async () => {
    const { sender } = await open();
    const id = crypto.randomUUID();
    await Promise.all([1, 2, 3].map(() => sender.post(notice, NOW + DAY_MS, id)));
    await untilState("sent");
    await sender.post(notice, NOW + DAY_MS, id);

    expect(await ledger()).toMatchObject([{ id, state: "sent", tries: 1 }]);
    expect(server.received).toHaveLength(1);
  });

  it("[OPEN-5] that a transaction posts is sent with the transaction, and not without it", async () => {
    const { postWithin, jobs } = await openProduct();
    await database.db
      .transaction(async (tx) => {
        await postWithin(tx, { mail: notice, until: NOW + DAY_MS });
        throw new Error("rolled back");
      })
      .catch(() => {});
    expect(await ledger()).toEqual([]);

    await database.db.transaction((tx) => postWithin(tx, { mail: notice, until: NOW + DAY_MS }));
    jobs.wake();
    await untilState("sent");
    expect(server.received).toMatchObject([{ to: [notice.to] }]);
  });

  it("is sent without delay, and leaves a line of the ledger without its content", async () => {
    const { sender } = await open();
    await sender.post(notice, NOW + DAY_MS);
    await untilState("sent");

    expect(server.received).toMatchObject([{ to: [notice.to] }]);
    expect(await ledger()).toEqual([
      {
        id: expect.any(String),
        kind: "notice",
        to: notice.to,
        state: "sent",
        content: null,
        tries: 1,
        failure: null,
        createdAt: NOW,
        triedAt: NOW,
        sentAt: NOW,
        expiresAt: NOW + DAY_MS,
      },
    ]);
  });

  it("waits for a mail server that is away, sealed, and is sent once when it is back", async () => {
    await server.close();
    const { sender, jobs } = await open();
    await sender.post(notice, NOW + DAY_MS);
    await vi.waitFor(async () =>
      expect(await ledger()).toMatchObject([{ state: "waiting", failure: "ESOCKET", tries: 1 }]),
    );
    expect(JSON.stringify(await ledger())).not.toMatch(/471147|password/);
    const { rows } = await database.executeSql("select j::text from pgboss.job j");
    expect(JSON.stringify(rows)).not.toMatch(/471147|password|mina/);

    await server.open();
    await hurry(jobs);
    await untilState("sent");
    expect(server.received).toHaveLength(1);
    expect(await ledger()).toMatchObject([{ tries: 2, failure: null, content: null }]);
  });

  it("is sent once by a mail server that takes longer than a user would wait", async () => {
    server.facts.hold = () => sleep(800);
    const { sender } = await open(SECRET, { awaitedMs: 200, backgroundMs: 20_000 });
    await sender.post(notice, NOW + DAY_MS);
    await untilState("sent");

    expect(await ledger()).toMatchObject([{ tries: 1, failure: null }]);
    expect(server.received).toHaveLength(1);
  });

  it("is sent by another process after the one that took it in has ended", async () => {
    await server.close();
    const first = await open();
    await first.sender.post(notice, NOW + DAY_MS);
    await vi.waitFor(async () => expect(await ledger()).toMatchObject([{ tries: 1 }]));
    await first.jobs.stop();

    await server.open();
    const other = await open();
    await hurry(other.jobs);
    await untilState("sent");
    expect(server.received).toHaveLength(1);
  });

  it("has the same id for the receiver, however often it is tried", async () => {
    server.facts.refusal = Object.assign(new Error("later"), { responseCode: 451 });
    const { sender, jobs } = await open();
    await sender.post(notice, NOW + DAY_MS);
    await vi.waitFor(async () => expect(await ledger()).toMatchObject([{ failure: "451" }]));
    server.facts.refusal = null;
    await hurry(jobs);
    await untilState("sent");

    const [mail] = await ledger();
    expect(server.received[0]?.source).toContain(`Message-ID: <${mail?.id}@codetale.test>`);
  });

  it("that is refused for good is not tried again, and its content is erased", async () => {
    server.facts.refusal = Object.assign(new Error("no such user"), { responseCode: 550 });
    const { sender } = await open();
    await sender.post(notice, NOW + DAY_MS);
    await untilState("refused");

    expect(await ledger()).toMatchObject([{ failure: "550", tries: 1, content: null }]);
  });

  it.each([
    ["is sent a millisecond before it expires", 10 * MINUTE_MS - 1, "sent", 1],
    ["is not sent any more when it expires", 10 * MINUTE_MS, "expired", 0],
  ] as const)("%s", async (_, passedMs, state, count) => {
    await server.close();
    const { sender, jobs } = await open();
    await sender.post({ ...notice, kind: "code" }, NOW + 10 * MINUTE_MS);
    await vi.waitFor(async () => expect(await ledger()).toMatchObject([{ failure: "ESOCKET" }]));
    await server.open();
    clock.advance(passedMs);
    await hurry(jobs);
    await untilState(state);

    expect(server.received).toHaveLength(count);
    expect(await ledger()).toMatchObject([{ content: null }]);
  });

  it("that was sealed with another secret is given up, and nobody gets it", async () => {
    await server.close();
    const first = await open();
    await first.sender.post(notice, NOW + DAY_MS);
    await vi.waitFor(async () => expect(await ledger()).toMatchObject([{ failure: "ESOCKET" }]));
    await first.jobs.stop();
    await server.open();
    const other = await open(`another ${SECRET}`);
    await hurry(other.jobs);
    await untilState("failed", other.jobs);

    expect(server.received).toEqual([]);
    expect(await ledger()).toMatchObject([{ failure: "unreadable", content: null }]);
  });

  it("without a try left keeps its content for an operator's, who has it sent", async () => {
    await server.close();
    const { sender, jobs } = await open();
    await sender.post(notice, NOW + DAY_MS);
    await untilTryIsNoted();
    await database.executeSql("update pgboss.job set retry_limit = 1");
    await hurry(jobs);
    // Giving up is a job of its own, found at the next look.
    await untilState("failed", jobs);

    await server.open();
    const [failed] = await jobs.failed(9);
    expect(failed).toMatchObject({ queue: "mail", failure: "Error ESOCKET" });
    await jobs.retry(failed!.id);
    await untilState("sent");
    expect(server.received).toHaveLength(1);
  });
});

describe("[REG-5] a mail that is sent at once", () => {
  it("is tried once, its caller is told, and nothing of it is kept but a line", async () => {
    const { sender } = await open();
    await sender.send(notice);
    clock.advance(1);
    server.facts.refusal = Object.assign(new Error("no such user"), { responseCode: 550 });
    await expect(sender.send(notice)).rejects.toThrow();
    await server.close();
    clock.advance(1);
    await expect(sender.send(notice)).rejects.toMatchObject({ code: "ESOCKET" });

    expect(await ledger()).toMatchObject([
      { state: "sent", failure: null, tries: 1, content: null },
      { state: "refused", failure: "550", tries: 1, content: null, sentAt: null },
      { state: "failed", failure: "ESOCKET", tries: 1, content: null, sentAt: null },
    ]);
    expect((await database.executeSql("select 1 from pgboss.job")).rows).toEqual([]);
  });

  it("[OPS-4] stays one that failed when its time is over, for the operator to see", async () => {
    await server.close();
    const { sender } = await open();
    await expect(sender.send(notice)).rejects.toMatchObject({ code: "ESOCKET" });
    clock.advance(DAY_MS);
    await sender.cleanUp();

    expect(await ledger()).toMatchObject([{ state: "failed", failure: "ESOCKET" }]);
  });
});

it("the ledger forgets mails after 30 days, and erases the contents of what has expired", async () => {
  await server.close();
  const { sender } = await open();
  await sender.post(notice, NOW + DAY_MS);
  await vi.waitFor(async () => expect(await ledger()).toMatchObject([{ failure: "ESOCKET" }]));
  clock.advance(DAY_MS - 1);
  await sender.cleanUp();
  expect(await ledger()).toMatchObject([{ state: "waiting", content: expect.any(String) }]);
  clock.advance(1);
  await sender.cleanUp();
  expect(await ledger()).toMatchObject([{ state: "expired", content: null }]);

  clock.advance(29 * DAY_MS - 1);
  await sender.cleanUp();
  expect(await ledger()).toHaveLength(1);
  clock.advance(1);
  await sender.cleanUp();
  expect(await ledger()).toEqual([]);
});

/** Mail as one process sends it. */
async function open(secret = SECRET, patience?: SmtpSettings["patience"]) {
  const jobs = await openTestJobs(database.db, [mailDelivery]);
  const carrier = createSmtpCarrier({
    url: `smtp://127.0.0.1:${server.port}`,
    from: "Codetale <no-reply@codetale.test>",
    ...(patience && { patience }),
  });
  const failures: unknown[] = [];
  const sender = createMailSender({
    ledger: createMailLedger(database.db, jobs.addWithin),
    carrier,
    seal: createContentSeal(secret),
    clock,
    onKept: () => jobs.wake(),
    onFailure: (error) => failures.push(error),
  });
  handleMailJobs(jobs, sender);
  await jobs.start();
  closings.push(() => carrier.close(), jobs.stop);
  return { sender, jobs, failures };
}

/** As the app wires it. */
async function openProduct() {
  const jobs = await openTestJobs(database.db, [mailDelivery]);
  const smtp = {
    url: `smtp://127.0.0.1:${server.port}`,
    from: "Codetale <no-reply@codetale.test>",
  };
  const logger = { error: () => {} };
  const mail = createMail({ db: database.db, jobs, clock, secret: SECRET, smtp, logger });
  await jobs.start();
  closings.push(mail.close, jobs.stop);
  return { ...mail, jobs };
}

/** Until its job waits again: the note makes the job's row anew, with what stood in the one before. */
async function untilTryIsNoted(): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await database.executeSql("select state::text from pgboss.job");
    expect(rows).toEqual([{ state: "retry" }]);
  });
}

/** Once the failed try is noted, its pause is over. */
async function hurry(jobs: JobDriver): Promise<void> {
  await untilTryIsNoted();
  await hurryJobs(database.db);
  jobs.wake();
}

function ledger() {
  return database.db.select().from(mails).orderBy(mails.createdAt);
}

async function untilState(state: string, jobs?: JobDriver): Promise<void> {
  const isReached = async () => {
    jobs?.wake();
    expect(await ledger()).toMatchObject([{ state }]);
  };
  await vi.waitFor(isReached, { timeout: 10_000 });
}
