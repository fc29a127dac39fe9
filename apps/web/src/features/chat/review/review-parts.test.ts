import { describe, expect, it, test } from "vitest";
import { messageEntryOf } from "../messages/message-entry.ts";
import { ada, aMessage, grace } from "../testing/chat.ts";
import { contentsOf } from "./contents.ts";
import { findMessages } from "./find-messages.ts";

const entries = [
  aMessage(1, { text: "Reverse a list" }),
  aMessage(2, { text: "```\nlist.reverse()\n```" }),
  aMessage(3, { text: "", senderId: ada.uid, img: "/chats/s1/images/i1" }),
  aMessage(4, { text: "Like\n  THIS?", senderId: ada.uid }),
  aMessage(5, { text: "", deletedAt: 1 }),
].map(messageEntryOf);

describe("[CHAT-4] the contents", () => {
  it("have a line for what was said in one go, and none for what was deleted", () => {
    expect(contentsOf(entries, () => "2026-03-01")).toMatchObject([
      { id: "m1", senderId: grace.uid, text: "Reverse a list", hasCode: true, images: 0 },
      { id: "m3", senderId: ada.uid, text: "Like THIS?", hasCode: false, images: 1 },
    ]);
  });
});

describe("[CHAT-4] searching", () => {
  test.each([
    ["list", ["m1", "m2"]],
    ["LIKE this", ["m4"]],
    ["  ", []],
    ["nothing of it", []],
  ])("%j finds %j", (query, ids) => {
    expect(findMessages(entries, query)).toEqual(ids);
  });
});
