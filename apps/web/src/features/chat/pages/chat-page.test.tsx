// @vitest-environment jsdom
import { listMessages, markRead, readChat } from "@codetale/contract/chat";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { refuse, sentTo } from "#testing/server";
import { aConversation, aChatSchedule, aMessage } from "../testing/chat.ts";
import { bubbles, button, findLog, labels, log, maybeButton } from "../testing/screen-parts.ts";
import { aChatScreen } from "../testing/open-screen.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("reading", () => {
  it("[CHAT-1][CHAT-8] shows the conversation of the address with sender, time and state", async () => {
    const { room, open } = aChatScreen();
    room.say("Ready?");
    room.stored.push(aMessage(2, { senderId: "ada", text: "Yes" }));
    await open();
    await screen.findByText("Ready?");
    expect(labels()).toEqual(["Grace Hopper, 10:01 AM, received", "You, 10:02 AM, sent"]);
    expect(log().getAttribute("aria-label")).toBe("Conversation with Grace Hopper");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Grace Hopper");
  });

  it("[CHAT-1] leads a learner to the profile of their coder", async () => {
    const { open } = aChatScreen();
    await open();
    const profile = await screen.findByRole("link", { name: "Profile of Grace Hopper" });
    expect(profile.getAttribute("href")).toBe("/coder/grace");
  });

  it("[CHAT-1] is headed by the name of the other, whichever way that is written", async () => {
    const { open } = aChatScreen();
    await open();
    const heading = await screen.findByRole("heading", { level: 1, name: "Grace Hopper" });
    expect(heading.querySelector("bdi")?.textContent).toBe("Grace Hopper");
  });

  it("[CHAT-1] shows what is said while one looks", async () => {
    const { room, open } = aChatScreen();
    await open();
    await findLog();
    act(() => void room.say("A new question"));
    expect(within(log()).getByText("A new question")).toBeTruthy();
  });

  it("[CHAT-6] shows after a reconnect what was missed, each once", async () => {
    const { live, room, open } = aChatScreen();
    room.say("before");
    await open();
    await screen.findByText("before");
    act(() => live.disconnect());
    room.say("missed");
    act(() => live.connect());
    await screen.findByText("missed");
    expect(bubbles()).toHaveLength(2);
  });

  it("invites to begin where nothing was said", async () => {
    const { open } = aChatScreen();
    await open();
    expect(await screen.findByText("Say hello to Grace Hopper.")).toBeTruthy();
  });

  it("says that it could not be loaded, and tries again", async () => {
    const { server, room, open } = aChatScreen();
    room.say("there");
    refuse(listMessages, "server/failed");
    const { user } = await open();
    await screen.findByText("The conversation could not be loaded.");
    server.answer();
    await user.click(button("Try again"));
    expect(await screen.findByText("there")).toBeTruthy();
  });

  it("[CHAT-8] says that it is not open yet, and opens by itself once the test is started", async () => {
    const { live, server, room, open } = aChatScreen();
    room.say("there");
    refuse(readChat, "chat/not-open");
    await open();
    await screen.findByRole("heading", { level: 1, name: "Not opened yet" });
    expect(screen.getByRole("link", { name: "My Schedules" })).toBeTruthy();

    server.answer();
    act(() => live.notify("schedule:changed", { scheduleId: "s1" }));
    expect(await screen.findByText("there")).toBeTruthy();
  });

  it("tells the server how far was read", async () => {
    const { room, open } = aChatScreen();
    room.say("1");
    await open();
    await screen.findByText("1");
    act(() => void room.say("2"));
    await waitFor(() => {
      expect(sentTo(markRead).at(-1)).toEqual({ seq: 2 });
    });
  });

  it("counts in the title what is said while nobody looks, and leaves it unread", async () => {
    const { room, open } = aChatScreen();
    room.say("seen");
    await open();
    await screen.findByText("seen");
    hide("hidden");
    act(() => void room.say("unseen"));
    await waitFor(() => expect(document.title).toMatch(/^\(1\) Chat with Grace Hopper/));
    expect(sentTo(markRead)).not.toContainEqual({ seq: 2 });

    hide("visible");
    await waitFor(() => expect(document.title).toMatch(/^Chat with Grace Hopper/));
    await waitFor(() => expect(sentTo(markRead)).toContainEqual({ seq: 2 }));
  });
});

