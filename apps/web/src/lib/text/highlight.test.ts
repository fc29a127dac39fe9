import { describe, expect, it, test } from "vitest";
import { loadHighlight } from "./highlight.ts";

describe("syntax colour", () => {
  test.each(["python", "py", "java", "c++", "cpp", "c", "js", "javascript", "ts", "sql", "bash"])(
    "knows %s",
    async (language) => {
      const highlight = await loadHighlight();
      expect(highlight("x", language)).not.toBeNull();
    },
  );

  it("leaves languages alone that it does not know", async () => {
    const highlight = await loadHighlight();
    expect(highlight("x", "brainfog")).toBeNull();
  });

  it("marks keywords, strings and numbers", async () => {
    const highlight = await loadHighlight();
    const marks = JSON.stringify(highlight('return "a", 1', "python"));
    expect(marks).toContain("hljs-keyword");
    expect(marks).toContain("hljs-string");
    expect(marks).toContain("hljs-number");
  });
});
