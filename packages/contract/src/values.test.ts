import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { fromTimestamp, idSchema, toTimestamp, typedText } from "./values.ts";

describe("a timestamp", () => {
  test.each([
    [0, { _seconds: 0, _nanoseconds: 0 }],
    [999, { _seconds: 0, _nanoseconds: 999_000_000 }],
    [1000, { _seconds: 1, _nanoseconds: 0 }],
    [1_796_112_000_250, { _seconds: 1_796_112_000, _nanoseconds: 250_000_000 }],
    [-1, { _seconds: -1, _nanoseconds: 999_000_000 }],
  ])("of %i is %o", (instant, timestamp) => {
    expect(toTimestamp(instant)).toEqual(timestamp);
  });

  it("leads back to its instant, with nanoseconds of a second", () => {
    fc.assert(
      fc.property(fc.integer({ min: -8.64e15, max: 8.64e15 }), (instant) => {
        const timestamp = toTimestamp(instant);
        expect(fromTimestamp(timestamp)).toBe(instant);
        expect(timestamp._nanoseconds).toBeGreaterThanOrEqual(0);
        expect(timestamp._nanoseconds).toBeLessThan(1e9);
      }),
    );
  });
});

describe("typed text", () => {
  const text = typedText(5);

  test.each([
    ["is trimmed before it is measured", "  12345 ", "12345"],
    ["may be nothing", "", ""],
    ["may be in any script", "कंपनी", "कंपनी"],
    ["may have emoji", "👍🏽", "👍🏽"],
  ])("%s", (_, typed, parsed) => {
    expect(text.parse(typed)).toBe(parsed);
  });

  test.each([
    ["too long", "123456", "must have at most 5 characters"],
    ["a NUL", "a\u0000b", "must not contain NUL characters"],
    ["half a character", "a\ud83d", "must be well-formed Unicode"],
    ["nothing at all", undefined, "Please fill this in"],
    ["a number", 5, "Please fill this in"],
  ])("%s is refused in words", (_, typed, message) => {
    expect(text.safeParse(typed).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

describe("an id", () => {
  test.each(["a", "0b7e5a1e-6f0c-4b39-9a55-2d5f8f0f7c11", "A_-9", "x".repeat(64)])(
    "may be %s",
    (value) => expect(idSchema.safeParse(value).success).toBe(true),
  );

  test.each(["", "x".repeat(65), "a b", "a/b", "../a", "é", "a\n", "'; drop table users"])(
    "may not be %j",
    (value) => expect(idSchema.safeParse(value).success).toBe(false),
  );

  it("is refused in words", () => {
    expect(idSchema.safeParse("a b").error?.issues).toMatchObject([{ message: "must be an id" }]);
  });
});
