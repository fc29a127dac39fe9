import { at } from "@codetale/domain/testing/at";
import { describe, expect, it } from "vitest";
import { withMessage, withRead } from "./list-updates.ts";
import { aConversation, aMessage, ada, grace } from "../testing/chat.ts";

const first = aConversation({ scheduleId: "s1", chatId: "grace_ada" });
const second = aConversation({ scheduleId: "s2", chatId: "lin_ada" });

describe("[CHAT-7] a message that is heard", () => {
  const heard = aMessage(2, { scheduleId: "s2", senderId: grace.uid, date: at("10:40") });

  it("brings its conversation to the top, with its text, its date and one more unread", () => {
    const [top, next] = withMessage([first, second], heard, ada.uid, 0) ?? [];
    expect(top).toMatchObject({
      scheduleId: "s2",
      lastMessage: { text: "message 2", date: at("10:40"), senderId: grace.uid },
      unread: 1,
    });
    expect(next).toBe(first);
  });

  it("is cut at 60 characters with an ellipsis", () => {
    const long = { ...heard, text: "x".repeat(61) };
    expect(withMessage([second], long, ada.uid, 0)?.[0]?.lastMessage?.text).toBe(
      `${"x".repeat(60)}…`,
    );
  });

  it("is an image when it has no words", () => {
    const wordless = { ...heard, text: "", img: "/chats/s2/images/i1" };
    expect(withMessage([second], wordless, ada.uid, 0)?.[0]?.lastMessage?.text).toBe("Image");
  });

  it("leaves nothing unread when it is one's own", () => {
    const own = { ...heard, senderId: ada.uid };
    expect(withMessage([{ ...second, unread: 3 }], own, ada.uid, 0)?.[0]?.unread).toBe(0);
  });

  it("changes nothing when it is older than what the list shows", () => {
    const list = [first, second];
    expect(withMessage(list, { ...heard, date: at("09:00") }, ada.uid, 0)).toBe(list);
  });

  it("counts once when it is published again, as the last one or after another", () => {
    const next = { ...heard, id: "m3", seq: 3, text: "message 3" };
    const one = withMessage([first, second], heard, ada.uid, 0) ?? [];
    expect(withMessage(one, heard, ada.uid, 2)).toBe(one);
    const two = withMessage(one, next, ada.uid, 2) ?? [];
    expect(two[0]?.unread).toBe(2);
    expect(withMessage(two, heard, ada.uid, 3)).toBe(two);
    expect(withMessage(two, next, ada.uid, 3)).toBe(two);
  });

  it("counts no more where the list was read with it", () => {
    const shown = { text: heard.text, date: heard.date, senderId: heard.senderId };
    const list = [{ ...second, lastMessage: shown, unread: 1 }];
    expect(withMessage(list, heard, ada.uid, 0)).toBe(list);
    const others = [
      { ...heard, text: "another" },
      { ...heard, date: heard.date + 1 },
      { ...heard, senderId: "lin" },
    ];
    for (const other of others) expect(withMessage(list, other, ada.uid, 0)?.[0]?.unread).toBe(2);
  });

  it("asks to read the list anew when its conversation is not in it", () => {
    expect(withMessage([first], heard, ada.uid, 0)).toBeNull();
  });

  it("is the first of a conversation in which nothing was said", () => {
    const silent = { ...second, lastMessage: null };
    expect(withMessage([silent], heard, ada.uid, 0)?.[0]?.lastMessage?.text).toBe("message 2");
  });
});

it("[CHAT-7] counts nothing as unread in a conversation that was read, and leaves the others", () => {
  const list = [
    { ...first, unread: 2 },
    { ...second, unread: 1 },
  ];
  expect(withRead(list, "s1").map(({ unread }) => unread)).toEqual([0, 1]);
  expect(withRead(list, "s1")[1]).toBe(list[1]);
});
