// @vitest-environment jsdom
import { failures } from "@codetale/contract/errors";
import { startTest } from "@codetale/contract/schedules";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { bubbles, button, findLog, input, labels, maybeButton } from "../testing/screen-parts.ts";
import { anImageFile } from "#testing/an-image";
import { stubIndexedDb } from "#testing/fake-indexed-db";
import { sentTo } from "#testing/server";
import { aChatSchedule, aConversation, grace } from "../testing/chat.ts";
import { words } from "../words.ts";
import { aChatScreen } from "../testing/open-screen.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("writing", () => {
  it("[CHAT-1] shows a message as sending, then as sent, and stays where one writes", async () => {
    const { live, room, open } = aChatScreen();
    const answer = live.answer;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    live.answer = (message) => held.then(() => answer(message));
    const { user } = await open();
    await findLog();
    await user.type(input(), "Hello{Shift>}{Enter}{/Shift}there{Enter}");
    expect(labels()[0]).toMatch(/^You, .*, sending$/);
    expect(input()).toBe(document.activeElement);
    expect(input()).toHaveProperty("value", "");
    release();
    await waitFor(() => expect(labels()[0]).toMatch(/, sent$/));
    expect(room.stored[0]?.text).toBe("Hello\nthere");
  });

  it("[CHAT-1] shows a refusal in its words, with a way to try again", async () => {
    const { room, open } = aChatScreen();
    room.fate = "server/failed";
    const { user } = await open();
    await findLog();
    await user.type(input(), "Hello{Enter}");
    await screen.findByText(failures["server/failed"].message);
    expect(labels()[0]).toMatch(/, failed$/);

    room.fate = "answered";
    await user.click(button("Retry"));
    await waitFor(() => expect(labels()).toEqual([expect.stringMatching(/, sent$/)]));
  });

  it("lets go of a refused message", async () => {
    const { room, open } = aChatScreen();
    room.fate = "server/failed";
    const { user } = await open();
    await findLog();
    await user.type(input(), "Hello{Enter}");
    await user.click(await screen.findByRole("button", { name: "Discard" }));
    expect(bubbles()).toHaveLength(0);
  });

  it("[CHAT-6] goes on while the connection is away, says so, and sends in order afterwards", async () => {
    const { live, room, open } = aChatScreen();
    const { user } = await open();
    await findLog();
    act(() => live.disconnect());
    await user.type(input(), "first{Enter}second{Enter}");
    const away = "Connection lost. What you write is kept and sent when it is back.";
    expect(await screen.findByText(away)).toBeTruthy();
    expect(labels()).toEqual([
      expect.stringMatching(/, sending$/),
      expect.stringMatching(/, sending$/),
    ]);

    act(() => live.connect());
    await waitFor(() => expect(room.stored.map(({ text }) => text)).toEqual(["first", "second"]));
    await waitFor(() => expect(screen.queryByText(away)).toBeNull());
  });

  it("[CHAT-6] sends what waits when the conversation is left", async () => {
    const { live, room, open } = aChatScreen();
    const rows = stubIndexedDb();
    room.fate = "server/busy";
    const { router, user } = await open();
    await findLog();
    await user.type(input(), "first{Enter}second{Enter}");
    await waitFor(() => expect(rows()).toHaveLength(2));
    await act(() => router.navigate("/coders_home"));
    await screen.findByRole("heading", { name: "Coder home" });

    room.fate = "answered";

    await waitFor(() => expect(room.stored.map(({ text }) => text)).toEqual(["first", "second"]));
    await waitFor(() => expect(rows()).toEqual([]));
    live.close();
  });

  it("[CHAT-2] offers Send only when there is text or an image", async () => {
    const { open } = aChatScreen();
    const { user } = await open();
    await findLog();
    expect(maybeButton("Send")).toBeNull();
    await user.type(input(), "  ");
    expect(maybeButton("Send")).toBeNull();
    await user.type(input(), "x");
    expect(button("Send")).toBeTruthy();
    await user.clear(input());
    expect(maybeButton("Send")).toBeNull();

    await user.upload(picker(), anImageFile("a.png"));
    expect(await screen.findByRole("button", { name: "Send" })).toBeTruthy();
    await user.click(button("Remove image"));
    expect(maybeButton("Send")).toBeNull();
  });

  it("[CHAT-1] sends an image, and opens it large", async () => {
    const { room, open } = aChatScreen();
    const { user } = await open();
    await findLog();
    await user.upload(picker(), anImageFile("a.png"));
    await user.click(await screen.findByRole("button", { name: "Send" }));
    await waitFor(() => expect(room.stored[0]?.img).toBe("/chats/s1/images/i1"));

    const thumbnail = await screen.findByRole("button", { name: /^Open image from You/ });
    await user.click(thumbnail);
    expect(screen.getByRole("dialog", { name: "Your image" })).toBeTruthy();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(thumbnail);
  });

  it("[CHAT-2] refuses anything but an image, in words", async () => {
    const { open } = aChatScreen();
    await open();
    await findLog();
    const file = new File(["%PDF"], "a.pdf", { type: "application/pdf" });
    fireEvent.paste(input(), { clipboardData: { files: [file] } });
    const refusal = await screen.findByText(failures["file/not-an-image"].message);
    expect(refusal.getAttribute("role")).toBe("alert");
    expect(maybeButton("Send")).toBeNull();
  });

  it("says when a message is too long, and sends nothing of it", async () => {
    const { room, open } = aChatScreen();
    const { user } = await open();
    await findLog();
    fireEvent.change(input(), { target: { value: "x".repeat(7_990) } });
    expect(screen.getByText("10 of 8000 characters left")).toBeTruthy();
    fireEvent.change(input(), { target: { value: "x".repeat(8_001) } });
    expect(screen.getByText(/^Too long by 1 character\./)).toBeTruthy();
    await user.click(button("Send"));
    expect(bubbles()).toHaveLength(0);
    expect(room.stored).toEqual([]);
  });
});

