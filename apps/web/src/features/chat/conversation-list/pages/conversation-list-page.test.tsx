// @vitest-environment jsdom
import { listConversations } from "@codetale/contract/chat";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { refuse } from "#testing/server";
import { aConversation, aMessage } from "../../testing/chat.ts";
import { aChatScreen } from "../../testing/open-screen.tsx";

afterEach(cleanup);

it("[CHAT-7] shows further conversations once they are asked for, until there are no more", async () => {
  const { live, server, open } = aChatScreen();
  const named = (name: string) => ({ uid: name, name, photoURL: null });
  server.conversations = ["Lin", "Mo", "Nia", "Ola", "Pia"].map((name, n) =>
    aConversation({ scheduleId: `s${n + 2}`, userInfo: named(name) }),
  );
  server.conversationsPerPage = 2;
  await open("/schedule_chat");
  const list = await screen.findByRole("navigation", { name: "Conversations" });
  expect(within(list).getAllByRole("link")).toHaveLength(2);
  await userEvent.click(within(list).getByRole("button", { name: "Show more" }));
  await waitFor(() => expect(within(list).getAllByRole("link")).toHaveLength(4));

  act(() => live.notify("message:new", aMessage(9, { scheduleId: "s4", text: "From below" })));
  await waitFor(() =>
    expect(within(list).getAllByRole("link")[0]?.textContent).toContain("From below"),
  );
  await userEvent.click(within(list).getByRole("button", { name: "Show more" }));
  expect(await within(list).findByRole("link", { name: /Pia/ })).toBeTruthy();
  expect(within(list).getAllByRole("link")).toHaveLength(5);
  expect(within(list).queryByRole("button", { name: "Show more" })).toBeNull();
});

it("says so where further conversations could not be loaded", async () => {
  const { server, open } = aChatScreen();
  server.conversations.push(aConversation({ scheduleId: "s2" }));
  server.conversationsPerPage = 1;
  await open("/schedule_chat");
  const more = await screen.findByRole("button", { name: "Show more" });
  refuse(listConversations, "server/failed");
  await userEvent.click(more);

  expect(await screen.findByText("The conversations could not be loaded.")).toBeTruthy();
  expect(screen.getByRole("link", { name: /Grace Hopper/ })).toBeTruthy();
  server.answer();
  await userEvent.click(more);
  await waitFor(() => expect(screen.getAllByRole("link", { name: /Grace/ })).toHaveLength(2));
});
