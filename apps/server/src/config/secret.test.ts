import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readOrCreateSecret } from "./secret.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "codetale-secret-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it("is made at random on first start and stays the same from then on", async () => {
  const other = join(folder, "other");
  await mkdir(other);
  const made = await Promise.all([1, 2, 3, 4].map(() => readOrCreateSecret(folder)));

  expect(made[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(made).size).toBe(1);
  expect(await readOrCreateSecret(folder)).toBe(made[0]);
  expect(await readOrCreateSecret(other)).not.toBe(made[0]);
});

it("can be read by its owner alone", async () => {
  await readOrCreateSecret(folder);

  expect((await stat(join(folder, "secret"))).mode & 0o777).toBe(0o600);
});

it("is waited for while another process is writing it", async () => {
  await writeFile(join(folder, "secret"), "");
  const secret = readOrCreateSecret(folder);
  await writeFile(join(folder, "secret"), "written a moment later, and long enough");

  expect(await secret).toBe("written a moment later, and long enough");
});

it("that is too short to be one is refused in words", async () => {
  await writeFile(join(folder, "secret"), "s".repeat(31));

  await expect(readOrCreateSecret(folder)).rejects.toThrow("has fewer than 32 characters");
});

it("is never written over", async () => {
  await writeFile(join(folder, "secret"), "a secret of somebody's own making");

  expect(await readOrCreateSecret(folder)).toBe("a secret of somebody's own making");
  expect(await readFile(join(folder, "secret"), "utf8")).toContain("own making");
});
