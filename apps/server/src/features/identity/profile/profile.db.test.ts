import { readSession } from "@codetale/contract/identity";
import { updateUser } from "@codetale/contract/identity/profile";
import { MINUTE_MS } from "@codetale/domain/time";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { photos, profiles, users } from "#platform/db/schema/identity";
import { aPhoto, openIdentityApp, type IdentityApp } from "../testing/open-identity-app.ts";

let world: IdentityApp;
let people = 0;
let email: string;
let uid: string;
let cookie: string;

beforeAll(async () => {
  world = await openIdentityApp();
});
beforeEach(async () => {
  email = `person-${(people += 1)}@mail.test`;
  await world.addPerson(email);
  ({ uid, cookie } = await world.signIn(email));
  world.clock.advance(60 * MINUTE_MS);
});
afterAll(() => world.close());

it("[PROF-2] saves a learner's name and photo, which the session then shows", async () => {
  const photoURL = await upload();
  const response = await save({ name: "  Mina Okafor ", photoURL });
  const session = {
    uid,
    email,
    emailVerified: true,
    name: "Mina Okafor",
    photoURL,
    person: "user",
    expiresAt: expect.any(Number),
  };

  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ success: true, user: session });
  expect((await world.call(readSession, { cookie })).json()).toEqual(session);
});

it("[PROF-2] keeps the photo when none is given", async () => {
  const photoURL = await upload();
  await save({ photoURL });

  expect((await save({ name: "Mina O." })).json()).toMatchObject({
    user: { name: "Mina O.", photoURL },
  });
  expect((await save({ photoURL: null })).json()).toMatchObject({ user: { photoURL } });
});

it("[PROF-2] names what a learner's profile lacks", async () => {
  const response = await save({ name: " " });

  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    reason: "profile/incomplete",
    message: "Please enter all details",
    errors: [{ path: "name" }, { path: "photoURL" }],
  });
});

it("[PROF-2] takes no name that cannot be seen, and of others nothing that turns the text around", async () => {
  expect((await save({ name: "\u3164\u200B" })).json()).toMatchObject({
    reason: "profile/incomplete",
    errors: [{ path: "name" }, { path: "photoURL" }],
  });

  const coder = await world.signIn(email, "coder");
  const response = await save({ name: "\u202EyduR" }, coder.cookie);
  expect(response.json()).toMatchObject({ user: { name: "yduR" } });
});

it("[PROF-2] wants an address", async () => {
  for (const change of [{ email: "" }, { email: undefined }]) {
    expect((await save(change)).json()).toMatchObject({
      reason: "profile/incomplete",
      message: "Please enter all details",
      errors: [{ path: "email" }],
    });
  }
});

it("[PROF-2] wants no photo of a coder", async () => {
  const coder = await world.signIn(email, "coder");
  const response = await save({ name: "Cody" }, coder.cookie);

  expect(response.json()).toMatchObject({
    user: { name: "Cody", photoURL: null, person: "coder" },
  });
});

it("keeps the two profiles of one account apart", async () => {
  const coder = await world.signIn(email, "coder");
  await save({ name: "Mina the Learner", photoURL: await upload() });
  await save({ name: "Mina the Coder" }, coder.cookie);

  expect((await world.call(readSession, { cookie })).json()).toMatchObject({
    name: "Mina the Learner",
  });
});

it("[PROF-2] wants a verified address, whatever the page says of it", async () => {
  await world.db.update(users).set({ emailVerified: false }).where(eq(users.id, uid));
  const response = await save({ photoURL: await upload(), emailVerified: true });

  expect(response.json()).toMatchObject({
    reason: "profile/incomplete",
    errors: [{ path: "email", message: "Please verify this address" }],
  });
});

it("[PROF-3] takes a ticket as proof of the address that was not verified", async () => {
  await world.db.update(users).set({ emailVerified: false }).where(eq(users.id, uid));
  const ticket = await world.ticketFor(email, { purpose: "verify-email", cookie });
  const response = await save({ photoURL: await upload(), ticket });

  expect(response.json()).toMatchObject({ user: { email, emailVerified: true } });
});

it("[PROF-3] takes another address with its ticket, once", async () => {
  const other = `other-${email}`;
  await world.prove(cookie);
  const photoURL = await upload();
  const ticket = await world.ticketFor(other, { purpose: "verify-email", cookie });

  expect((await save({ email: other, photoURL, ticket })).json()).toMatchObject({
    user: { email: other, emailVerified: true },
  });
  expect((await save({ email: other, ticket })).statusCode).toBe(200);
  await world.prove(cookie);
  await save({ email, ticket: await world.ticketFor(email, { purpose: "verify-email", cookie }) });
  await world.prove(cookie);
  expect((await save({ email: other, ticket })).json()).toMatchObject({ reason: "ticket/invalid" });
  expect((await world.call(readSession, { cookie })).json()).toMatchObject({ email });
});

