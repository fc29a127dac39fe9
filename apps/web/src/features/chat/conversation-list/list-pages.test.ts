import { describe, expect, it } from "vitest";
import { aConversation } from "../testing/chat.ts";
import { listOf, withList } from "./list-pages.ts";

const [s1, s2, s3] = ["s1", "s2", "s3"].map((scheduleId) => aConversation({ scheduleId })) as [
  ReturnType<typeof aConversation>,
  ReturnType<typeof aConversation>,
  ReturnType<typeof aConversation>,
];

describe("[CHAT-7] the list of pages", () => {
  it("has each conversation once, where it comes first", () => {
    const earlier = { ...s2, unread: 2 };
    expect(listOf({ pages: [{ chats: [earlier, s1] }, { chats: [s2, s3] }] })).toEqual([
      earlier,
      s1,
      s3,
    ]);
  });

  it("keeps the length and the rest of each page in another order", () => {
    const data = {
      pageParams: [null, "b"],
      pages: [
        { chats: [s1, s2], next: "b" },
        { chats: [s3], next: null },
      ],
    };
    expect(withList(data, [s3, s1, s2])).toEqual({
      pageParams: [null, "b"],
      pages: [
        { chats: [s3, s1], next: "b" },
        { chats: [s2], next: null },
      ],
    });
  });
});
