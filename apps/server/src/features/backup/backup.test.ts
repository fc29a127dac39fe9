import { mkdtemp, readdir, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { at } from "@codetale/domain/testing/at";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { OperatorError } from "#core/errors/operator-error";
import type { TransferredDatabase } from "#core/ports/table-transfer";
import { TestClock } from "#testing/clock";
import { FilesInMemory } from "#testing/files-in-memory";
import { writeBackup } from "./backup.service.ts";
import { restoreBackup } from "./restore.service.ts";

const rows = { chats: ['{"id":1}', '{"id":2,"text":"a\\nb\u2028c"}'], users: [] };
const sequence = { name: "ids", lastValue: "9007199254740993", isCalled: true };

let parent: string;
let dir: string;
/** In the folder of the backup; real ones are on disk. */
let copies: FilesInMemory;
let files: FilesInMemory;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "codetale-backup-"));
  dir = join(parent, "made", "here");
  copies = new FilesInMemory();
  files = new FilesInMemory();
  await files.put("photos/a.webp", Buffer.from("a photo"));
  await files.put("voices/ab/c.mp3", Buffer.from("a voice"));
});
afterEach(() => rm(parent, { recursive: true }));

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

const database = (): TransferredDatabase => ({
  migratedTo: 7,
  tables: each(
    Object.entries(rows).map(([name, lines]) => ({
      name,
      rows: each(lines.map((line) => [line])),
    })),
  ),
  sequences: [sequence],
});

function backUp({ secret = "a secret" }: { secret?: string | null } = {}) {
  return writeBackup(dir, {
    tables: { read: (work) => work(database()) },
    files,
    openCopies: () => copies,
    secret,
    clock: new TestClock(at("10:00")),
  });
}

async function restore({ isInUse = false } = {}) {
  const restored = new FilesInMemory();
  const filled: Record<string, string[]> = {};
  const secrets: string[] = [];
  let source: Omit<TransferredDatabase, "tables"> | undefined;
  const wholly = await restoreBackup(dir, {
    tables: {
      requireEmpty: async () => {
        if (isInUse) throw new OperatorError("The database is not empty");
      },
      fill: async ({ tables, ...rest }) => {
        source = rest;
        for await (const { name, rows: pieces } of tables) {
          filled[name] = [];
          for await (const piece of pieces) filled[name].push(...piece);
        }
        return {};
      },
    },
    files: restored,
    openCopies: () => copies,
    keepSecret: async (secret) => void secrets.push(secret),
  }).then(
    () => null,
    (error: unknown) => error,
  );
  return { error: wholly, restored, filled, secrets, source };
}

describe("[HOLD-4] a backup", () => {
  it("holds the rows, the files and the secret, and gives them back", async () => {
    await backUp();
    const { error, restored, filled, secrets, source } = await restore();

    expect(error).toBeNull();
    expect(filled).toEqual(rows);
    expect(source).toMatchObject({ migratedTo: 7, sequences: [sequence] });
    expect(restored.kept).toEqual(files.kept);
    expect(secrets).toEqual(["a secret"]);
  });

  it.each([" a secret ", "a secret\n", "a secret\r\n", "a\nsecret\n\n", "\ufeffa secret"])(
    "gives the secret %j back as it was",
    async (secret) => {
      await backUp({ secret });

      expect((await restore()).secrets).toEqual([secret]);
    },
  );

  it("holds no secret that is a setting", async () => {
    expect((await backUp({ secret: null })).secret).toBeNull();
    expect(await readdir(dir)).not.toContain("secret");
    expect(await restore()).toMatchObject({ error: null, secrets: [] });
  });

  it("is for its owner alone to read", async () => {
    const umask = process.umask(0o077);
    try {
      await backUp();
    } finally {
      process.umask(umask);
    }
    for (const path of await readdir(dir, { recursive: true })) {
      expect([path, (await stat(join(dir, path))).mode & 0o077]).toEqual([path, 0]);
    }
    expect((await stat(dir)).mode & 0o077).toBe(0);
  });

  it("goes into no folder that holds something", async () => {
    await backUp();
    await expect(backUp()).rejects.toThrow(OperatorError);
    await expect(backUp()).rejects.toThrow("is not empty");
  });

  it("leaves out a file that is deleted while it is written", async () => {
    const { find } = files;
    files.find = async (key) => (key.startsWith("photos/") ? null : find(key));

    expect((await backUp()).files.count).toBe(1);
    expect([...(await restore()).restored.kept.keys()]).toEqual(["voices/ab/c.mp3"]);
  });

  it("that broke off is refused, and nothing is restored", async () => {
    files.find = () => Promise.reject(new Error("the disk is full"));
    await expect(backUp()).rejects.toThrow("the disk is full");

    expect(await restore()).toMatchObject({
      error: expect.objectContaining({ message: expect.stringContaining("no complete backup") }),
      filled: {},
      secrets: [],
    });
  });

  it.each(["tables/chats.jsonl", "files.jsonl", "secret"])(
    "of which %s is damaged is refused, and nothing is restored",
    async (path) => {
      await backUp();
      await truncate(join(dir, path), 3);
      const { error, restored, filled, secrets } = await restore();

      expect(error).toBeInstanceOf(OperatorError);
      expect(String(error)).toContain("damaged");
      expect([restored.kept.size, filled, secrets]).toEqual([0, {}, []]);
    },
  );

  it("is not restored over a product that is in use, nor any of its files", async () => {
    await backUp();
    const { error, restored, filled, secrets } = await restore({ isInUse: true });

    expect(error).toBeInstanceOf(OperatorError);
    expect([restored.kept.size, filled, secrets]).toEqual([0, {}, []]);
  });

  it.each([
    ["missing", () => copies.kept.delete("photos/a.webp")],
    ["damaged", () => copies.kept.set("photos/a.webp", Buffer.from("A photo"))],
  ])("of which a file is %s is refused, and the database stays empty", async (_, damage) => {
    await backUp();
    damage();
    const { error, filled } = await restore();

    expect(error).toBeInstanceOf(OperatorError);
    expect(String(error)).toContain("photos/a.webp");
    expect(filled).toEqual({});
  });

  it.each(["", "{}", '{"format":2}'])("with the manifest %j is refused", async (text) => {
    await backUp();
    await writeFile(join(dir, "manifest.json"), text);

    expect(String((await restore()).error)).toContain("manifest.json");
  });
});
