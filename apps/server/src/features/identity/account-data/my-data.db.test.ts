import { sendMessage } from "@codetale/contract/chat";
import { login } from "@codetale/contract/identity";
import { updateUser } from "@codetale/contract/identity/profile";
import { sendOtpForgotPassword } from "@codetale/contract/identity/recovery";
import { downloadMyData } from "@codetale/contract/identity/account-data";
import { startTest } from "@codetale/contract/schedules";
import { generateStory } from "@codetale/contract/stories/generation";
import { createStoryLink } from "@codetale/contract/stories/links";
import { at } from "@codetale/domain/testing/at";
import { HOUR_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { OpenDatabase } from "#platform/db/database";
import { accounts, photos, sessions } from "#platform/db/schema/identity";
import { problems } from "#platform/db/schema/problems";
import { TestClock } from "#testing/clock";
import { openTestDatabase } from "#testing/database";
import { insertSchedule } from "#testing/schedules";
import { aStoryRequest, wishesOf } from "#testing/stories";
import { aPhoto, cookieFrom } from "../testing/open-identity-app.ts";
import { openWholeApp, type SignedInPerson, type WholeApp } from "../testing/open-whole-app.ts";
import { PASSWORD } from "../testing/test-account.ts";

const clock = new TestClock(at("10:00"));

let database: OpenDatabase;
let app: WholeApp;
let people = 0;
let learner: SignedInPerson;
let coder: SignedInPerson;

beforeAll(async () => {
  database = await openTestDatabase();
  app = await openWholeApp({ db: database.db, clock });
});
beforeEach(async () => {
  people += 1;
  learner = await app.addPerson(`lena-${people}@mail.test`, "user", "Lena");
  coder = await app.addPerson(`cody-${people}@mail.test`, "coder", "Cody");
  await app.prove(learner);
  await app.prove(coder);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

it("is a file of JSON, for whoever is signed in alone", async () => {
  const response = await app.call(downloadMyData, { cookie: learner.cookie });
  const refused = await app.call(downloadMyData);

  expect(response.headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "content-disposition": 'attachment; filename="codetale-my-data.json"',
    "cache-control": "no-store",
  });
  expect(refused.json()).toMatchObject({ reason: "session/required" });
});

it("is for the owner alone: a session without a proof is refused", async () => {
  const { email } = learner;
  const response = await app.call(login, { body: { email, password: PASSWORD } });
  const cookie = cookieFrom(response);

  expect((await app.call(downloadMyData, { cookie })).json()).toMatchObject({
    code: "auth/requires-recent-login",
    reason: "proof/required",
  });
});

it("tells the account, how one signs in to it, where one is signed in and the mails", async () => {
  const { uid, email } = learner;
  await database.db.insert(accounts).values({
    id: `link-${uid}`,
    accountId: "subject-1",
    providerId: "https://accounts.google.com",
    userId: uid,
  });
  await app.call(sendOtpForgotPassword, { body: { email } });
  const headers = { "user-agent": "curl/8.5.0" };
  await app.call(login, { body: { email, password: PASSWORD }, headers, from: "203.0.113.9" });

  expect(await dataOf(learner)).toMatchObject({
    writtenAt: new Date(clock.now()).toISOString(),
    account: { uid, email, emailVerified: true, name: "Lena" },
    signInMethods: expect.arrayContaining([
      expect.objectContaining({ method: "password" }),
      expect.objectContaining({ method: "https://accounts.google.com", subject: "subject-1" }),
    ]),
    profiles: [{ person: "user", name: "Lena" }],
    sessions: expect.arrayContaining([
      expect.objectContaining({ device: "curl", address: "203.0.113.9", person: "user" }),
    ]),
    mails: expect.arrayContaining([
      expect.objectContaining({ subject: expect.stringContaining("is your Codetale code") }),
    ]),
    devices: [{ firstSeenAt: expect.any(String) }, { lastSeenAt: expect.any(String) }],
  });
});

it("tells what was booked, said and asked, by oneself and by nobody else", async () => {
  const startsAt = clock.now();
  const { id: scheduleId } = await insertSchedule(database.db, {
    learnerId: learner.uid,
    coderId: coder.uid,
    startsAt,
    endsAt: startsAt + HOUR_MS,
  });
  const body = { scheduleId, key: "started" };
  await app.call(startTest, { cookie: learner.cookie, body });
  await say(coder, scheduleId, "one", "What is your first thought?");
  await say(learner, scheduleId, "two", "Edge cases.");
  const question = { question: "What is a heap?", answer: "A tree.", createdAt: 0 };
  for (const { uid } of [learner, coder]) {
    await database.db
      .insert(problems)
      .values({ id: crypto.randomUUID(), ...question, addedBy: uid });
  }
  const data = await dataOf(learner);

  expect(data).toMatchObject({
    schedules: [{ id: scheduleId, as: "user", startsAt: new Date(startsAt).toISOString() }],
    conversations: [{ scheduleId, messages: 2, readUpTo: 2, closedAt: null }],
    messages: [{ scheduleId, seq: 2, text: "Edge cases." }],
    problems: [{ question: "What is a heap?", answer: "A tree." }],
  });
  expect(await dataOf(coder)).toMatchObject({
    schedules: [{ id: scheduleId, as: "coder" }],
    messages: [{ seq: 1, text: "What is your first thought?" }],
  });
  expect(JSON.stringify(data)).not.toContain(coder.uid);
});

it("tells the stories that one asked for, with the children in them, and nobody else's", async () => {
  const order = aStoryRequest({ learning_objectives: ["honesty"] });
  const told = await app.call(generateStory, { cookie: learner.cookie, body: order });
  const { story_id: id } = told.json<{ story_id: string }>();
  const { cookie } = learner;
  const body = { label: "for grandma" };
  const link = await app.call(createStoryLink, { cookie, params: { storyId: id }, body });
  const data = await dataOf(learner);

  expect(data).toMatchObject({
    stories: [
      {
        id,
        children: wishesOf(order).children,
        about: { learning_objectives: ["honesty"], characters: order.characters },
        createdAt: new Date(clock.now()).toISOString(),
        sharedAt: null,
      },
    ],
    storyLinks: [{ storyId: id, label: "for grandma", lastUsedOn: null }],
    storiesAskedFor: [{ state: "done", storyId: id }],
  });
  expect(JSON.stringify(data)).not.toContain(link.json<{ secret: string }>().secret);
  expect(JSON.stringify(data)).toContain("Zebulon");
  expect(await dataOf(coder)).toMatchObject({
    stories: [],
    storyLinks: [],
    storiesAskedFor: [],
  });
});

it("names its parts in one order", async () => {
  expect(Object.keys(await dataOf(learner))).toEqual([
    "writtenAt",
    "account",
    "signInMethods",
    "passkeys",
    "recoveryCodes",
    "profiles",
    "devices",
    "replacedAddresses",
    "invitations",
    "schedules",
    "conversations",
    "messages",
    "images",
    "problems",
    "stories",
    "storyLinks",
    "storyReports",
    "storyProviders",
    "storiesAskedFor",
    "mails",
    "mailLedger",
    "notices",
    "noticeSettings",
    "requestAlerts",
    "coderProfile",
    "coderRatings",
    "photos",
    "sessions",
    "securityEvents",
  ]);
});

it("has photos as pictures", async () => {
  const boundary = "form-boundary";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="me.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const uploaded = await app.app.inject({
    method: "POST",
    url: "/onboard/photo",
    headers: {
      cookie: learner.cookie,
      "content-type": `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([
      Buffer.from(head),
      await aPhoto(),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  });
  const { photoURL } = uploaded.json<{ photoURL: string }>();
  const { uid, email, cookie } = learner;
  await app.call(updateUser, { cookie, body: { uid, name: "Lena", email, photoURL } });
  const [photo] = (await dataOf(learner))["photos"] as { id: string; webpBase64: string }[];

  expect(photoURL).toContain(photo?.id);
  expect(
    Buffer.from(photo?.webpBase64 ?? "", "base64")
      .subarray(8, 12)
      .toString(),
  ).toBe("WEBP");
});

it("says so where a photo's file is missing", async () => {
  const id = crypto.randomUUID();
  await database.db.insert(photos).values({ id, ownerId: learner.uid, createdAt: 0 });

  expect((await dataOf(learner))["photos"]).toMatchObject([{ id, webpBase64: null }]);
});

it("never tells a password's hash, a session's token or anybody else's data", async () => {
  const { body } = await app.call(downloadMyData, { cookie: learner.cookie });
  const [password] = await database.db
    .select({ hash: accounts.password })
    .from(accounts)
    .where(eq(accounts.userId, learner.uid));
  const [session] = await database.db
    .select({ token: sessions.token })
    .from(sessions)
    .where(eq(sessions.userId, learner.uid));

  expect(password?.hash).toBeTruthy();
  expect(body).not.toContain(password?.hash);
  expect(body).not.toContain(session?.token);
  expect(body).not.toContain(coder.email);
});

it("is written ten times an hour at most", async () => {
  for (let times = 0; times < 10; times += 1) await dataOf(learner);

  expect((await app.call(downloadMyData, { cookie: learner.cookie })).json()).toMatchObject({
    reason: "request/too-many",
  });
});

async function dataOf({ cookie }: SignedInPerson): Promise<Record<string, unknown>> {
  const response = await app.call(downloadMyData, { cookie });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<Record<string, unknown>>();
}

async function say(by: SignedInPerson, scheduleId: string, id: string, text: string) {
  const response = await app.call(sendMessage, {
    cookie: by.cookie,
    params: { scheduleId },
    body: { id, text },
  });
  if (response.statusCode !== 200) throw new Error(response.body);
}
