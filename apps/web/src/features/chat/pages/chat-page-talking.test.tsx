// @vitest-environment jsdom
import { deleteMessage, editMessage } from "@codetale/contract/chat";
import { failures } from "@codetale/contract/errors";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { on, refusal, sentTo } from "#testing/server";
import { aConversation, ada, aMessage, grace } from "../testing/chat.ts";
import { aChatScreen } from "../testing/open-screen.tsx";
import { bubbles, button, findLog, input, maybeButton } from "../testing/screen-parts.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The screen with one message of the learner's, said just now, and one of the coder's. */
async function openTalk() {
  const screens = aChatScreen();
  const { room } = screens;
  room.stored.push(aMessage(1, { text: "Is it `O(n)`?", senderId: ada.uid, date: Date.now() }));
  room.stored.push(aMessage(2, { text: "It is", senderId: grace.uid, date: Date.now() }));
  screens.server.chat = aConversation({ readSeq: 2 });
  const { user } = await screens.open();
  await findLog();
  await waitFor(() => expect(bubbles()).toHaveLength(2));
  const openMenu = (index: number) =>
    user.click(within(bubbles()[index]!).getByRole("button", { name: /^Actions for/ }));
  return { ...screens, user, openMenu };
}

describe("[CHAT-1] one's own message", () => {
  it("is edited, and shows that it was", async () => {
    const { user, openMenu, room } = await openTalk();
    on(editMessage, ({ body }) => {
      room.change("m1", { ...(body as object), editedAt: Date.now() });
      return { success: true as const, message: room.stored[0]! };
    });
    await openMenu(0);
    await user.click(await screen.findByRole("menuitem", { name: "Edit" }));
    const text = await screen.findByRole("textbox", { name: "Text" });
    await user.clear(text);
    await user.type(text, "Is it linear?");
    await user.click(button("Save"));
    await waitFor(() => expect(bubbles()[0]?.textContent).toContain("Is it linear?"));
    expect(bubbles()[0]?.textContent).toContain("edited");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const actions = within(bubbles()[0]!).getByRole("button", { name: /^Actions for/ });
    expect(document.activeElement).toBe(actions);
  });

  it("is deleted after a question, and leaves a trace", async () => {
    const { user, openMenu, room } = await openTalk();
    on(deleteMessage, () => {
      room.change("m1", { text: "", deletedAt: Date.now() });
      return { success: true as const, message: room.stored[0]! };
    });
    await openMenu(0);
    await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
    const question = await screen.findByRole("dialog", { name: "Delete this message?" });
    await user.click(within(question).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(bubbles()[0]?.textContent).toContain("Message deleted"));
    expect(sentTo(deleteMessage)).toHaveLength(1);
    expect(within(bubbles()[0]!).queryByRole("button", { name: /^Actions for/ })).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toContain("Message deleted"));
    expect(document.activeElement).not.toBe(document.body);
  });

  it("keeps the focus where it is, once it is not deleted after all", async () => {
    const { user, openMenu } = await openTalk();
    const actions = within(bubbles()[0]!).getByRole("button", { name: /^Actions for/ });
    await openMenu(0);
    await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
    const question = await screen.findByRole("dialog", { name: "Delete this message?" });
    await user.click(within(question).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(document.activeElement).toBe(actions));
  });

  it("stays as it is where the server refuses, in its words", async () => {
    const { user, openMenu } = await openTalk();
    on(editMessage, () => refusal("chat/message-too-old"));
    await openMenu(0);
    await user.click(await screen.findByRole("menuitem", { name: "Edit" }));
    await user.click(await screen.findByRole("button", { name: "Save" }));
    expect(await screen.findByText(failures["chat/message-too-old"].message)).toBeTruthy();
  });

  it("changes here when it was changed elsewhere, also while this screen was away", async () => {
    const { live, room } = await openTalk();
    act(() => live.disconnect());
    room.change("m2", { text: "It is not", editedAt: 1 });
    act(() => live.connect());
    await waitFor(() => expect(bubbles()[1]?.textContent).toContain("It is not"));
  });
});

describe("[CHAT-1] the other's message", () => {
  it("can be answered and not changed", async () => {
    const { user, openMenu, room } = await openTalk();
    await openMenu(1);
    const menu = await screen.findByRole("menu");
    expect(within(menu).queryByRole("menuitem", { name: "Edit" })).toBeNull();
    expect(within(menu).queryByRole("menuitem", { name: "Delete" })).toBeNull();
    await user.click(within(menu).getByRole("menuitem", { name: "Reply" }));
    await waitFor(() => expect(document.activeElement).toBe(input()));
    expect(screen.getByText("Reply to Grace Hopper")).toBeTruthy();
    await user.type(input(), "Why?{Enter}");
    await waitFor(() => expect(room.stored[2]).toMatchObject({ text: "Why?", replyTo: "m2" }));
    const quote = within(bubbles()[2]!).getByRole("button", { name: /Grace Hopper/ });
    expect(quote.textContent).toContain("It is");
    expect(maybeButton("Do not reply to it")).toBeNull();
  });
});

describe("[CHAT-1] how far one's own message has come", () => {
  it("is shown under it", async () => {
    const { live } = await openTalk();
    const receipt = { scheduleId: "s1", uid: grace.uid };
    expect(bubbles()[0]?.textContent).not.toContain("Delivered");
    act(() => live.notify("chat:receipt", { ...receipt, receivedSeq: 1, readSeq: 0 }));
    expect(bubbles()[0]?.textContent).toContain("Delivered");
    act(() => live.notify("chat:receipt", { ...receipt, receivedSeq: 1, readSeq: 1 }));
    expect(bubbles()[0]?.textContent).toContain("Seen");
  });
});

describe("[CHAT-1] the other participant", () => {
  it("is seen to be there and to type, and is told of this one", async () => {
    const { live, user } = await openTalk();
    const there = { scheduleId: "s1", uid: grace.uid, isHere: true };
    expect(screen.queryByText("Grace Hopper is here")).toBeNull();
    const before = live.attended.length;
    act(() => live.notify("chat:attendance", { ...there, isTyping: false }));
    expect(screen.getByText("Grace Hopper is here")).toBeTruthy();
    expect(live.attended).toHaveLength(before + 1);
    act(() => live.notify("chat:attendance", { ...there, isTyping: true }));
    expect(screen.getByText(/typing/)).toBeTruthy();
    expect(live.attended).toHaveLength(before + 1);

    await user.type(input(), "abc");
    expect(live.attended.slice(before + 1)).toEqual([
      { scheduleId: "s1", isHere: true, isTyping: true },
    ]);
    act(() => live.notify("chat:attendance", { ...there, isHere: false, isTyping: false }));
    expect(screen.queryByText("Grace Hopper is here")).toBeNull();
  });
});

it("[CHAT-7] what is unread when the chat is opened is marked", async () => {
  const { server, room, open } = aChatScreen();
  room.stored.push(aMessage(1), aMessage(2), aMessage(3));
  server.chat = aConversation({ readSeq: 1, unread: 2 });
  await open();
  await findLog();
  const line = await screen.findByRole("separator", { name: "New messages" });
  expect(line.nextElementSibling).toBe(bubbles()[1]);
});

it("[CHAT-7] what arrives while it is on screen is not", async () => {
  const { room } = await openTalk();
  act(() => void room.say("And now?"));
  await waitFor(() => expect(bubbles()).toHaveLength(3));
  expect(screen.queryByRole("separator")).toBeNull();
});
