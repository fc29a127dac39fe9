import { expect, it, vi } from "vitest";
import { gatherReads } from "./gather-reads.ts";

const read = vi.fn(async (keys: readonly string[]) => {
  const known = keys.filter((key) => key !== "unknown");
  return new Map(known.map((key) => [key, { key }]));
});

it("reads at once what is asked for at once, each key once", async () => {
  read.mockClear();
  const find = gatherReads(read);

  expect(await Promise.all(["a", "b", "a", "unknown"].map(find))).toEqual([
    { key: "a" },
    { key: "b" },
    { key: "a" },
    null,
  ]);
  expect(read.mock.calls).toEqual([[["a", "b", "unknown"]]]);
});

it("reads anew what is asked for once a read has begun", async () => {
  const begun = vi.fn<(keys: readonly string[]) => void>();
  let later: Promise<object | null> | undefined;
  const find = gatherReads<object>(async (keys) => {
    begun(keys);
    later ??= find("a");
    return new Map(keys.map((key) => [key, {}]));
  });
  await find("a");
  await later;

  expect(begun.mock.calls).toEqual([[["a"]], [["a"]]]);
});

it("fails for all who wait for a read that fails, and for nobody after them", async () => {
  let fails = true;
  const find = gatherReads(async (keys) => {
    if (fails) throw new Error("gone");
    return read(keys);
  });
  const outcomes = await Promise.allSettled([find("a"), find("b")]);
  fails = false;

  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await find("a")).toEqual({ key: "a" });
});
