import { describe, expect, it } from "vitest";
import { inOwnTime, type TraceEvent } from "./own-time.ts";

const main = { pid: 1, tid: 1 };

function task(ts: number, dur: number, tdur?: number): TraceEvent {
  return { ...main, name: "RunTask", ts, dur, ...(tdur !== undefined && { tdur }) };
}

describe("[LAND-3] a page in its own time", () => {
  it("has tasks as long as their thread had the processor", () => {
    const events = inOwnTime([task(100, 80, 20), task(200, 50, 50)]);
    expect(events.map(({ ts, dur }) => [ts, dur])).toEqual([
      [100, 20],
      [200, 50],
    ]);
  });

  it("keeps what happened in a task within it, in the same order", () => {
    const script = { ...main, name: "EvaluateScript", ts: 120, dur: 40 };
    const paint = { ...main, name: "Paint", ts: 160 };
    const events = inOwnTime([paint, script, task(100, 80, 20)]);
    expect(events).toEqual([
      { ...paint, ts: 115 },
      { ...script, ts: 105, dur: 10 },
      { ...task(100, 80, 20), dur: 20 },
    ]);
  });

  it("leaves what happened between tasks, or on another thread, as it was", () => {
    const between = { ...main, name: "Paint", ts: 180 };
    const elsewhere = { pid: 1, tid: 2, name: "Raster", ts: 110, dur: 30 };
    expect(inOwnTime([task(100, 80, 20), between, elsewhere]).slice(1)).toEqual([
      between,
      elsewhere,
    ]);
  });

  it("shortens a task within another with it, and no task whose own time is not known", () => {
    const events = inOwnTime([task(100, 80, 40), task(120, 40, 10), task(200, 30)]);
    expect(events.map(({ ts, dur }) => [ts, dur])).toEqual([
      [100, 40],
      [110, 20],
      [200, 30],
    ]);
  });

  it("takes no task for longer than the clock says", () => {
    expect(inOwnTime([task(100, 50, 60)])).toMatchObject([{ ts: 100, dur: 50 }]);
  });
});
