import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
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

it.each(["a-file", "a-file/data", "/proc/codetale/data"])(
  "[OPS-1] says that %s cannot be made",
  async (path) => {
    await writeFile(join(dir, "a-file"), "");

    await expect(makeDataFolder(join(path.startsWith("/") ? "" : dir, path))).rejects.toThrow(
      /^The data folder .* cannot be made: .*Set DATA_DIR/,
    );
  },
);
