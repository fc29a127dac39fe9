import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { checkRegistration, login, readSession } from "@codetale/contract/identity";
import { sendOtpForgotPassword } from "@codetale/contract/identity-recovery";
import { deleteMyAccount } from "@codetale/contract/identity-sessions";
import { joinSchedule } from "@codetale/contract/schedules";
import { readStory, shareStory } from "@codetale/contract/stories";
import { generateStory } from "@codetale/contract/stories-generation";
import { at } from "@codetale/domain/testing/at";
import { DAY_MS, HOUR_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#platform/db/database";
import { chatImages, chats, messages } from "#platform/db/schema/chat";
import { attempts, photos, profiles, sessions, users } from "#platform/db/schema/identity";
import { mailbox } from "#platform/db/schema/mail";
import { problems } from "#platform/db/schema/problems";
import { schedules } from "#platform/db/schema/schedules";
import { spokenLines, stories, storyGenerations, storyVoices } from "#platform/db/schema/stories";
import { TestClock } from "#testing/clock";
import { contentsOf } from "#testing/table-contents";
import { openTestDatabase } from "#testing/database";
import { aStoryRequest } from "#testing/stories";
import { ASKED, createPractice, type Practice } from "../testing/practice.ts";
import { openWholeApp, type SignedInPerson, type WholeApp } from "../testing/open-whole-app.ts";
import { PASSWORD } from "../testing/test-account.ts";

const clock = new TestClock(at("10:00"));

let database: OpenDatabase;
let app: WholeApp;
let practice: Practice;
let pairs = 0;
let learner: SignedInPerson;
let coder: SignedInPerson;

beforeAll(async () => {
  database = await openTestDatabase();
  app = await openWholeApp({ db: database.db, clock });
  practice = createPractice(app, database.db, clock);
});
beforeEach(async () => {
  pairs += 1;
  clock.advance(7 * HOUR_MS);
  learner = await app.addPerson(`lena-${pairs}@mail.test`, "user", "Lena");
  coder = await app.addPerson(`cody-${pairs}@mail.test`, "coder", "Cody");
});
afterAll(async () => {
  await app.close();
  await database.close();
});

describe("deleting an account", () => {
  it("needs its address typed again, however it is written", async () => {
    for (const email of ["", "no address", coder.email]) {
      const refused = await app.call(deleteMyAccount, { cookie: learner.cookie, body: { email } });
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({
        reason: "account/not-confirmed",
        errors: [{ path: "email", message: "Type your e-mail address to confirm." }],
      });
    }
    const response = await remove(learner, ` ${learner.email.toUpperCase()} `);

    expect(response.json()).toEqual({ success: true });
    expect(response.headers["set-cookie"]).toContain("Max-Age=0");
  });

  it("ends it for good: nobody can sign in to it, and its address is free again", async () => {
    await remove(learner);
    const signIn = { email: learner.email, password: PASSWORD };
    const { email } = learner;

    expect((await app.call(login, { body: signIn })).json()).toMatchObject({
      reason: "login/unknown-email",
    });
    expect((await app.call(readSession, { cookie: learner.cookie })).json()).toBeNull();
    expect((await app.call(checkRegistration, { body: { email } })).json()).toMatchObject({
      exists: false,
    });
  });

  it("leaves nothing behind that says who it was, in any table", async () => {
    const { db } = database;
    await app.call(sendOtpForgotPassword, { body: { email: learner.email } });
    await app.call(login, { body: { email: learner.email, password: "wrong password" } });
    await db.insert(mailbox).values({ ...aMail, to: learner.email });
    await db.insert(problems).values({ ...aProblem(), addedBy: learner.uid });
    await db.insert(photos).values({ id: crypto.randomUUID(), ownerId: learner.uid, createdAt: 0 });
    await practice.complete({ learner, coder });
    await practice.book(learner, { startsAt: clock.now() + DAY_MS });
    await remove(learner);

    const tables = [users, profiles, sessions, photos, attempts, mailbox, problems, schedules];
    const kept = JSON.stringify(await contentsOf(db, ...tables, chats, messages, chatImages));
    expect(kept).toContain(coder.uid);
    expect(kept).not.toContain(learner.uid);
    expect(kept).not.toContain(learner.email);
    expect(kept).not.toContain("Lena");
    expect(kept).not.toContain(ASKED);
  });

  it("leaves everybody else's things as they are", async () => {
    const { db } = database;
    const stranger = await app.addPerson(`x${learner.email}`, "user", "Ravi");
    await app.call(login, { body: { email: stranger.email, password: "wrong password" } });
    await practice.book(stranger);
    const before = await contentsOf(db, users, profiles, sessions, schedules, attempts);
    await remove(learner);
    const after = await contentsOf(db, users, profiles, sessions, schedules, attempts);

    for (const [table, rows] of Object.entries(before)) {
      const others = rows.filter((row) => !row.includes(learner.uid));
      expect(after[table]).toEqual(expect.arrayContaining(others));
    }
  });

  it("keeps the questions they added, without their name", async () => {
    const problem = { ...aProblem(), addedBy: coder.uid };
    await database.db.insert(problems).values(problem);
    await remove(coder);

    const [kept] = await database.db.select().from(problems).where(eq(problems.id, problem.id));
    expect(kept).toMatchObject({ question: problem.question, addedBy: null });
  });

  it("deletes their stories, shared or not, with the voices of the children's names", async () => {
    const { db } = database;
    const spokenId = "f".repeat(64);
    const told = await app.call(generateStory, { cookie: learner.cookie, body: aStoryRequest() });
    const { story_id: storyId } = told.json<{ story_id: string }>();
    const params = { storyId };
    await app.call(shareStory, { cookie: learner.cookie, params, body: { shared: true } });
    await db.insert(spokenLines).values({ id: spokenId, createdAt: 0 });
    const line = { edition: "own", sceneId: "start", line: "dialogue" } as const;
    await db.insert(storyVoices).values({ ...line, storyId, spokenId });
    const folder = join(app.filesDir, "voices", "ff");
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${spokenId}.mp3`), "Zebulon");
    await remove(learner);

    const kept = await contentsOf(db, stories, storyGenerations, storyVoices, spokenLines);
    expect(Object.values(kept).flat()).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
    expect((await app.call(readStory, { params })).statusCode).toBe(404);
  });

  it("deletes the files of their photos", async () => {
    const id = crypto.randomUUID();
    await database.db.insert(photos).values({ id, ownerId: learner.uid, createdAt: 0 });
    const folder = join(app.filesDir, "photos");
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${id}.webp`), "a photo");
    await remove(learner);

    expect(await readdir(folder)).toEqual([]);
  });
});