describe("review", () => {
  it("[CHAT-4] shows everything said, in order, and nowhere to write", async () => {
    const { server, room, open } = aChatScreen();
    server.schedule = aChatSchedule({ completed: true });
    server.chat = aConversation({ isOpen: false });
    const said = ["1", "2", "3", "4", "5", "6", "7"];
    for (const text of said) room.say(text);
    await open("/review_chat?scheduleId=s1");
    await screen.findByText("7");
    expect(bubbles().map((bubble) => bubble.querySelector("p")?.textContent)).toEqual(said);
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(maybeButton("Attach image")).toBeNull();
    expect(screen.getAllByText("Test Completed").length).toBeGreaterThan(0);
  });

  it("[CHAT-4] hides the input while the test goes on, too", async () => {
    const { open } = aChatScreen();
    await open("/review_chat?scheduleId=s1");
    await findLog();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByRole("link", { name: "Continue Test" })).toBeTruthy();
  });
});

describe("the conversation list", () => {
  it("[CHAT-7] shows the other's name, the last message, its date and how much is unread", async () => {
    const { server, open } = aChatScreen();
    server.conversations = [
      aConversation(),
      aConversation({
        scheduleId: "s2",
        userInfo: { uid: "lin", name: "Lin Wei", photoURL: null },
        lastMessage: {
          text: "See you…",
          date: Date.parse("2026-02-28T09:00Z"),
          senderId: "ada",
        },
        unread: 2,
        isOpen: false,
      }),
    ];
    await open();
    const list = await screen.findByRole("navigation", { name: "Conversations" });
    const other = await within(list).findByRole("link", { name: /Lin Wei/ });
    expect(other.textContent).toContain("See you…");
    expect(other.textContent).toContain("28 Feb 2026");
    expect(other.textContent).toContain("2 unread");
    expect(other.getAttribute("href")).toBe("/review_chat?scheduleId=s2");
    expect(within(list).getByRole("link", { name: /Grace/ }).getAttribute("aria-current")).toBe(
      "page",
    );
  });

  it("cuts a long name at its end, whichever way it is written", async () => {
    const { server, open } = aChatScreen();
    const name = "\u0634\u0647\u0631\u0632\u0627\u062f";
    const userInfo = { uid: "lin", name, photoURL: null };
    server.conversations = [aConversation(), aConversation({ scheduleId: "s2", userInfo })];
    await open();

    expect((await screen.findByText(name)).dir).toBe("auto");
  });

  it("[CHAT-7] follows what is said elsewhere", async () => {
    const { live, server, open } = aChatScreen();
    server.conversations.push(aConversation({ scheduleId: "s2" }));
    await open();
    await waitFor(() => expect(screen.getAllByText("message 1")).toHaveLength(2));
    act(() => live.notify("message:new", aMessage(9, { scheduleId: "s2", text: "Over here" })));
    expect(await screen.findByText("Over here")).toBeTruthy();
    expect(screen.getByText("1 unread")).toBeTruthy();
  });

  it("[CHAT-7] counts messages once that are published again, also those of one instant", async () => {
    const { live, server, open } = aChatScreen();
    server.conversations.push(aConversation({ scheduleId: "s2" }));
    await open();
    await waitFor(() => expect(screen.getAllByText("message 1")).toHaveLength(2));
    const said = aMessage(9, { scheduleId: "s2", text: "Over here" });
    const next = aMessage(10, { scheduleId: "s2", text: "And here", date: said.date });
    for (const message of [said, next, said, next]) act(() => live.notify("message:new", message));

    expect(await screen.findByText("And here")).toBeTruthy();
    expect(screen.getByText("2 unread")).toBeTruthy();
  });

  it("stands alone when the address names no conversation", async () => {
    const { open } = aChatScreen();
    await open("/schedule_chat");
    expect(await screen.findByRole("link", { name: /Grace Hopper/ })).toBeTruthy();
  });

  it("says so when there are none", async () => {
    const { server, open } = aChatScreen();
    server.conversations = [];
    await open("/schedule_chat");
    expect(await screen.findByText("You have no conversations yet.")).toBeTruthy();
  });
});

describe("without a conversation", () => {
  it("[CHAT-5] says that there is none for this person, with a way on", async () => {
    const { open } = aChatScreen();
    await open("/schedule_chat?scheduleId=somebody-elses");
    expect(await screen.findByText(/does not exist, or it is between other people/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "My Schedules" })).toBeTruthy();
  });

  it("says that it opens with the test, and follows when it does", async () => {
    const { live, server, open } = aChatScreen();
    server.schedule = aChatSchedule({ started: false });
    await open();
    expect(screen.getByText(/opens when the test is started/)).toBeTruthy();
    server.schedule = aChatSchedule();
    act(() => live.notify("schedule:changed", { scheduleId: "s1" }));
    expect(await findLog()).toBeTruthy();
  });
});

function hide(visibilityState: DocumentVisibilityState): void {
  Object.defineProperty(document, "visibilityState", {
    value: visibilityState,
    configurable: true,
  });
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}