describe("[CHAT-3] exiting the test", () => {
  it("is not the learner's", async () => {
    const { open } = aChatScreen();
    await open();
    await findLog();
    expect(maybeButton("Exit Test")).toBeNull();
  });

  it("asks the coder, marks the session completed and goes back", async () => {
    const { server, open } = aChatScreen();
    server.session = { ...server.session, ...grace, person: "coder" };
    const { router, user } = await open();
    await user.click(button("Exit Test"));
    const question = await screen.findByRole("dialog", { name: "Exit this test?" });
    await user.click(within(question).getByRole("button", { name: "Exit Test" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/coders_home"));
    expect(sentTo(startTest)).toEqual([{ scheduleId: "s1", key: "completed" }]);
  });

  it("does nothing when the coder stays", async () => {
    const { server, open } = aChatScreen();
    server.session = { ...server.session, ...grace, person: "coder" };
    const { user } = await open();
    await user.click(button("Exit Test"));
    await user.click(await screen.findByRole("button", { name: "Stay" }));
    expect(sentTo(startTest)).toEqual([]);
  });

  it("changes the other's screen by itself", async () => {
    const { live, server, open } = aChatScreen();
    await open();
    await findLog();
    expect(input()).toBeTruthy();
    server.chat = aConversation({ isOpen: false });
    server.schedule = aChatSchedule({ completed: true });
    act(() => live.notify("schedule:changed", { scheduleId: "s1" }));
    const notice = await screen.findByText(words.completedText);
    expect(notice.parentElement?.textContent).toContain("Test Completed");
    expect(screen.queryByRole("textbox", { name: "Message" })).toBeNull();
    expect(screen.getByRole("link", { name: "Review" }).getAttribute("href")).toBe(
      "/review_chat?scheduleId=s1",
    );
    expect(screen.getByRole("link", { name: "My Schedules" })).toBeTruthy();
  });

  it("is noticed too when a message is refused because of it", async () => {
    const { server, room, open } = aChatScreen();
    const { user } = await open();
    await findLog();
    server.chat = aConversation({ isOpen: false });
    server.schedule = aChatSchedule({ completed: true });
    room.fate = "chat/closed";
    await user.type(input(), "too late{Enter}");
    await screen.findByText(words.completedText);
    expect(screen.getByText(failures["chat/closed"].message)).toBeTruthy();
    expect(maybeButton("Retry")).toBeNull();
  });
});

function picker(): HTMLInputElement {
  return document.querySelector<HTMLInputElement>("input[type=file]")!;
}
