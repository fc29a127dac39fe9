import { readPhoto, updateUser, uploadPhoto } from "@codetale/contract/identity/profile";
import { DAY_MS, HOUR_MS } from "@codetale/domain/time";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { insertSchedule, type InsertedSchedule } from "#testing/schedules";
import { aPhoto, openIdentityApp, type IdentityApp } from "../testing/open-identity-app.ts";

let world: IdentityApp;
let people = 0;
let owner: { uid: string; email: string; cookie: string };
let photoURL: string;

beforeAll(async () => {
  world = await openIdentityApp();
});
beforeEach(async () => {
  world.clock.advance(HOUR_MS);
  owner = await somebody();
  photoURL = await upload();
});
afterAll(() => world.close());

it("[PROF-1] keeps a square picture of 300 pixels, whatever was uploaded", async () => {
  const response = await read(owner.cookie);
  const kept = await sharp(response.rawPayload).metadata();

  expect(response.statusCode).toBe(200);
  expect(kept).toMatchObject({ format: "webp", width: 300, height: 300 });
  expect(kept.exif).toBeUndefined();
});

it("lets a browser keep a photo, for this person alone, and take it for nothing but an image", async () => {
  expect((await read(owner.cookie)).headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "private, max-age=86400, immutable",
    vary: "cookie",
    "x-content-type-options": "nosniff",
  });
});

it("[PROF-4] refuses what is not an image by its bytes, whatever its name says", async () => {
  const response = await world.upload(owner.cookie, Buffer.from("<svg onload=alert(1)>"), {
    filename: "me.png",
    type: "image/png",
  });

  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    reason: "file/not-an-image",
    message: "Only images can be uploaded: PNG, JPEG, WebP or GIF.",
  });
});

it("[PROF-4] takes an image whatever its name says", async () => {
  const response = await world.upload(owner.cookie, await aPhoto(), {
    filename: "me.txt",
    type: "text/plain",
  });

  expect(response.statusCode).toBe(200);
});

it("[PROF-4] refuses an image of more than 8 MB", async () => {
  const tooLarge = Buffer.concat([await aPhoto(), Buffer.alloc(8 * 1024 * 1024)]);
  const response = await world.upload(owner.cookie, tooLarge);

  expect(response.statusCode).toBe(413);
  expect(response.json()).toMatchObject({
    code: "storage/quota-exceeded",
    message: "This image is too large. The limit is 8 MB.",
  });
});

it("asks for the photo when there is none, or under another name", async () => {
  const asked = { reason: "request/invalid", errors: [{ path: "photo" }] };
  const misnamed = await world.upload(owner.cookie, await aPhoto(), { part: "picture" });
  const asJson = await world.call(uploadPhoto, { cookie: owner.cookie, body: { photo: "me.png" } });

  expect(misnamed.json()).toMatchObject(asked);
  expect(asJson.json()).toMatchObject(asked);
});

it("[OPEN-2] takes 30 photos an hour from one person at most", async () => {
  for (let i = 0; i < 29; i += 1) await world.upload(owner.cookie, await aPhoto());

  expect((await world.upload(owner.cookie, await aPhoto())).json()).toMatchObject({
    reason: "request/too-many",
  });
  // Refused before it is read.
  const tooLarge = Buffer.alloc(8 * 1024 * 1024 + 1);
  expect((await world.upload(owner.cookie, tooLarge)).json()).toMatchObject({
    reason: "request/too-many",
  });
});

it("[GUARD-4] takes and shows no photo without a session", async () => {
  expect((await world.upload(null, await aPhoto())).statusCode).toBe(401);
  expect((await read(null)).statusCode).toBe(401);
});

it("[GUARD-4] hides a photo from people who have nothing to do with its owner", async () => {
  const { cookie } = await somebody();
  const response = await read(cookie);

  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ code: "storage/object-not-found" });
});

it("shows learner and coder of a schedule to each other", async () => {
  const coder = await somebody("coder");
  const coderPhoto = await upload(coder.cookie);
  await schedule({ learnerId: owner.uid, coderId: coder.uid });

  expect((await read(coder.cookie)).statusCode).toBe(200);
  expect((await read(owner.cookie, coderPhoto)).statusCode).toBe(200);
});

it("shows the learner of a schedule that can be joined to coders, not to other learners", async () => {
  const coder = await somebody("coder");
  const learner = await somebody();
  await schedule({ learnerId: owner.uid });

  expect((await read(coder.cookie)).statusCode).toBe(200);
  expect((await read(learner.cookie)).statusCode).toBe(404);
});

it.each([
  ["not paid", { isPaid: false }],
  ["over", { startsAt: -2 * HOUR_MS, endsAt: 0 }],
])("hides the learner of a schedule that is %s from coders", async (_, facts) => {
  const coder = await somebody("coder");
  const now = world.clock.now();
  const { startsAt = 0, endsAt = HOUR_MS, ...rest } = facts as Partial<InsertedSchedule>;
  await schedule({ learnerId: owner.uid, ...rest, startsAt: now + startsAt, endsAt: now + endsAt });

  expect((await read(coder.cookie)).statusCode).toBe(404);
});

it("hides the learner of a schedule that another coder took", async () => {
  const coder = await somebody("coder");
  const other = await somebody("coder");
  await schedule({ learnerId: owner.uid, coderId: other.uid });

  expect((await read(coder.cookie)).statusCode).toBe(404);
});

it("forgets photos that were never taken into use after a day, and keeps the others", async () => {
  const used = await upload();
  await world.call(updateUser, {
    cookie: owner.cookie,
    body: { uid: owner.uid, name: "Mina", email: owner.email, photoURL: used },
  });
  world.clock.advance(DAY_MS - 1);
  await world.cleanUp();
  expect((await read(owner.cookie)).statusCode).toBe(200);

  world.clock.advance(1);
  await world.cleanUp();
  expect((await read(owner.cookie)).statusCode).toBe(404);
  expect((await read(owner.cookie, used)).statusCode).toBe(200);
  expect(world.files.kept.has(`photos/${idIn(photoURL)}.webp`)).toBe(false);
});

async function somebody(person: "user" | "coder" = "user") {
  const email = `person-${(people += 1)}@mail.test`;
  await world.addPerson(email, person);
  return { email, ...(await world.signIn(email, person)) };
}

async function upload(cookie = owner.cookie): Promise<string> {
  const response = await world.upload(cookie, await aPhoto());
  return response.json<{ photoURL: string }>().photoURL;
}

function read(cookie: string | null, url = photoURL) {
  return world.call(readPhoto, { params: { photoId: idIn(url) }, cookie: cookie ?? undefined });
}

function idIn(url: string): string {
  return url.split("/").at(-1) ?? "";
}

function schedule(facts: Partial<InsertedSchedule> & { learnerId: string }) {
  const startsAt = world.clock.now() + HOUR_MS;
  return insertSchedule(world.db, { startsAt, endsAt: startsAt + HOUR_MS, ...facts });
}
