/** What waits to be done when a backup is made, or the data are moved, is done afterwards. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sendOtpForgotPassword } from "@codetale/contract/identity/recovery";
import { joinSchedule } from "@codetale/contract/schedules";
import { generateStory } from "@codetale/contract/stories/generation";
import { at } from "@codetale/domain/testing/at";
import { isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { OpenDatabase } from "#platform/db/database";
import { createTableTransfer } from "#platform/db/transfer/create-table-transfer";
import { carriedJobs } from "#platform/db/schema/jobs";
import { mailbox, mails } from "#platform/db/schema/mail";
import { notices } from "#platform/db/schema/notices";
import { stories, storyGenerations } from "#platform/db/schema/stories";
import { prepareJobs } from "#platform/jobs/job-store";
import { createFileStore } from "#platform/storage/create-file-store";
import { TestClock } from "#testing/clock";
import { openTestDatabase } from "#testing/database";
import { insertSchedule } from "#testing/schedules";
import { aStoryRequest } from "#testing/stories";
import { migrationsDir, openCopies } from "./data-command.ts";
import { writeBackup } from "./features/backup/backup.service.ts";
import { restoreBackup } from "./features/backup/restore.service.ts";
import { openWholeApp, type WholeApp } from "./features/identity/testing/open-whole-app.ts";
import { jobKinds } from "./job-kinds.ts";

const clock = new TestClock(at("10:00"));
let source: OpenDatabase;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "codetale-jobs-"));
  source = await openTestDatabase();
  const app = await openProduct(source);
  // What is ordered from now on waits.
  await app.jobs.stop();
  await orderOfEachKind(app);
  await app.close();
});
afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true });
});

function openProduct({ db }: OpenDatabase): Promise<WholeApp> {
  return openWholeApp({ db, clock, env: { VOICE: "off" } });
}

/** A story, a mail that is kept, and what both people are told of a session. */
async function orderOfEachKind(app: WholeApp): Promise<void> {
  const lena = await app.addPerson("lena@mail.test");
  const carla = await app.addPerson("carla@mail.test", "coder");
  const { id: scheduleId } = await insertSchedule(source.db, {
    learnerId: lena.uid,
    startsAt: at("14:00"),
    endsAt: at("15:00"),
  });
  const body = { userId: carla.uid, scheduleId };
  expect((await app.call(joinSchedule, { cookie: carla.cookie, body })).statusCode).toBe(200);
  expect((await app.call(sendOtpForgotPassword, { body: { email: lena.email } })).statusCode).toBe(
    200,
  );
  void app.call(generateStory, { cookie: lena.cookie, body: aStoryRequest() });
  const isOrdered = async () => expect(await source.db.$count(storyGenerations)).toBe(1);
  await vi.waitFor(isOrdered, { timeout: 30_000 });
}

const ways = {
  async "a backup and its restoring"(target: OpenDatabase) {
    const dir = join(folder, "backup");
    await writeBackup(dir, {
      tables: createTableTransfer(source, migrationsDir),
      files: createFileStore(join(folder, "files")),
      openCopies,
      secret: null,
      clock,
    });
    await restoreBackup(dir, {
      tables: createTableTransfer(target, migrationsDir),
      files: createFileStore(join(folder, "restored")),
      openCopies,
      keepSecret: async () => {},
    });
  },
  async "a move"(target: OpenDatabase) {
    await createTableTransfer(source, migrationsDir).read((tables) =>
      createTableTransfer(target, migrationsDir).fill(tables),
    );
  },
};

describe.each(Object.keys(ways) as (keyof typeof ways)[])("[HOLD-4] after %s", (way) => {
  let target: OpenDatabase;
  beforeAll(async () => {
    target = await openTestDatabase();
    await ways[way](target);
  });
  afterAll(() => target.close());

  it("the first start adds every job that waited, ran or failed, once", async () => {
    await source.executeSql(`update pgboss.job set state = 'active' where name = 'mail'`);
    await source.executeSql(`update pgboss.job set state = 'failed' where name = 'notice'`);
    const other = await openTestDatabase();
    await ways["a move"](other);
    await prepareJobs(other.executeSql, jobKinds);
    await prepareJobs(other.executeSql, jobKinds);

    const jobs = await waitingJobs(other);
    expect(jobs).toEqual(await waitingJobs(source));
    expect(new Set(jobs.map(({ name }) => name))).toEqual(
      new Set(["mail", "notice", "story-telling"]),
    );
    expect(await other.db.$count(carriedJobs)).toBe(0);
    await other.close();
  });

  it("the story is told, notices are told and mails are sent", async () => {
    const waiting = isNull(notices.toldAt);
    const [untold, unsent] = await Promise.all([
      target.db.$count(notices, waiting),
      target.db.$count(mails),
    ]);
    expect([untold, unsent].every((count) => count > 0)).toBe(true);
    const product = await openProduct(target);
    product.jobs.wake();

    await expect.poll(() => target.db.$count(notices, waiting)).toBe(0);
    await expect.poll(() => target.db.$count(stories)).toBe(1);
    expect(await target.db.select().from(storyGenerations)).toMatchObject([{ state: "done" }]);
    await expect.poll(() => subjects(target)).toHaveLength(untold + unsent);
    await product.close();
  });
});

/** Of each job with ids that is not done: what it is about. */
async function waitingJobs({ executeSql }: OpenDatabase) {
  const { rows } = await executeSql(
    `select id, name, data from pgboss.job where state <> 'completed' and data <> '{}' order by id`,
  );
  return rows;
}

async function subjects({ db }: OpenDatabase): Promise<string[]> {
  return (await db.select().from(mailbox)).map(({ subject }) => subject);
}
