// @vitest-environment jsdom
import { failures } from "@codetale/contract/errors";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { anImageFile } from "#testing/an-image";
import { aChatSchedule, aConversation } from "../testing/chat.ts";
import { aChatScreen } from "../testing/open-screen.tsx";
import { button, findLog, input, maybeButton } from "../testing/screen-parts.ts";
import { words } from "../words.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openChat() {
  const screens = aChatScreen();
  const { user } = await screens.open();
  await findLog();
  return { ...screens, user };
}

it("[CHAT-1] text from a terminal is sent without the characters that no message may have", async () => {
  const { user, room } = await openChat();
  fireEvent.change(input(), { target: { value: "\u001B[1mok\u001B[0m" } });
  await user.type(input(), "{Enter}");
  await waitFor(() => expect(room.stored[0]?.text).toBe("[1mok[0m"));
});

describe("[CHAT-1] writing code", () => {
  it("begins with the button, where Enter begins a line and Tab indents", async () => {
    const { user, room } = await openChat();
    await user.type(input(), "Like this:");
    await user.click(button("Code"));
    expect(button("Code").getAttribute("aria-pressed")).toBe("true");
    await user.keyboard("def f():{Enter}{Tab}return 1{Enter}pass");
    expect(input()).toHaveProperty(
      "value",
      "Like this:\n```\ndef f():\n    return 1\n    pass\n```",
    );
    await user.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() =>
      expect(room.stored[0]?.text).toBe("Like this:\n```\ndef f():\n    return 1\n    pass\n```"),
    );
    expect(button("Code").getAttribute("aria-pressed")).toBe("false");
  });

  it("begins with an open fence too, and ends with the button", async () => {
    const { user, room } = await openChat();
    await user.type(input(), "```python{Enter}x = 1{Enter}{Tab}y");
    await user.keyboard("{Shift>}{Tab}{/Shift}");
    expect(input()).toHaveProperty("value", "```python\nx = 1\ny");
    await user.click(button("Code"));
    await user.keyboard("Right?{Enter}");
    await waitFor(() => expect(room.stored[0]?.text).toBe("```python\nx = 1\ny\n```\nRight?"));
  });

  it("is left by keyboard with Escape and Tab", async () => {
    const { user } = await openChat();
    await user.type(input(), "```{Enter}{Tab}");
    expect(document.activeElement).toBe(input());
    await user.keyboard("{Escape}{Tab}");
    expect(document.activeElement).toBe(button("Code"));
    await user.click(input());
    await user.keyboard("{Tab}");
    expect(document.activeElement).toBe(input());
    expect(input()).toHaveProperty("value", "```\n        ");
  });

  it("[CHAT-2] does not offer to send fences around nothing", async () => {
    const { user } = await openChat();
    await user.click(button("Code"));
    expect(input()).toHaveProperty("value", "```\n\n```");
    expect(maybeButton("Send")).toBeNull();
    await user.keyboard("x");
    expect(button("Send")).toBeTruthy();
  });
});

describe("[CHAT-1] several images", () => {
  it("go in one go, the text with the first", async () => {
    const { user, room } = await openChat();
    await user.upload(picker(), [anImageFile("a.png"), anImageFile("b.png"), anImageFile("c.png")]);
    await user.click(await screen.findByRole("button", { name: "Remove image 2" }));
    await user.type(input(), "Two pages{Enter}");
    await waitFor(() => expect(room.stored).toHaveLength(2));
    expect(room.stored.map(({ text, img }) => [text, img])).toEqual([
      ["Two pages", "/chats/s1/images/i1"],
      ["", "/chats/s1/images/i1"],
    ]);
    expect(maybeButton("Remove image")).toBeNull();
  });

  it("[CHAT-2] are taken as far as they are images, and the refusal is told", async () => {
    await openChat();
    const files = [anImageFile("a.png"), new File(["%PDF"], "b.pdf", { type: "application/pdf" })];
    fireEvent.paste(input(), { clipboardData: { files } });
    expect(await screen.findByRole("button", { name: "Remove image" })).toBeTruthy();
    expect(await screen.findByText(failures["file/not-an-image"].message)).toBeTruthy();
  });

  it("are ten at a time", async () => {
    const { user } = await openChat();
    const files = Array.from({ length: 11 }, (_, index) => anImageFile(`${index}.png`));
    await user.upload(picker(), files);
    await screen.findByText(words.tooManyImages(10));
    expect(screen.getAllByRole("button", { name: /^Remove image/ })).toHaveLength(10);
  });
});

it("[CHAT-3] what was being written when the test is exited stays there to be copied", async () => {
  const { user, live, server } = await openChat();
  await user.type(input(), "One more thing");
  server.chat = aConversation({ isOpen: false });
  server.schedule = aChatSchedule({ completed: true });
  act(() => live.notify("schedule:changed", { scheduleId: "s1" }));
  const unsent = await screen.findByRole("region", { name: "Not sent" });
  expect(unsent.textContent).toContain("One more thing");
  await user.click(button("Copy"));
  expect(await navigator.clipboard.readText()).toBe("One more thing");
  await user.click(button("Discard"));
  expect(screen.queryByRole("region", { name: "Not sent" })).toBeNull();
});

function picker(): HTMLInputElement {
  return document.querySelector<HTMLInputElement>("input[type=file]")!;
}