describe("a test that is going on", () => {
  it.each(["learner", "coder"] as const)(
    "keeps its %s from leaving until it is exited",
    async (who) => {
      const leaver = who === "learner" ? learner : coder;
      const id = await practice.hold({ learner, coder });
      const refused = await app.call(deleteMyAccount, {
        cookie: leaver.cookie,
        body: { email: leaver.email },
      });
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ reason: "account/session-going-on" });
      expect((await app.call(readSession, { cookie: leaver.cookie })).json()).not.toBeNull();

      await practice.exit(id, { learner, coder });
      expect((await remove(leaver)).statusCode).toBe(200);
    },
  );
});

describe("leaving at the very moment", () => {
  it("in which the test is started never leaves a started test without its coder", async () => {
    for (let round = 0; round < 5; round += 1) {
      const leaver = await app.addPerson(`leaver-${pairs}-${round}@mail.test`, "coder");
      const startsAt = clock.now();
      const id = await practice.book(learner, { coderId: leaver.uid, startsAt });
      const [removed] = await Promise.all([
        app.call(deleteMyAccount, { cookie: leaver.cookie, body: { email: leaver.email } }),
        practice.start(id, learner),
      ]);

      const [kept] = await database.db.select().from(schedules).where(eq(schedules.id, id));
      expect([200, 409]).toContain(removed.statusCode);
      expect(kept?.startedAt !== null).toBe(kept?.coderId === leaver.uid);
      await database.db.delete(schedules).where(eq(schedules.id, id));
    }
  });

  it("in which a schedule is joined never leaves it to somebody who is gone", async () => {
    for (let round = 0; round < 5; round += 1) {
      const leaver = await app.addPerson(`joiner-${pairs}-${round}@mail.test`, "coder");
      const { uid: userId, cookie, email } = leaver;
      const scheduleId = await practice.book(learner);
      const [removed] = await Promise.all([
        app.call(deleteMyAccount, { cookie, body: { email } }),
        app.call(joinSchedule, { cookie, body: { scheduleId, userId } }),
      ]);

      const [kept] = await database.db.select().from(schedules).where(eq(schedules.id, scheduleId));
      expect(removed.statusCode).toBe(200);
      expect(kept?.coderId).toBeNull();
    }
  });
});

function remove(person: SignedInPerson, email = person.email) {
  return app.call(deleteMyAccount, { cookie: person.cookie, body: { email } });
}

const aMail = {
  id: crypto.randomUUID(),
  subject: "A mail",
  text: "Hello",
  html: "<p>Hello</p>",
  sentAt: 0,
};

function aProblem() {
  return { id: crypto.randomUUID(), question: "What is a heap?", answer: "A tree.", createdAt: 0 };
}
