import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { messageBlocks, proseSpans, type ProseSpan } from "./message-parts.ts";

const text = (value: string): ProseSpan => ({ type: "text", text: value });
const code = (value: string): ProseSpan => ({ type: "code", text: value });
const link = (value: string): ProseSpan => ({ type: "link", text: value });

describe("code between fences", () => {
  it("stands apart from the prose around it", () => {
    expect(messageBlocks("Look:\n```python\nx = 1\n\ny = 2\n```\nRight?")).toEqual([
      { type: "prose", spans: [text("Look:")] },
      { type: "code", language: "python", code: "x = 1\n\ny = 2" },
      { type: "prose", spans: [text("Right?")] },
    ]);
  });

  test.each([
    ["```\nx\n```", null],
    ["```C++\nx\n```", "c++"],
    ["``` java \nx\n```", "java"],
    ["  ```c#\nx\n  ```", "c#"],
  ])("%j names its language: %s", (message, language) => {
    expect(messageBlocks(message)).toEqual([{ type: "code", language, code: "x" }]);
  });

  it("runs to the end when it is not closed", () => {
    expect(messageBlocks("```\nx = 1\ny")).toEqual([
      { type: "code", language: null, code: "x = 1\ny" },
    ]);
  });

  it("keeps its indentation and everything that would be a mark in prose", () => {
    const [block] = messageBlocks("```\n  a `b` https://c.example\n```");
    expect(block).toEqual({ type: "code", language: null, code: "  a `b` https://c.example" });
  });

  it("[CHAT-1] keeps what was written on the line of a fence, with its indentation", () => {
    expect(messageBlocks("```  x = 1 \ny = 2\n```")).toEqual([
      { type: "code", language: null, code: "  x = 1\ny = 2" },
    ]);
    expect(messageBlocks("```x = 1\ny = 2```\nok")).toEqual([
      { type: "code", language: null, code: "x = 1\ny = 2" },
      { type: "prose", spans: [text("ok")] },
    ]);
  });

  it("is not closed on a line that has other backticks", () => {
    expect(messageBlocks("```\na `b` ```\nc\n```")).toEqual([
      { type: "code", language: null, code: "a `b` ```\nc" },
    ]);
  });

  it("is not begun by backticks within a line", () => {
    expect(messageBlocks("```x = 1```")).toEqual([{ type: "prose", spans: [code("x = 1")] }]);
  });

  it("may be empty", () => {
    expect(messageBlocks("```\n```")).toEqual([{ type: "code", language: null, code: "" }]);
  });

  test.each(["\n", "\r\n", "\r"])("reads lines that end in %j", (lineEnd) => {
    expect(messageBlocks(["a", "```", "b", "c", "```"].join(lineEnd))).toEqual([
      { type: "prose", spans: [text("a")] },
      { type: "code", language: null, code: "b\nc" },
    ]);
  });
});

describe("prose", () => {
  it("keeps its lines, without blank ones at its ends", () => {
    expect(messageBlocks("\n \na\n\n  b\n\n")).toEqual([
      { type: "prose", spans: [text("a\n\n  b")] },
    ]);
  });

  it("is nothing when only white space was said", () => {
    expect(messageBlocks(" \n ")).toEqual([]);
  });

  test.each<[string, ProseSpan[]]>([
    ["use `x`, not `y`", [text("use "), code("x"), text(", not "), code("y")]],
    ["a ``b`` c", [text("a "), code("b"), text(" c")]],
    ["one ` alone", [text("one ` alone")]],
    ["not `over\nlines`", [text("not `over\nlines`")]],
    ["see https://a.example/x?y=1#z", [text("see "), link("https://a.example/x?y=1#z")]],
    ["(http://a.example).", [text("("), link("http://a.example"), text(").")]],
    ["https://a.example/b_(c), d", [link("https://a.example/b_(c)"), text(", d")]],
    ["(see https://a.example/b_(c))", [text("(see "), link("https://a.example/b_(c)"), text(")")]],
    ["http://127.0.0.1:80/x", [link("http://127.0.0.1:80/x")]],
    ["http://[::1]/", [link("http://[::1]/")]],
    ["HTTPS://A.EXAMPLE!", [link("HTTPS://A.EXAMPLE"), text("!")]],
    ["`https://a.example`", [code("https://a.example")]],
    ["https://", [text("https://")]],
    ["https://… and on", [text("https://… and on")]],
    [
      "javascript:alert(1) ftp://a data:text/html,x",
      [text("javascript:alert(1) ftp://a data:text/html,x")],
    ],
    ["", []],
  ])("%j", (prose, spans) => {
    expect(proseSpans(prose)).toEqual(spans);
  });
});

const pieces = fc
  .array(fc.constantFrom("a", " ", "\n", "`", "```", "```py\n", "https://a.b", "(", ")", "."))
  .map((list) => list.join(""));

it("drops nothing but marks and white space", () => {
  const bare = (value: string) => value.replace(/[`\s]/g, "");
  fc.assert(
    fc.property(pieces, (message) => {
      const shown = messageBlocks(message).map((block) =>
        block.type === "code"
          ? `${block.language ?? ""}${block.code}`
          : block.spans.map((span) => span.text).join(""),
      );
      expect(bare(shown.join(""))).toBe(bare(message));
    }),
  );
});

test.each(["`", "```\n", "\n", "https://a)", "(", "https://a.b/)))"])(
  "reads the longest message of nothing but %j at once",
  (piece) => {
    expect(messageBlocks(piece.repeat(8_000 / piece.length))).not.toBeNull();
  },
  500,
);
