import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeDataFolder } from "./data-folder.ts";

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "folder-"));
});
afterEach(() => rm(dir, { recursive: true }));

it("makes the folder and those above it, and once more changes nothing", async () => {
  const path = join(dir, "a", "b", "c");

  await makeDataFolder(path);
  await makeDataFolder(path);

  expect((await stat(path)).isDirectory()).toBe(true);
});

it("closes the folders that it makes to other users", async () => {
  await makeDataFolder(join(dir, "a", "b"));

  expect(await modesIn(dir)).toEqual({ a: "700", "a/b": "700" });
});

it("closes what an earlier version left open, and nothing else", async () => {
  const path = join(dir, "data");
  for (const folder of ["db/base", "files/audio", "voices", "backup"]) {
    await mkdir(join(path, folder), { recursive: true, mode: 0o755 });
  }
  for (const file of ["secret", "db/base/1", "files/audio/a", "backup/b"]) {
    await writeFile(join(path, file), "");
    await chmod(join(path, file), 0o666);
  }
  await chmod(path, 0o755);
  await symlink(join(path, "backup/b"), join(path, "voices/link"));

  await makeDataFolder(path);

  expect((await stat(path)).mode & 0o777).toBe(0o700);
  expect(await modesIn(path)).toEqual({
    backup: "755",
    "backup/b": "666",
    db: "700",
    "db/base": "700",
    "db/base/1": "600",
    files: "700",
    "files/audio": "700",
    "files/audio/a": "600",
    secret: "600",
    voices: "700",
  });
});

it("leaves a folder that all users share as it is", async () => {
  await chmod(dir, 0o1777);

  await makeDataFolder(dir);

  expect((await stat(dir)).mode & 0o7777).toBe(0o1777);
});

/** By path, the modes of all but links. */
async function modesIn(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder, { recursive: true })).sort();
  const found = await Promise.all(
    names.map(async (name) => [name, await lstat(join(folder, name))] as const),
  );
  return Object.fromEntries(
    found
      .filter(([, stats]) => !stats.isSymbolicLink())
      .map(([name, { mode }]) => [name, (mode & 0o777).toString(8)]),
  );
}

it.each(["a-file", "a-file/data", "/proc/codetale/data"])(
  "[OPS-1] says that %s cannot be made",
  async (path) => {
    await writeFile(join(dir, "a-file"), "");

    await expect(makeDataFolder(join(path.startsWith("/") ? "" : dir, path))).rejects.toThrow(
      /^The data folder .* cannot be made: .*Set DATA_DIR/,
    );
  },
);
