// @vitest-environment jsdom
import { readWishes } from "@codetale/contract/stories";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findAlert } from "#testing/find-alert";
import { renderRoutes } from "#testing/render-routes";
import { on, refuse } from "#testing/server";
import { FakeLibraryServer } from "../../testing/fake-library-server.ts";
import { CreatePage } from "./create-page.tsx";

let server: FakeLibraryServer;
beforeEach(() => {
  server = new FakeLibraryServer();
  on(readWishes, wishes);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const wishes = {
  success: true as const,
  childrens_info: [
    { name: "Mina", age: "5", interests: "trains" },
    { name: "Otto", age: "7", interests: "the moon" },
  ],
  characters: [{ name: "Pip", role: "dragon", traits: "brave" }],
  learning_objectives: ["sharing"],
  objective_themes: ["turns"],
  story_language: "en",
};

function open(address = "/stories/create?again=story-1") {
  const view = renderRoutes([{ path: "/stories/create", element: <CreatePage /> }], address);
  void view.live.open();
  return { ...view, user: userEvent.setup() };
}

function valueOf(label: string): string {
  return screen.getByLabelText<HTMLInputElement>(label, { exact: true }).value;
}

it("[SMAKE-7] fills the form with the wishes of the story", async () => {
  open();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Tell it again, but …");
  await screen.findByLabelText("Child name");
  expect([valueOf("Child name"), valueOf("Child name 2"), valueOf("Role")]).toEqual([
    "Mina",
    "Otto",
    "dragon",
  ]);
  expect(valueOf("Story Language")).toBe("English");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /same adventure/ }).checked).toBe(
    true,
  );
  // Our own storyteller understands the form alone.
  expect(screen.queryByLabelText("But this time …")).toBeNull();
});

it("[SMAKE-7] sends what was changed, and keeps the wishes for another time", async () => {
  const { user } = open();
  const name = await screen.findByLabelText("Child name");
  await user.clear(name);
  await user.type(name, "Ada");
  await user.click(screen.getByRole("radio", { name: /A new adventure/ }));
  await user.click(screen.getByRole("button", { name: "Generate Story" }));

  expect(await screen.findByText("Story generated and saved successfully!")).toBeTruthy();
  expect(server.orders).toMatchObject([
    {
      childrens_info: [{ name: "Ada" }, { name: "Otto" }],
      objective_themes: ["turns"],
      tell_again: { story_id: "story-1", adventure: "new", but_this_time: "" },
    },
  ]);
  expect(valueOf("Child name")).toBe("Ada");
});

it("[SMAKE-7] asks for one sentence more where a language model tells the story", async () => {
  server.modelName = "gpt";
  const { user } = open();
  const field = await screen.findByLabelText("But this time …");
  await user.type(field, "it snows");
  await user.click(screen.getByRole("radio", { name: /Our own storyteller/ }));
  expect(screen.queryByLabelText("But this time …")).toBeNull();
  await user.click(screen.getByRole("radio", { name: /The language model/ }));
  expect(valueOf("But this time …")).toBe("it snows");

  await user.click(screen.getByRole("button", { name: "Generate Story" }));
  await waitFor(() => expect(server.orders).toHaveLength(1));
  expect(server.orders[0]?.tell_again?.but_this_time).toBe("it snows");
});

it("[SMAKE-4] takes nothing from what was typed for another story", async () => {
  const { user, unmount } = open("/stories/create");
  await user.type(await screen.findByLabelText("Child name"), "Zebulon");
  unmount();

  const again = open();
  const name = await screen.findByLabelText("Child name");
  await again.user.type(name, " Rose");
  again.unmount();

  const fresh = open("/stories/create");
  await screen.findByLabelText("Child name");
  expect(valueOf("Child name")).toBe("Zebulon");
  fresh.unmount();
  open();
  await screen.findByLabelText("Child name");
  expect(valueOf("Child name")).toBe("Mina Rose");
});

it("[SMAKE-7] says when the wishes cannot be had", async () => {
  refuse(readWishes, "server/failed");
  const { user, unmount } = open();
  expect(await findAlert()).toContain("could not be loaded");
  on(readWishes, wishes);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByLabelText("Child name")).toBeTruthy();
  unmount();

  refuse(readWishes, "story/without-wishes");
  open();
  expect(await screen.findByText(/cannot be told again/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Generate Story" })).toBeNull();
});
