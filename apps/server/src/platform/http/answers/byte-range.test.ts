import { expect, it } from "vitest";
import { readByteRange } from "./byte-range.ts";

it.each([
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=0-", { start: 0, end: 99 }],
  ["bytes=99-", { start: 99, end: 99 }],
  ["bytes=10-19", { start: 10, end: 19 }],
  ["bytes=10-99", { start: 10, end: 99 }],
  ["bytes=10-100", { start: 10, end: 99 }],
  ["bytes=-1", { start: 99, end: 99 }],
  ["bytes=-100", { start: 0, end: 99 }],
  ["bytes=-101", { start: 0, end: 99 }],
])("of 100 bytes, %s asks for %j", (header, range) => {
  expect(readByteRange(header, 100)).toEqual(range);
});

it.each(["bytes=100-", "bytes=100-200", "bytes=-0"])("100 bytes have no part %s", (header) => {
  expect(readByteRange(header, 100)).toBe("unsatisfiable");
});

it.each(["bytes=0-", "bytes=-1"])("an empty file has no part %s", (header) => {
  expect(readByteRange(header, 0)).toBe("unsatisfiable");
});

it.each([undefined, "", "bytes=-", "bytes=5-4", "bytes=0-1,3-4", "lines=0-1", "bytes= 0-1", "x"])(
  "%s asks for no part",
  (header) => {
    expect(readByteRange(header, 100)).toBeNull();
  },
);
