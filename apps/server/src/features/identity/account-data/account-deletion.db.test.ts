import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { checkRegistration, login, readSession } from "@codetale/contract/identity";
import { proveByPassword } from "@codetale/contract/identity/proof";
import { sendOtpForgotPassword } from "@codetale/contract/identity/recovery";
import { deleteMyAccount } from "@codetale/contract/identity/account-data";
import { joinSchedule } from "@codetale/contract/schedules";
import { readStory, shareStory } from "@codetale/contract/stories";
import { generateStory } from "@codetale/contract/stories/generation";
import { DELETED_ACCOUNT } from "@codetale/domain/identity/deleted-account";
import { FORGOTTEN_AFTER_MS } from "@codetale/domain/schedules/going-on";
import { DAY_MS, HOUR_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { chatImages, chats, messages } from "#platform/db/schema/chat";
import {
  addressUndos,
  attempts,
  knownDevices,
  photos,
  profiles,
  sessions,
  users,
} from "#platform/db/schema/identity";
import { mailbox, mails } from "#platform/db/schema/mail";
import { problems } from "#platform/db/schema/problems";
import { schedules } from "#platform/db/schema/schedules";
import { spokenLines, stories, storyGenerations, storyVoices } from "#platform/db/schema/stories";
import { databaseOf } from "#testing/database";
import { contentsOf } from "#testing/table-contents";
import { aStoryRequest } from "#testing/stories";
import { ASKED, openPracticeApp, type PracticeApp } from "../testing/practice.ts";
import type { SignedInPerson } from "../testing/open-whole-app.ts";
import { PASSWORD } from "../testing/test-account.ts";

let world: PracticeApp;
let learner: SignedInPerson;
let coder: SignedInPerson;

beforeAll(async () => {
  world = await openPracticeApp();
});
beforeEach(async () => {
  ({ learner, coder } = await world.nextPair());
});
afterAll(() => world.close());

describe("deleting an account", () => {
  it("needs its address typed again, however it is written", async () => {
    for (const email of ["", "no address", coder.email]) {
      const refused = await world.app.call(deleteMyAccount, {
        cookie: learner.cookie,
        body: { email },
      });
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

  it("needs a proof that its owner asks for it", async () => {
    const { cookie, email } = learner;
    const refused = await world.app.call(deleteMyAccount, { cookie, body: { email } });

    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ reason: "proof/required" });
    expect((await world.app.call(readSession, { cookie })).json()).not.toBeNull();
    expect((await remove(learner)).statusCode).toBe(200);
  });

  it("ends it for good: nobody can sign in to it, and its address is free again", async () => {
    await remove(learner);
    const signIn = { email: learner.email, password: PASSWORD };
    const { email } = learner;

    expect((await world.app.call(login, { body: signIn })).json()).toMatchObject({
      reason: "login/unknown-email",
    });
    expect((await world.app.call(readSession, { cookie: learner.cookie })).json()).toBeNull();
    expect((await world.app.call(checkRegistration, { body: { email } })).json()).toMatchObject({
      exists: false,
    });
  });

  it("leaves nothing behind that says who it was, in any table", async () => {
    const { db } = world;
    await world.app.call(sendOtpForgotPassword, { body: { email: learner.email } });
    await world.app.call(login, { body: { email: learner.email, password: "wrong password" } });
    const { cookie } = learner;
    await world.app.call(proveByPassword, { cookie, body: { password: "wrong password" } });
    await db.insert(mailbox).values({ ...aMail, to: learner.email });
    await db.insert(mails).values({ ...aLedgerMail, to: learner.email });
    await db.insert(problems).values({ ...aProblem(), addedBy: learner.uid });
    await db.insert(photos).values({ id: crypto.randomUUID(), ownerId: learner.uid, createdAt: 0 });
    await world.practice.complete({ learner, coder });
    await world.practice.book(learner, { startsAt: world.clock.now() + DAY_MS });
    await remove(learner);

    const ofIdentity = [users, profiles, sessions, knownDevices, addressUndos, photos, attempts];
    const tables = [...ofIdentity, mailbox, mails, problems, schedules];
    const kept = JSON.stringify(await contentsOf(db, ...tables, chats, messages, chatImages));
    expect(kept).toContain(coder.uid);
    expect(kept).not.toContain(learner.uid);
    expect(kept).not.toContain(learner.email);
    expect(kept).not.toContain("Lena");
    expect(kept).not.toContain(ASKED);
    const { rows } = await databaseOf(db).executeSql("select j::text from pgboss.job j");
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${learner.uid}|${learner.email}`));
  });

  it("leaves everybody else's things as they are", async () => {
    const { db } = world;
    const stranger = await world.app.addPerson(`x${learner.email}`, "user", "Ravi");
    await world.app.call(login, { body: { email: stranger.email, password: "wrong password" } });
    await world.practice.book(stranger);
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
    await world.db.insert(problems).values(problem);
    await remove(coder);

    const [kept] = await world.db.select().from(problems).where(eq(problems.id, problem.id));
    expect(kept).toMatchObject({ question: problem.question, addedBy: null });
  });

  it("deletes their stories, shared or not, with the voices of the children's names", async () => {
    const { db } = world;
    const spokenId = "f".repeat(64);
    const told = await world.app.call(generateStory, {
      cookie: learner.cookie,
      body: aStoryRequest(),
    });
    const { story_id: storyId } = told.json<{ story_id: string }>();
    const params = { storyId };
    await world.app.call(shareStory, { cookie: learner.cookie, params, body: { shared: true } });
    await db.insert(spokenLines).values({ id: spokenId, createdAt: 0 });
    const line = { edition: "own", sceneId: "start", line: "dialogue" } as const;
    await db.insert(storyVoices).values({ ...line, storyId, spokenId });
    const folder = join(world.app.filesDir, "voices", "ff");
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${spokenId}.mp3`), "Zebulon");
    await remove(learner);

    const kept = await contentsOf(db, stories, storyGenerations, storyVoices, spokenLines);
    expect(Object.values(kept).flat()).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
    expect((await world.app.call(readStory, { params })).statusCode).toBe(404);
  });

  it("deletes the files of their photos", async () => {
    const id = crypto.randomUUID();
    await world.db.insert(photos).values({ id, ownerId: learner.uid, createdAt: 0 });
    const folder = join(world.app.filesDir, "photos");
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${id}.webp`), "a photo");
    await remove(learner);

    await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]));
  });
});

describe("a test that is going on", () => {
  it.each(["learner", "coder"] as const)(
    "keeps its %s from leaving until it is exited",
    async (who) => {
      const leaver = who === "learner" ? learner : coder;
      const id = await world.practice.hold({ learner, coder });
      await world.app.prove(leaver);
      const refused = await world.app.call(deleteMyAccount, {
        cookie: leaver.cookie,
        body: { email: leaver.email },
      });
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ reason: "account/session-going-on" });
      expect((await world.app.call(readSession, { cookie: leaver.cookie })).json()).not.toBeNull();

      await world.practice.exit(id, { learner, coder });
      expect((await remove(leaver)).statusCode).toBe(200);
    },
  );

  it.each(["learner", "coder"] as const)(
    "keeps its %s no longer once it is forgotten, and stays for the other one",
    async (who) => {
      const [leaver, other] = who === "learner" ? [learner, coder] : [coder, learner];
      const id = await world.practice.hold({ learner, coder });
      const endsAt = world.clock.now() - FORGOTTEN_AFTER_MS;
      await world.db
        .update(schedules)
        .set({ startsAt: endsAt - HOUR_MS, endsAt })
        .where(eq(schedules.id, id));

      expect((await remove(leaver)).statusCode).toBe(200);
      const [kept] = await world.db.select().from(schedules).where(eq(schedules.id, id));
      const isLearners = who === "learner";
      expect(kept).toMatchObject({
        learnerId: isLearners ? DELETED_ACCOUNT.uid : other.uid,
        coderId: isLearners ? other.uid : DELETED_ACCOUNT.uid,
        completedAt: null,
        refund: null,
      });
    },
  );
});

describe("leaving at the very moment", () => {
  it("in which the test is started never leaves a started test without its coder", async () => {
    for (let round = 0; round < 5; round += 1) {
      const leaver = await world.app.addPerson(`leaver-${learner.uid}-${round}@mail.test`, "coder");
      await world.app.prove(leaver);
      const startsAt = world.clock.now();
      const id = await world.practice.book(learner, { coderId: leaver.uid, startsAt });
      const [removed] = await Promise.all([
        world.app.call(deleteMyAccount, { cookie: leaver.cookie, body: { email: leaver.email } }),
        world.practice.start(id, learner),
      ]);

      const [kept] = await world.db.select().from(schedules).where(eq(schedules.id, id));
      expect([200, 409]).toContain(removed.statusCode);
      expect(kept?.startedAt !== null).toBe(kept?.coderId === leaver.uid);
      await world.db.delete(schedules).where(eq(schedules.id, id));
    }
  });

  it("in which a schedule is joined never leaves it to somebody who is gone", async () => {
    for (let round = 0; round < 5; round += 1) {
      const leaver = await world.app.addPerson(`joiner-${learner.uid}-${round}@mail.test`, "coder");
      await world.app.prove(leaver);
      const { uid: userId, cookie, email } = leaver;
      const scheduleId = await world.practice.book(learner);
      const [removed] = await Promise.all([
        world.app.call(deleteMyAccount, { cookie, body: { email } }),
        world.app.call(joinSchedule, { cookie, body: { scheduleId, userId } }),
      ]);

      const [kept] = await world.db.select().from(schedules).where(eq(schedules.id, scheduleId));
      expect(removed.statusCode).toBe(200);
      expect(kept?.coderId).toBeNull();
    }
  });
});

async function remove(person: SignedInPerson, email = person.email) {
  await world.app.prove(person);
  return world.app.call(deleteMyAccount, { cookie: person.cookie, body: { email } });
}

const aLedgerMail = {
  id: crypto.randomUUID(),
  kind: "notice",
  state: "sent",
  createdAt: 0,
  expiresAt: 0,
} as const;

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
