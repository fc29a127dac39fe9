import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { FileStore } from "#core/files";
import { createFileStore } from "./create-file-store.ts";

let dir: string;
let files: FileStore;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "codetale-files-"));
  files = createFileStore(join(dir, "files"));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

it.each([0, 1, 5_000, 3_000_000])("gives back the %i bytes that were put", async (size) => {
  const bytes = randomBytes(size);
  await files.put("chats/a/b.webp", bytes);
  expect((await files.get("chats/a/b.webp"))?.equals(bytes)).toBe(true);
});

it("has nothing under a key that was never put", async () => {
  expect(await files.get("chats/a/none.webp")).toBeNull();
});

it("shows one whole file or another, however many are put and read at once", async () => {
  const whole = (n: number) => Buffer.alloc(50_000, n);
  await files.put("k.webp", whole(0));
  const seen = await Promise.all(
    Array.from({ length: 40 }, async (_, n) => {
      if (n % 2 === 0) await files.put("k.webp", whole(n));
      return files.get("k.webp");
    }),
  );
  for (const bytes of seen) {
    expect(bytes).toHaveLength(50_000);
    expect(new Set(bytes).size).toBe(1);
  }
});

it("forgets what is deleted, and what was never there", async () => {
  await files.put("a.webp", Buffer.from("a"));
  await files.delete("a.webp");
  await files.delete("a.webp");
  expect(await files.get("a.webp")).toBeNull();
});

it("leaves nothing half-written where it cannot write", async () => {
  await files.put("here/a.webp", Buffer.from("a"));
  await writeFile(join(dir, "files", "blocked"), "a file where a folder is wanted");

  await expect(files.put("blocked/b.webp", Buffer.from("b"))).rejects.toThrow();
  expect(await readdir(join(dir, "files", "here"))).toEqual(["a.webp"]);
});

it("says so when a file is there and cannot be read", async (test) => {
  // Root may read everything.
  if (process.getuid?.() === 0) test.skip();
  await files.put("a.webp", Buffer.from("a"));
  await chmod(join(dir, "files", "a.webp"), 0o000);
  await expect(files.get("a.webp")).rejects.toThrow();
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
])("takes %j for no key", async (key) => {
  await expect(files.put(key, Buffer.from("x"))).rejects.toThrow(RangeError);
  await expect(files.get(key)).rejects.toThrow(RangeError);
  await expect(files.delete(key)).rejects.toThrow(RangeError);
  expect(await readdir(dir)).toEqual([]);
});
