import { describe, expect, it } from "vitest";
import { MINUTE_MS, SECOND_MS } from "../time.ts";
import { at } from "../testing/at.ts";
import { dayIn, groupByDay, type ChatEntry } from "./day-grouping.ts";

let made = 0;
function said(senderId: string, date: number): ChatEntry {
  made += 1;
  return { id: `e${made}`, senderId, date };
}

const utc = dayIn("UTC");
const shape = (entries: readonly ChatEntry[]) =>
  groupByDay(entries, utc).map(({ day, groups }) => [
    day,
    ...groups.map((group) => `${group.senderId}×${group.entries.length}`),
  ]);

it("puts what one person says in one go together, however often the other interrupts", () => {
  const talk = [
    said("ada", at("10:00")),
    said("ada", at("10:01")),
    said("bo", at("10:02")),
    said("ada", at("10:03")),
  ];
  expect(shape(talk)).toEqual([["2026-03-02", "ada×2", "bo×1", "ada×1"]]);
});

describe("a pause", () => {
  const begin = said("ada", at("10:00"));

  it("of five minutes is still one go", () => {
    expect(shape([begin, said("ada", begin.date + 5 * MINUTE_MS)])[0]).toHaveLength(2);
  });

  it("a millisecond longer begins a new group", () => {
    expect(shape([begin, said("ada", begin.date + 5 * MINUTE_MS + 1)])[0]).toHaveLength(3);
  });

  it("counts from the entry before, not from the first", () => {
    const talk = [0, 4, 8, 12].map((minutes) => said("ada", begin.date + minutes * MINUTE_MS));
    expect(shape(talk)).toEqual([["2026-03-02", "ada×4"]]);
  });
});

it("begins a new day, and with it a new group, at midnight", () => {
  const midnight = at("23:59:59") + SECOND_MS;
  expect(shape([said("ada", midnight - 1), said("ada", midnight)])).toEqual([
    ["2026-03-02", "ada×1"],
    ["2026-03-03", "ada×1"],
  ]);
});

it("uses the day where the reader is", () => {
  expect(dayIn("Asia/Kolkata")(at("18:29:59"))).toBe("2026-03-02");
  expect(dayIn("Asia/Kolkata")(at("18:30"))).toBe("2026-03-03");
  expect(dayIn("America/New_York")(at("04:59:59"))).toBe("2026-03-01");
});

it("names a group by its first entry, and so the same while the group grows", () => {
  const first = said("ada", at("10:00"));
  const id = (entries: ChatEntry[]) => groupByDay(entries, utc)[0]?.groups[0]?.id;
  expect(id([first])).toBe(id([first, said("ada", at("10:01"))]));
});

it("lays out nothing when nothing was said", () => {
  expect(groupByDay([], utc)).toEqual([]);
});
