import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { PREVIEW_LENGTH, previewOf, withoutMarks } from "./preview.ts";

describe("[CHAT-7] a preview has at most 60 characters and an ellipsis", () => {
  test.each([
    ["nothing", "", ""],
    ["a short text", "Hello", "Hello"],
    ["59 characters", "x".repeat(59), "x".repeat(59)],
    ["60 characters", "x".repeat(60), "x".repeat(60)],
    ["61 characters", "x".repeat(61), `${"x".repeat(60)}…`],
    ["a cut before a space", `${"x".repeat(60)} more`, `${"x".repeat(60)}…`],
    ["a cut after a space", `${"x".repeat(59)} more`, `${"x".repeat(59)}…`],
    ["an emoji as the last character", `${"x".repeat(59)}👍🏽 more`, `${"x".repeat(59)}👍🏽…`],
    ["an accent on the last character", `${"x".repeat(60)}\u0301y`, `${"x".repeat(60)}\u0301…`],
    ["a code block", "Like this:\n```python\nx = 1\n```", "Like this: x = 1"],
    ["code alone", "```\ny", "y"],
    ["code in a line", "Use `map`, please", "Use map, please"],
    ["lines", "one\n\n  two\tthree ", "one two three"],
  ])("%s", (_, text, preview) => {
    expect(previewOf(text)).toBe(preview);
  });

  test.each([
    ["families", "👨‍👩‍👧‍👦"],
    ["flags", "🇮🇳"],
    ["skin tones", "👍🏽"],
    ["combining accents", "e\u0301"],
    ["Devanagari syllables", "नि"],
  ])("%s count as one character each and stay whole", (_, character) => {
    expect(previewOf(character.repeat(60))).toBe(character.repeat(60));
    expect(previewOf(character.repeat(61))).toBe(`${character.repeat(60)}…`);
  });

  it("for any text: one line, well formed, no longer than that, and a beginning of what was said", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        const preview = previewOf(text);
        const isCut = preview.endsWith("…") && !text.includes("…");
        const said = isCut ? preview.slice(0, -1) : preview;
        expect(said).toBe(said.trim());
        expect(said).not.toMatch(/[\n\r\t]/);
        expect(charactersOf(said)).toBeLessThanOrEqual(PREVIEW_LENGTH);
        expect(
          withoutMarks(text).replace(/\s+/gu, " ").trim().startsWith(said.replace(/…$/, "")),
        ).toBe(true);
      }),
    );
  });

  it("reads no more of a long message than it shows", { timeout: 5_000 }, () => {
    for (let i = 0; i < 300; i++) previewOf("word ".repeat(1600));
  });
});

function charactersOf(text: string): number {
  return [...new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)].length;
}
