import { expect, it, test } from "vitest";
import { scheduleChangeKinds, type ScheduleChangeKind } from "../schedules/changes.ts";
import { groupOf, mailByDefault, noticeGroups, noticeKinds } from "./notice-kinds.ts";
import { noticesOfChange } from "./notices-of-change.ts";

/** Who is told what; an asterisk marks the confirmation of the one who did it. */
const written: [kind: ScheduleChangeKind, by: string | null, told: string[]][] = [
  ["booked", "lena", []],
  ["paid", "lena", ["lena paid *"]],
  ["coder-joined", "cody", ["lena coder-joined", "cody coder-joined *"]],
  ["coder-left", "cody", ["lena coder-left", "cody coder-left *"]],
  ["moved", "lena", ["lena moved *", "cody moved"]],
  ["cancelled", "lena", ["lena cancelled *", "cody cancelled"]],
  ["cancelled", "cody", ["lena cancelled", "cody cancelled *"]],
  ["cancelled", null, ["lena lapsed"]],
  ["no-coder-came", null, ["lena no-coder-came"]],
  ["started", "lena", ["cody arrived"]],
  ["started", "cody", ["lena arrived"]],
  ["entered", "lena", ["cody arrived"]],
  ["completed", "cody", ["lena completed"]],
];

test.each(written)("[NOTE-1] %s by %s is told to %j", (kind, by, told) => {
  const notices = noticesOfChange({ kind, by, learnerId: "lena", coderId: "cody" });
  expect(
    notices.map(({ accountId, kind: told, isOwn }) => `${accountId} ${told}${isOwn ? " *" : ""}`),
  ).toEqual(told);
});

it("every kind of change is written down", () => {
  expect(new Set(written.map(([kind]) => kind))).toEqual(new Set(scheduleChangeKinds));
});

it("each is told of the other, and where there is no coder none is told", () => {
  const moved = { kind: "moved", by: "lena", learnerId: "lena" } as const;
  expect(noticesOfChange({ ...moved, coderId: "cody" })).toMatchObject([
    { accountId: "lena", person: "user", otherId: "cody" },
    { accountId: "cody", person: "coder", otherId: "lena" },
  ]);
  expect(noticesOfChange({ ...moved, coderId: null })).toMatchObject([
    { accountId: "lena", otherId: null },
  ]);
});

it("every kind has a group, what one did oneself is a confirmation, and only 'right now' is not mailed", () => {
  const groups = noticeKinds.map((kind) => groupOf({ kind, isOwn: false }));
  expect(new Set([...groups, groupOf({ kind: "moved", isOwn: true })])).toEqual(
    new Set(noticeGroups),
  );
  expect(groupOf({ kind: "moved", isOwn: true })).toBe("confirmations");
  expect(noticeGroups.filter((group) => !mailByDefault[group])).toEqual(["opening"]);
});
