import { expect, it } from "vitest";
import { loadedOnce } from "./loaded-once.ts";

it("is loaded once for all who ask, and again after a failure", async () => {
  let loads = 0;
  const load = loadedOnce(async () => {
    loads += 1;
    if (loads === 1) throw new Error("the file is not there yet");
    return loads;
  });
  const first = await Promise.allSettled([load(), load()]);
  expect(first.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await Promise.all([load(), load()])).toEqual([2, 2]);
});
