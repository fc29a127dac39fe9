import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  hasCode,
  indentCode,
  isInCode,
  newLineInCode,
  outdentCode,
  saysSomething,
  toggleCode,
  type TextEdit,
  type TextSelection,
} from "./code-writing.ts";

/** A text with `|` where the caret is, or around what is selected. */
function parse(marked: string): [text: string, selection: TextSelection] {
  const from = marked.indexOf("|");
  const to = Math.max(marked.lastIndexOf("|") - 1, from);
  return [marked.replaceAll("|", ""), { from, to }];
}

function show(text: string, { from, to, insert, selection }: TextEdit): string {
  const edited = text.slice(0, from) + insert + text.slice(to);
  const [start, end] = [selection.from, selection.to];
  const selected = start === end ? "" : `${edited.slice(start, end)}|`;
  return `${edited.slice(0, start)}|${selected}${edited.slice(end)}`;
}

type Act = (text: string, selection: TextSelection) => TextEdit;

/** What `act` makes of a text that is marked as `parse` reads it. */
function after(act: Act, marked: string): string {
  const [text, selection] = parse(marked);
  return show(text, act(text, selection));
}

describe("the caret is in code", () => {
  test.each([
    ["", "|"],
    ["in prose", "Hello|"],
    ["before a fence", "|```"],
    ["behind marks inside a line", "a ```b``` c|"],
    ["behind the fence that closes", "```\nx\n```|"],
    ["behind a block", "```\nx\n```\nAnd|"],
  ])("not %s", (_, marked) => {
    const [text, { from }] = parse(marked);
    expect(isInCode(text, from)).toBe(false);
  });

  test.each([
    ["behind an open fence", "```|"],
    ["behind a fence with its language", "Like\n```python|"],
    ["between fences", "```\nx|\n```"],
    ["before the fence that closes", "```\nx\n|```"],
    ["in a second block", "```\nx\n```\nand\n```\ny|"],
  ])("%s", (_, marked) => {
    const [text, { from }] = parse(marked);
    expect(isInCode(text, from)).toBe(true);
  });
});

describe("the code button", () => {
  test.each([
    ["begins a block", "|", "```\n|\n```"],
    ["begins one below what is written", "Like this:|", "Like this:\n```\n|\n```"],
    ["begins one in the middle of a line", "one |two", "one \n```\n|\n```\ntwo"],
    ["puts what is selected into one", "Look:\n|x = 1|\nRight?", "Look:\n```\nx = 1|\n```\nRight?"],
  ])("%s", (_, before, expected) => {
    expect(after(toggleCode, before)).toBe(expected);
  });

  test.each([
    ["leaves a block", "```\nx|\n```", "```\nx\n```\n|"],
    ["leaves one from a line above", "```\nx|\ny\n```\nAnd", "```\nx\ny\n```\n|And"],
    ["closes one that is open", "```python\nx|", "```python\nx\n```\n|"],
  ])("%s", (_, before, expected) => {
    expect(after(toggleCode, before)).toBe(expected);
  });

  it("always goes to the other side", () => {
    const line = fc.constantFrom("x = 1", "```", "```py", "", "  y");
    const lines = fc.array(line, { maxLength: 6 }).map((some) => some.join("\n"));
    fc.assert(
      fc.property(lines, fc.nat(40), (text, at) => {
        const from = Math.min(at, text.length);
        const edit = toggleCode(text, { from, to: from });
        const edited = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
        expect(isInCode(edited, edit.selection.from)).toBe(!isInCode(text, from));
      }),
    );
  });
});

describe("Enter in code", () => {
  test.each([
    ["begins a line", "```\nx|", "```\nx\n|"],
    ["keeps the indentation", "```\n    x|\n```", "```\n    x\n    |\n```"],
    ["keeps tabs", "```\n\tx|", "```\n\tx\n\t|"],
    ["takes the place of what is selected", "```\na|b|c", "```\na\n|c"],
    ["takes no indentation from the fence", "  ```|", "  ```\n|"],
  ])("%s", (_, before, expected) => {
    expect(after(newLineInCode, before)).toBe(expected);
  });
});

describe("Tab in code", () => {
  test.each([
    ["indents by four", "```\n|x", "```\n    |x"],
    ["goes to the next stop", "```\nxy|z", "```\nxy  |z"],
    ["goes a whole step from a stop", "```\n    |x", "```\n        |x"],
    ["indents every line of a selection", "```\n|a\n\n  b|", "```\n|    a\n\n      b|"],
  ])("%s", (_, before, expected) => {
    expect(after(indentCode, before)).toBe(expected);
  });

  test.each([
    ["moves the line out", "```\n    x|", "```\nx|"],
    ["takes what there is", "```\n  x|", "```\nx|"],
    ["takes one tab", "```\n\t\tx|", "```\n\tx|"],
    ["stays in its line", "```\n |   x", "```\n|x"],
    ["does nothing where nothing is", "```\nx|", "```\nx|"],
    ["moves every line of a selection out", "|    a\n  b\nc|", "|a\nb\nc|"],
  ])("with Shift %s", (_, before, expected) => {
    expect(after(outdentCode, before)).toBe(expected);
  });

  it("with Shift takes back what it did to whole lines", () => {
    const [text, selection] = parse("|a\n    b\n\tc|");
    const edit = indentCode(text, selection);
    const back = outdentCode(edit.insert, edit.selection);
    expect(back.insert).toBe(text);
  });
});

describe("a message", () => {
  test.each(["", "  \n", "```", "```\n\n```", "```python\n  \n```"])("%j says nothing", (text) => {
    expect(saysSomething(text)).toBe(false);
  });

  test.each(["x", "```\nx\n```", "```x = 1", "``"])("%j says something", (text) => {
    expect(saysSomething(text)).toBe(true);
  });

  it("has code where a fence was opened", () => {
    expect(hasCode("Hello `x`")).toBe(false);
    expect(hasCode("Hello\n```")).toBe(true);
  });
});
