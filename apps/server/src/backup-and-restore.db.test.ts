import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { listConversations, listMessages } from "@codetale/contract/chat";
import { login } from "@codetale/contract/identity";
import { readSceneAudio } from "@codetale/contract/stories/player";
import { START_ID } from "@codetale/domain/stories/graph";
import { at } from "@codetale/domain/testing/at";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { readWhole, usageOf, type FileStore } from "#core/ports/files";
import { listTables, named, rowsOf } from "#platform/db/transfer/catalog";
import { createTableTransfer } from "#platform/db/transfer/create-table-transfer";
import type { Database, OpenDatabase } from "#platform/db/database";
import { createFileStore } from "#platform/storage/create-file-store";
import { createS3FileStore } from "#platform/storage/create-s3-file-store";
import { TestClock } from "#testing/clock";
import { notices } from "#platform/db/schema/notices";
import { openTestDatabase } from "#testing/database";
import { openS3Server } from "#testing/s3-server";
import { migrationsDir, openCopies } from "./data-command.ts";
import { writeBackup } from "./features/backup/backup.service.ts";
import { restoreBackup } from "./features/backup/restore.service.ts";
import { cookieFrom } from "./features/identity/testing/open-identity-app.ts";
import { openWholeApp, type WholeApp } from "./features/identity/testing/open-whole-app.ts";
import { audioFileKey } from "./features/stories/narration/audio-file-key.ts";
import { SAMPLE_PASSWORD, sampleAccounts } from "./sample-data/load-sample-data.ts";
import { sampleStories } from "./sample-data/stories/sample-stories.ts";

const clock = new TestClock(at("10:00"));
const audio = Buffer.from("the voice of the first scene");
const audioId = "ab".repeat(32);
const storyId = sampleStories(0)[0]?.story.id ?? "";

let s3: Awaited<ReturnType<typeof openS3Server>>;
let folder: string;
let source: OpenDatabase;
let product: WholeApp;
const opened: { close(): unknown }[] = [];

beforeAll(async () => {
  s3 = await openS3Server();
  folder = await mkdtemp(join(tmpdir(), "codetale-restored-"));
  source = await openTestDatabase();
  const files = createFileStore(join(folder, "files"));
  product = await openProduct(source, files);
  await addVoice(source.db, files);
});
afterAll(async () => {
  await product.close();
  await source.close();
  await s3.close();
  await rm(folder, { recursive: true });
});
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each.close();
  await rm(join(folder, "backup"), { recursive: true, force: true });
});

function openProduct({ db }: Pick<OpenDatabase, "db">, files: FileStore): Promise<WholeApp> {
  return openWholeApp({ db, clock, files, env: { SAMPLE_DATA: "on", VOICE: "off" } });
}

async function addVoice(db: Database, files: FileStore): Promise<void> {
  await files.put(audioFileKey(audioId), audio);
  await db.execute(sql`insert into spoken_lines (id, created_at) values (${audioId}, 0)`);
  await db.execute(sql`insert into story_voices (story_id, telling, scene_id, line, spoken_id)
    values (${storyId}, 'others', ${START_ID}, 'dialogue', ${audioId})`);
}

function backUp(dir: string, files: FileStore = createFileStore(join(folder, "files"))) {
  return writeBackup(dir, {
    tables: createTableTransfer(source, migrationsDir),
    files,
    openCopies,
    secret: null,
    clock,
  });
}

function restore(dir: string, target: OpenDatabase, files: FileStore) {
  return restoreBackup(dir, {
    tables: createTableTransfer(target, migrationsDir),
    files,
    openCopies,
    keepSecret: async () => {},
  });
}

async function contentsOf(db: Database): Promise<Record<string, string[]>> {
  const contents: Record<string, string[]> = {};
  for (const { name } of await listTables(db)) {
    const rows = await rowsOf<{ row: string }>(
      db,
      sql`select t::text as row from ${named(name)} t`,
    );
    contents[name] = rows.map(({ row }) => row).sort();
  }
  return contents;
}

