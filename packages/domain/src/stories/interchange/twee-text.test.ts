import { describe, expect, it, test } from "vitest";
import { shownText, tagText, tweeText } from "./twee-text.ts";

describe("text that a tool shows", () => {
  test.each([
    ["*waits*", "waits"],
    ["so *very much* so", "so very much so"],
    ["(*a*, *b*)", "(a, b)"],
    ["_waits_, _a b_", "waits, a b"],
    ["''a'' //b// **c** __d__ ~~e~~ ^^f^^", "a b c d e f"],
    ["## Title\n  # Part\nText", "Title Part Text"],
    ["<b>a</b> <EM>b</EM> c<br/>d", "a b c d"],
  ])("%j without emphasis is %j", (twee, shown) => {
    expect(shownText(twee)).toBe(shown);
  });

  test.each([
    "2 * 3 * 4",
    "2*3*4",
    "9*a*",
    "*a*9",
    "é*a*",
    "*a*é",
    "*a",
    "* a*",
    "*a *",
    "snake_case_name",
    "_a _",
    "We are # 1 and ## 2",
    "#1",
    "http://a.example//b",
  ])("has no emphasis in %j", (twee) => {
    expect(shownText(twee)).toBe(twee);
  });

  it("has no emphasis that ends on another line", () => {
    expect(shownText("*a\nb*")).toBe("*a b*");
  });

  test.each([
    ["&amp; &lt; &gt; &quot; &apos;", "& < > \" '"],
    ["a&nbsp;b", "a\u00A0b"],
    ["&#65;&#x41;&#X1f984;", "AA🦄"],
    ["&#1114111;", "\u{10FFFF}"],
    ["&#1114112; &#x110000;", "&#1114112; &#x110000;"],
    ["&nope; &#xg; &amp", "&nope; &#xg; &amp"],
  ])("has %j as %j", (twee, shown) => {
    expect(shownText(twee)).toBe(shown);
  });
});

test.each([
  ["(if: x) (go-to: y) (so)", "&#40;if: x) &#40;go-to: y) (so)"],
  [
    "/// '' ~~ ^^ -- a-b it's",
    "&#47;&#47;&#47; &#39;&#39; &#126;&#126; &#94;&#94; &#45;&#45; a-b it's",
  ],
  [":: a: b::c", "&#58;: a: b::c"],
  ["a & b &amp; &#65;", "a & b &#38;amp; &#38;&#35;65;"],
])("text %j is written as %j, and read back", (text, twee) => {
  expect(tweeText(text)).toBe(twee);
  expect(shownText(twee)).toBe(text);
});

test.each([
  ["Home%20again", "Home again"],
  ["%E0%A4%A8", "न"],
  ["100%", "100%"],
  ["%E0%A4", "%E0%A4"],
])("the tag %s means %j", (tag, text) => {
  expect(tagText(tag)).toBe(text);
});
