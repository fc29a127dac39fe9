import { expect, test } from "vitest";
import { sendableText } from "./sendable-text.ts";

test.each([
  ["colours of a terminal", "\u001B[31mred\u001B[0m", "[31mred[0m"],
  ["ends of lines and tabs", "  a\r\n\tb\n", "a\r\n\tb"],
  ["a form feed, NUL and C1", "a\fb\u0000c\u0085d", "abcd"],
  ["half a character", "a\uD83Db 😀", "ab 😀"],
  ["nothing that is seen", "\u001B", ""],
])("[CHAT-1] of %s it sends what a message may have", (_what, typed, sent) => {
  expect(sendableText(typed)).toBe(sent);
});
