import { beforeEach, describe, expect, it } from "vitest";
import { OperatorError } from "#core/errors/operator-error";
import { FilesInMemory } from "#testing/files-in-memory";
import { runFilesCommand } from "./file-copying.service.ts";

let disk: FilesInMemory;
let s3: FilesInMemory;
beforeEach(async () => {
  [disk, s3] = [new FilesInMemory(), new FilesInMemory()];
  for (const name of ["a", "b", "c"]) await disk.put(`photos/${name}.webp`, Buffer.from(name));
});

const run = (...args: string[]) => runFilesCommand(args, { disk, s3 });

describe("[OPS-3] copying files to another store", () => {
  it("copies all of them, and says how many", async () => {
    expect(await run("copy", "disk", "s3")).toContain(
      "3 files copied (3 bytes, each read back), 0 were",
    );
    expect(s3.kept).toEqual(disk.kept);
  });

  it("goes the other way as well", async () => {
    await s3.put("voices/ab/c.mp3", Buffer.from("a voice"));

    expect(await run("copy", "s3", "disk")).toContain("1 files copied");
    expect(disk.kept.get("voices/ab/c.mp3")?.toString()).toBe("a voice");
  });

  it("goes on where it broke off, and takes what was added meanwhile", async () => {
    const { put } = s3;
    s3.put = async (key, bytes) => {
      if (key === "photos/b.webp") throw new Error("the storage is away");
      await put(key, bytes);
    };
    await expect(run("copy", "disk", "s3")).rejects.toThrow("the storage is away");
    s3.put = put;
    await disk.put("photos/d.webp", Buffer.from("d"));

    expect(await run("copy", "disk", "s3")).toContain(
      "3 files copied (3 bytes, each read back), 1 were",
    );
    expect(s3.kept).toEqual(disk.kept);
  });

  it("does not take a copy that is not what was copied", async () => {
    const { put } = s3;
    s3.put = (key) => put(key, Buffer.from("?"));

    await expect(run("copy", "disk", "s3")).rejects.toThrow(
      /The copy of the file photos\/a.webp is not/,
    );
  });

  it("passes over a file that is deleted meanwhile", async () => {
    const { find } = disk;
    disk.find = async (key) => (key === "photos/b.webp" ? null : find(key));

    expect(await run("copy", "disk", "s3")).toContain("2 files copied");
    expect(await run("copy", "disk", "s3")).toContain("1 were deleted meanwhile");
  });

  it.each([
    [[]],
    [["copy"]],
    [["copy", "disk"]],
    [["copy", "disk", "disk"]],
    [["move", "disk", "s3"]],
  ])("says what it wants in place of %j", async (args) => {
    await expect(run(...args)).rejects.toThrow(OperatorError);
  });

  it("names the settings that it needs", async () => {
    const copy = runFilesCommand(["copy", "disk", "s3"], { disk, s3: null });
    await expect(copy).rejects.toThrow("Set S3_ENDPOINT");
  });
});
