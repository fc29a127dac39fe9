import { describe, expect, it } from "vitest";
import { judgePages } from "./judge-pages.ts";
import type { PageSpeed } from "./phone.ts";

const fast: PageSpeed = {
  score: 99,
  firstPaintMs: 1_200,
  largestPaintMs: 1_300,
  blockedMs: 60,
  layoutShift: 0,
  kilobytes: 250,
};
const atRest: PageSpeed = { ...fast, blockedMs: 0 };

/** What is said of a page whose loads are these, one after the other; the last one from then on. */
async function judge(loads: readonly Partial<PageSpeed>[], reference: PageSpeed = atRest) {
  let count = 0;
  const failures = await judgePages(["page"], "reference", async (url) => {
    if (url === "reference") return reference;
    const load = loads[Math.min(count, loads.length - 1)];
    count += 1;
    return { ...fast, ...load };
  });
  return { said: failures.get("page") ?? [], count };
}

describe("[LAND-3] a page is as fast as it is to be", () => {
  it("where all its figures are within their bounds, at the first load", async () => {
    expect(await judge([{ score: 95, largestPaintMs: 1_800, blockedMs: 150 }])).toEqual({
      said: [],
      count: 1,
    });
  });

  it.each([
    [{ largestPaintMs: 1_801 }, "largest paint after 1801 ms, not 1800", 3],
    [{ layoutShift: 0.001 }, "layout shift of 0.001", 3],
    [{ blockedMs: 151 }, "blocked for 151 ms, not 150", 6],
    [{ score: 94 }, "a score of 94, not 95", 6],
  ])("but not where each load has %j", async (load, said, count) => {
    expect(await judge([load])).toEqual({ said: [said], count });
  });

  it("where a later load is, since other work may have fallen on the first", async () => {
    expect(await judge([{ layoutShift: 0.001 }, {}])).toEqual({ said: [], count: 2 });
    const five = Array.from({ length: 5 }, () => ({ blockedMs: 400 }));
    expect(await judge([...five, {}])).toEqual({ said: [], count: 6 });
  });

  it("later, and blocked for longer, by as much as the reference page is held up", async () => {
    const busy = { ...fast, blockedMs: 100 };
    const slow = { score: 80, largestPaintMs: 1_900, blockedMs: 450 };
    expect((await judge([slow], busy)).said).toEqual([]);
    expect((await judge([{ ...slow, blockedMs: 451 }], busy)).said).toHaveLength(1);
    expect((await judge([{ ...slow, largestPaintMs: 1_901 }], busy)).said).toHaveLength(1);
    expect((await judge([{ layoutShift: 0.001 }], busy)).said).toHaveLength(1);
  });
});
