/** Files of what is deleted go also where the storage is away at that moment, or the process ends. */
import { deleteMyAccount } from "@codetale/contract/identity/account-data";
import { at } from "@codetale/domain/testing/at";
import { DAY_MS } from "@codetale/domain/time";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OpenDatabase } from "#platform/db/database";
import { chatImages, chats } from "#platform/db/schema/chat";
import { photos } from "#platform/db/schema/identity";
import { TestClock } from "#testing/clock";
import { openTestDatabase } from "#testing/database";
import { FilesInMemory } from "#testing/files-in-memory";
import { forgetJobs, hurryJobs } from "#testing/jobs";
import { insertSchedule } from "#testing/schedules";
import {
  openWholeApp,
  type SignedInPerson,
  type WholeApp,
} from "./features/identity/testing/open-whole-app.ts";

/** Cannot delete one file. */
class UnreliableFiles extends FilesInMemory {
  stuck: string | null = null;

  override delete = async (key: string): Promise<void> => {
    if (key === this.stuck) throw new Error("the storage is away");
    this.kept.delete(key);
  };
}

const clock = new TestClock(at("10:00"));
let database: OpenDatabase;
let files: UnreliableFiles;
let app: WholeApp;
let lena: SignedInPerson;

beforeEach(async () => {
  clock.set(at("10:00"));
  database = await openTestDatabase();
  files = new UnreliableFiles();
  app = await openWholeApp({ db: database.db, clock, files, env: { VOICE: "off" } });
  lena = await app.addPerson("lena@mail.test");
});
afterEach(async () => {
  await app.close();
  await database.close();
});

describe("[HOLD-1] the files of a deleted account", () => {
  it("go once the storage is back, and the others at once", async () => {
    const photo = await aPhoto();
    await aChatImage();
    files.stuck = photo;
    await removeLena();
    await vi.waitFor(() => expect([...files.kept.keys()]).toEqual([photo]));

    files.stuck = null;
    await vi.waitFor(async () => {
      await hurryJobs(database.db);
      app.jobs.wake();
      expect(files.kept.size).toBe(0);
    });
  });

  it("go by another process where this one ends before", async () => {
    await aPhoto();
    await aChatImage();
    await app.jobs.stop();
    await removeLena();
    expect(files.kept.size).toBe(2);

    const other = await openWholeApp({ db: database.db, clock, files, env: { VOICE: "off" } });
    await vi.waitFor(() => expect(files.kept.size).toBe(0));
    await other.close();
  });
});

it("[HOLD-1] files of photos never taken into use go once the storage is back", async () => {
  const photo = await aPhoto();
  await aPhoto();
  files.stuck = photo;
  clock.advance(DAY_MS);
  // The hourly tidying up is due at the start of the next process.
  await forgetJobs(database.db);
  const next = await openWholeApp({ db: database.db, clock, files, env: { VOICE: "off" } });
  await vi.waitFor(() => expect([...files.kept.keys()]).toEqual([photo]));
  expect(await database.db.$count(photos)).toBe(0);

  files.stuck = null;
  await vi.waitFor(async () => {
    await hurryJobs(database.db);
    next.jobs.wake();
    expect(files.kept.size).toBe(0);
  });
  await next.close();
});

/** Uploaded by Lena and not in use. @returns its key */
async function aPhoto(): Promise<string> {
  const id = crypto.randomUUID();
  await database.db.insert(photos).values({ id, ownerId: lena.uid, createdAt: clock.now() });
  const key = `photos/${id}.webp`;
  await files.put(key, Buffer.from("a photo"));
  return key;
}

/** In a conversation of a session of Lena's that is ahead. */
async function aChatImage(): Promise<void> {
  const coder = await app.addPerson("carla@mail.test", "coder");
  const { id: scheduleId } = await insertSchedule(database.db, {
    learnerId: lena.uid,
    coderId: coder.uid,
    startsAt: clock.now() + DAY_MS,
    endsAt: clock.now() + DAY_MS + 1,
  });
  const room = { scheduleId, learnerId: lena.uid, coderId: coder.uid, createdAt: clock.now() };
  await database.db.insert(chats).values(room).onConflictDoNothing();
  const id = crypto.randomUUID();
  const size = { width: 1, height: 1, bytes: 7 };
  const image = { id, scheduleId, senderId: lena.uid, ...size, createdAt: clock.now() };
  await database.db.insert(chatImages).values(image);
  await files.put(`chats/${scheduleId}/${id}.webp`, Buffer.from("a photo"));
}

async function removeLena(): Promise<void> {
  await app.prove(lena);
  const { cookie, email } = lena;
  const response = await app.call(deleteMyAccount, { cookie, body: { email } });
  expect(response.statusCode).toBe(200);
}