it("[PROF-3] takes no other address without its ticket", async () => {
  const other = `other-${email}`;
  await world.prove(cookie);
  const photoURL = await upload();
  const forOwn = await world.ticketFor(email, { purpose: "verify-email", cookie });
  const toRegister = await world.ticketFor(other);

  expect((await save({ email: other, photoURL })).json()).toMatchObject({
    reason: "profile/incomplete",
    errors: [{ path: "email" }],
  });
  for (const ticket of [forOwn, toRegister, "made up"]) {
    expect((await save({ email: other, photoURL, ticket })).json()).toMatchObject({
      reason: "ticket/invalid",
    });
  }
  expect((await world.call(readSession, { cookie })).json()).toMatchObject({ email, name: "" });
});

it("asks for a proof of the owner before it takes another address, and keeps the ticket", async () => {
  const other = `other-${email}`;
  const photoURL = await upload();
  const ticket = await world.ticketFor(other, { purpose: "verify-email", cookie });

  const refused = await save({ email: other, photoURL, ticket });
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({ reason: "proof/required" });
  expect((await world.call(readSession, { cookie })).json()).toMatchObject({ email, name: "" });
  await world.prove(cookie);
  expect((await save({ email: other, photoURL, ticket })).statusCode).toBe(200);
});

it("refuses an address that somebody has taken meanwhile, and keeps the ticket", async () => {
  const other = `other-${email}`;
  await world.prove(cookie);
  const photoURL = await upload();
  const ticket = await world.ticketFor(other, { purpose: "verify-email", cookie });
  const rival = await world.addPerson(other);

  expect((await save({ email: other, photoURL, ticket })).json()).toMatchObject({
    reason: "register/taken",
  });
  await world.db.delete(users).where(eq(users.id, rival));
  expect((await save({ email: other, photoURL, ticket })).statusCode).toBe(200);
});

it("[GUARD-4] changes nobody else's profile", async () => {
  const victim = await world.addPerson(`victim-${email}`, "user", "Vic");
  const response = await save({ uid: victim, name: "Mallory" });
  const [profile] = await world.db
    .select({ name: profiles.name })
    .from(profiles)
    .where(and(eq(profiles.uid, victim), eq(profiles.person, "user")));

  expect(response.statusCode).toBe(403);
  expect(response.json()).toMatchObject({ code: "permission-denied", reason: "access/denied" });
  expect(profile?.name).toBe("Vic");
});

it("[GUARD-4] asks strangers to sign in", async () => {
  const response = await world.call(updateUser, { body: { uid, name: "Mina", email } });

  expect(response.statusCode).toBe(401);
  expect(response.json()).toMatchObject({ message: "User not authenticated." });
});

it("[GUARD-4] takes no photo that somebody else uploaded, or that is none", async () => {
  const other = await otherPerson();
  const notMine = await upload(other.cookie);
  const missing = "/photos/6f2f2a3e-5a43-4a44-9f0e-0a3f3b8d8a10";

  for (const photoURL of [notMine, missing, "https://elsewhere.test/photo.png"]) {
    const response = await save({ photoURL });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ reason: "file/unknown" });
  }
});

it("deletes the photo that another one replaces", async () => {
  const first = await upload();
  await save({ photoURL: first });
  const second = await upload();
  expect(world.files.kept.has(keyOf(first))).toBe(true);

  await save({ photoURL: second });
  await save({ photoURL: second });

  expect(world.files.kept.has(keyOf(first))).toBe(false);
  expect(world.files.kept.has(keyOf(second))).toBe(true);
  const kept = await world.db.select().from(photos).where(eq(photos.ownerId, uid));
  expect(kept.map(({ id }) => `/photos/${id}`)).toEqual([second]);
});

it("keeps a photo that the account's other profile has as well", async () => {
  const shared = await upload();
  const coder = await world.signIn(email, "coder");
  await save({ photoURL: shared });
  await save({ photoURL: shared }, coder.cookie);
  await save({ photoURL: await upload() });

  expect(world.files.kept.has(keyOf(shared))).toBe(true);
});

function save(change: Record<string, unknown>, as = cookie) {
  return world.call(updateUser, { cookie: as, body: { uid, name: "Mina", email, ...change } });
}

async function upload(as = cookie): Promise<string> {
  const response = await world.upload(as, await aPhoto());
  return response.json<{ photoURL: string }>().photoURL;
}

async function otherPerson() {
  const address = `other-${email}`;
  await world.addPerson(address);
  return world.signIn(address);
}

function keyOf(photoURL: string): string {
  return `photos/${photoURL.split("/").at(-1)}.webp`;
}
