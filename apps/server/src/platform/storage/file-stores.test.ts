import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { FilesUnavailableError, readWhole, usageOf, type FileStore } from "#core/ports/files";
import { openS3Server } from "#testing/s3-server";
import { createFileStore } from "./create-file-store.ts";
import { createS3FileStore } from "./create-s3-file-store.ts";
import { keysOf } from "./testing/keys-of.ts";

let dir: string;
let s3: Awaited<ReturnType<typeof openS3Server>>;
beforeAll(async () => {
  s3 = await openS3Server();
});
afterAll(() => s3.close());
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "codetale-files-"));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const open = {
  "on disk": () => createFileStore(join(dir, "files")),
  "in a bucket": () => {
    const limits = { connectMs: 30_000, answerMs: 30_000, keysAtOnce: 2 };
    return createS3FileStore(s3.settings, limits);
  },
};

describe.each(["on disk", "in a bucket"] as const)("[OPS-3] files %s", (place) => {
  let files: FileStore;
  beforeEach(() => {
    files = open[place]();
  });
  afterEach(async () => {
    for (const key of await keysOf(files)) await files.delete(key);
  });

  it.each([0, 1, 5_000, 3_000_000])("give back the %i bytes that were put", async (size) => {
    const bytes = randomBytes(size);
    await files.put("chats/a/b.webp", bytes);

    expect((await files.find("chats/a/b.webp"))?.size).toBe(size);
    expect((await readWhole(files, "chats/a/b.webp"))?.equals(bytes)).toBe(true);
  });

  // The test's server takes an end of 0 for none.
  const byteZero: [number, number][] = place === "on disk" ? [[0, 0]] : [];
  it.each([...byteZero, [0, 99_999], [1, 1], [70_000, 99_999], [99_999, 99_999]])(
    "give bytes %i to %i of a file",
    async (start, end) => {
      const bytes = randomBytes(100_000);
      await files.put("k.mp3", bytes);

      const file = await files.find("k.mp3");
      const part = file && (await buffer(await file.read({ start, end })));
      expect(part?.equals(bytes.subarray(start, end + 1))).toBe(true);
    },
  );

  it("say how many they are, and their bytes", async () => {
    expect(await usageOf(files)).toEqual({ count: 0, bytes: 0 });
    for (const size of [3, 40, 0]) await files.put(`k${size}.mp3`, randomBytes(size));

    expect(await usageOf(files)).toEqual({ count: 3, bytes: 43 });
  });

  it("have nothing under a key that was never put", async () => {
    expect(await files.find("chats/a/none.webp")).toBeNull();
    expect(await readWhole(files, "chats/a/none.webp")).toBeNull();
  });

  it("are unknown where they are deleted between a look and the reading", async () => {
    await files.put("a.webp", Buffer.from("a"));
    const found = await files.find("a.webp");
    await files.delete("a.webp");

    await expect(found?.read()).rejects.toMatchObject({ reason: "file/unknown" });
  });

  it("forget what is deleted, and what was never there", async () => {
    await files.put("a.webp", Buffer.from("a"));
    await files.delete("a.webp");
    await files.delete("a.webp");
    expect(await files.find("a.webp")).toBeNull();
  });

  it("are listed, all of them", async () => {
    const keys = [
      "a.webp",
      "chats/a/b.webp",
      "chats/a/c.webp",
      "photos/x-1.webp",
      "voices/ab/d.mp3",
    ];
    for (const key of keys) await files.put(key, Buffer.from(key));

    expect(await keysOf(files)).toEqual(keys);
  });

  it("are there to be read and written", async () => {
    await expect(files.check()).resolves.toBeUndefined();
  });

  it.each([
    "",
    "/etc/passwd",
    "../a",
    "a/../../b",
    "a/./b",
    "a//b",
    "a\\b",
    "a b",
    "a\u0000",
    ".hidden",
    "a/.hidden",
    "a.png/b",
    "a.b.c",
    "é",
    "a\n",
  ])("take %j for no key", async (key) => {
    await expect(files.put(key, Buffer.from("x"))).rejects.toThrow(RangeError);
    await expect(files.find(key)).rejects.toThrow(RangeError);
    await expect(files.delete(key)).rejects.toThrow(RangeError);
    expect(await keysOf(files)).toEqual([]);
  });
});

describe("on disk", () => {
  let files: FileStore;
  beforeEach(() => {
    files = open["on disk"]();
  });

  it("shows one whole file or another, however many are put and read at once", async () => {
    const whole = (n: number) => Buffer.alloc(50_000, n);
    await files.put("k.webp", whole(0));
    const seen = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        if (n % 2 === 0) await files.put("k.webp", whole(n));
        return readWhole(files, "k.webp");
      }),
    );
    for (const bytes of seen) {
      expect(bytes).toHaveLength(50_000);
      expect(new Set(bytes).size).toBe(1);
    }
  });

  it("leaves nothing half-written where it cannot write", async () => {
    await files.put("here/a.webp", Buffer.from("a"));
    await writeFile(join(dir, "files", "blocked"), "a file where a folder is wanted");

    const put = files.put("blocked/b.webp", Buffer.from("b"));
    await expect(put).rejects.toThrow(FilesUnavailableError);
    expect(await readdir(join(dir, "files", "here"))).toEqual(["a.webp"]);
  });

  it("lists no draft that an ended process left behind", async () => {
    await files.put("here/a.webp", Buffer.from("a"));
    await writeFile(join(dir, "files", "here", "b.webp.1f0e-2.draft"), "half of it");

    expect(await keysOf(files)).toEqual(["here/a.webp"]);
  });

  it("says so when a file is there and cannot be read", async (test) => {
    test.skip(process.getuid?.() === 0, "Root may read everything.");
    await files.put("a.webp", Buffer.from("a"));
    await chmod(join(dir, "files", "a.webp"), 0o000);
    await expect(readWhole(files, "a.webp")).rejects.toThrow(FilesUnavailableError);
  });

  it("is away where its folder cannot be made", async () => {
    await writeFile(join(dir, "files"), "a file where a folder is wanted");
    expect((await stat(join(dir, "files"))).isFile()).toBe(true);

    await expect(files.check()).rejects.toThrow(FilesUnavailableError);
  });
});