/** What people of the product find: their sessions, talk, faces and stories. */
async function walk(app: WholeApp) {
  const { email } = sampleAccounts.learner;
  const signedIn = await app.call(login, { body: { email, password: SAMPLE_PASSWORD } });
  const cookie = cookieFrom(signedIn);
  const { chats } = (await app.call(listConversations, { cookie })).json<{
    chats: { scheduleId: string; otherPhotoURL?: string }[];
  }>();
  const params = { scheduleId: chats[0]?.scheduleId ?? "" };
  const { messages } = (await app.call(listMessages, { cookie, params })).json<{
    messages: object[];
  }>();
  const { photoURL } = signedIn.json<{ photoURL?: string }>();
  const [photo] = await rowsOf<{ id: string }>(
    source.db,
    sql`
    select photo_id as id from profiles p join users u on u.id = p.uid where u.email = ${email}`,
  );
  const image = await app.app.inject({ url: `/photos/${photo?.id}`, headers: { cookie } });
  const voice = await app.call(readSceneAudio, { params: { storyId, audioId } });
  return {
    statuses: [signedIn.statusCode, image.statusCode, voice.statusCode],
    photoURL,
    chats,
    messages,
    image: image.rawPayload.toString("base64"),
    voice: voice.rawPayload.toString(),
  };
}

it("[HOLD-4] what is restored from a backup is the same product", async () => {
  const dir = join(folder, "backup");
  // Both are told that the session of the samples is open; told meanwhile, the two would differ.
  const told = () => source.db.select({ at: notices.toldAt }).from(notices);
  await expect.poll(told).toEqual([{ at: clock.now() }, { at: clock.now() }]);
  await backUp(dir);
  const target = await openTestDatabase();
  opened.push(target);
  const files = createFileStore(join(folder, "restored"));
  await restore(dir, target, files);

  // Jobs are in the queue of the one, and on their way to that of the other.
  const { carried_jobs: _, ...restoredRows } = await contentsOf(target.db);
  const { carried_jobs: __, ...rows } = await contentsOf(source.db);
  expect(restoredRows).toEqual(rows);
  const before = await walk(product);
  expect(before).toMatchObject({ statuses: [200, 200, 200], voice: audio.toString() });
  expect(before.messages.length).toBeGreaterThan(0);
  const restored = await openProduct(target, files);
  opened.push(restored);
  expect(await walk(restored)).toEqual(before);
});

it("[HOLD-4] a product with its files on disk is restored into a bucket", async () => {
  const dir = join(folder, "backup");
  const { files: copied } = await backUp(dir);
  const target = await openTestDatabase();
  opened.push(target);
  const files = createS3FileStore(s3.settings);
  opened.push(files);
  await restore(dir, target, files);

  const keys: string[] = [];
  for await (const { key } of files.list()) keys.push(key);
  expect(keys).toHaveLength(copied.count);
  const restored = await openProduct(target, files);
  opened.push(restored);
  expect(await walk(restored)).toEqual(await walk(product));
});

it("[HOLD-4] a product with its files in a bucket is backed up, and restored onto a disk", async () => {
  const dir = join(folder, "backup");
  const onDisk = createFileStore(join(folder, "files"));
  const inBucket = createS3FileStore(s3.settings);
  opened.push(inBucket);
  for await (const { key } of onDisk.list()) {
    await inBucket.put(key, (await readWhole(onDisk, key)) ?? Buffer.of());
  }
  const { files: copied } = await backUp(dir, inBucket);
  const target = await openTestDatabase();
  opened.push(target);
  const files = createFileStore(join(folder, "from-bucket"));
  await restore(dir, target, files);

  expect(await usageOf(files)).toEqual(await usageOf(onDisk));
  expect((await usageOf(files)).count).toBe(copied.count);
  const restored = await openProduct(target, files);
  opened.push(restored);
  expect(await walk(restored)).toEqual(await walk(product));
});

it("[HOLD-4] a backup holds one moment, whatever is written meanwhile", async () => {
  await source.db.execute(sql`create table a_table (n int)`);
  await source.db.execute(sql`create table z_table (n int)`);
  let [written, isWriting] = [0, true];
  const writing = (async () => {
    for (; isWriting; written += 1) {
      // Lets the others have their turn: the embedded engine answers without one.
      await setImmediate();
      await source.db.transaction(async (tx) => {
        // In the order in which tables are read, so that a reader of two moments would see more in
        // the second.
        await tx.execute(sql`insert into a_table values (${written})`);
        await tx.execute(sql`insert into z_table values (${written})`);
      });
    }
  })();
  const { tables } = await backUp(join(folder, "backup"));
  isWriting = false;
  await writing;

  const rowsIn = (name: string) => tables.find((table) => table.name === name)?.rows;
  expect(rowsIn("a_table")).toBe(rowsIn("z_table"));
  await source.db.execute(sql`drop table a_table, z_table`);
});

it("[HOLD-4] a product that is in use is not overwritten", async () => {
  const dir = join(folder, "backup");
  await backUp(dir);
  const before = await contentsOf(source.db);

  const restored = restore(dir, source, createFileStore(join(folder, "files")));
  await expect(restored).rejects.toThrow("The database is not empty");
  expect(await contentsOf(source.db)).toEqual(before);
});
