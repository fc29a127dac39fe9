import { describe, expect, it } from "vitest";
import { messageEntryOf } from "./message-entry.ts";
import { aChatDraft, aMessage } from "../testing/chat.ts";

describe("[CHAT-1] the state of a message", () => {
  it("is sent once it is stored", () => {
    expect(messageEntryOf(aMessage(1))).toMatchObject({ state: "sent", failure: null });
  });

  it("is sending while it is on its way", () => {
    expect(messageEntryOf(aChatDraft())).toMatchObject({ state: "sending", failure: null });
  });

  it("is failed, with the words, once it was refused", () => {
    expect(messageEntryOf(aChatDraft({ failure: "no" }))).toMatchObject({
      state: "failed",
      failure: "no",
    });
  });
});

describe("the image of a message", () => {
  it("comes from its address, with its size", () => {
    const message = aMessage(1, { img: "/chats/s1/images/i1", imgWidth: 40, imgHeight: 30 });
    expect(messageEntryOf(message).image).toEqual({
      source: "/chats/s1/images/i1",
      width: 40,
      height: 30,
    });
  });

  it("comes from the browser while it is on its way", () => {
    const blob = new Blob(["png"]);
    const draft = aChatDraft({ image: { blob, width: 40, height: 30 } });
    expect(messageEntryOf(draft).image).toEqual({ source: blob, width: 40, height: 30 });
  });
});

it("is the same entry for the same message", () => {
  const message = aMessage(1);
  expect(messageEntryOf(message)).toBe(messageEntryOf(message));
});
