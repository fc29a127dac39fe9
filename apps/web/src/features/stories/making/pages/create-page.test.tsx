// @vitest-environment jsdom
import { cancelGeneration } from "@codetale/contract/stories/generation";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lost, on, refusal, refuse, requestsTo } from "#testing/server";
import { renderRoutes } from "#testing/render-routes";
import { findAlert } from "#testing/find-alert";
import { aGeneration, FakeLibraryServer } from "../../testing/fake-library-server.ts";
import { CreatePage } from "./create-page.tsx";

let server: FakeLibraryServer;
beforeEach(() => {
  server = new FakeLibraryServer();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function open() {
  const view = renderRoutes(
    [{ path: "/stories/create", element: <CreatePage /> }],
    "/stories/create",
  );
  void view.live.open();
  await screen.findByLabelText("Child name");
  return { ...view, user: userEvent.setup() };
}

const wishes = {
  "Child name": "Mina",
  Age: "5",
  Interests: "trains",
  "Character name": "Pip",
  Role: "hero",
  Traits: "brave",
  Objective: "sharing",
  "Story Language": "English",
};

async function fillIn(user: UserEvent) {
  for (const [label, text] of Object.entries(wishes)) {
    await user.click(screen.getByLabelText(label, { exact: true }));
    await user.paste(text);
  }
}

function valueOf(label: string): string {
  return screen.getByLabelText<HTMLInputElement>(label, { exact: true }).value;
}

describe("[SMAKE-1] the form", () => {
  it("has its title, its sections and its button", async () => {
    await open();
    const names = screen.getAllByRole("heading").map(({ textContent }) => textContent);
    expect(names).toEqual([
      "Create Your Own Story",
      "Children's Info",
      "Characters",
      "Learning Objectives",
      "Story Language",
    ]);
    expect(screen.getByRole("button", { name: "Generate Story" })).toBeTruthy();
  });

  it("[SMAKE-2] adds entries with numbered labels, and removes one when there are more", async () => {
    const { user } = await open();
    expect(screen.queryByRole("button", { name: /Remove/ })).toBeNull();

    await user.click(screen.getByRole("button", { name: "Add Child" }));
    expect(document.activeElement).toBe(screen.getByLabelText("Child name 2"));
    await user.type(screen.getByLabelText("Child name 2"), "Leo");
    await user.click(screen.getByRole("button", { name: "Remove child 1" }));

    expect(valueOf("Child name")).toBe("Leo");
    expect(screen.queryByRole("button", { name: /Remove/ })).toBeNull();
  });

  it("[SMAKE-2] requires every field and goes to the first that is missing", async () => {
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "Generate Story" }));

    expect(screen.getAllByText("Please fill this in")).toHaveLength(8);
    expect(document.activeElement).toBe(screen.getByLabelText("Child name"));
    expect(server.orders).toEqual([]);
    await user.type(screen.getByLabelText("Child name"), "Mina");
    expect(screen.getAllByText("Please fill this in")).toHaveLength(7);
  });
});

describe("[SMAKE-3] while a story is told", () => {
  it("the button reads Generating and is disabled, and the progress is shown", async () => {
    server.instead = () => new Promise(() => {});
    const { user, live } = await open();
    await fillIn(user);
    await user.click(screen.getByRole("button", { name: "Generate Story" }));

    const button = screen.getByRole("button", { name: "Generating" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await user.click(button);
    expect(server.orders).toHaveLength(1);

    act(() => live.notify("story:progress", aGeneration({ id: server.keys[0] ?? "" })));
    expect(await screen.findByText("Telling scene 5 of 20 …")).toBeTruthy();
    expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("26");
  });

  it("nothing is added or removed, so that the story is found again", async () => {
    server.instead = () => new Promise(() => {});
    const { user, live } = await open();
    await user.click(screen.getByRole("button", { name: "Add Objective" }));
    await user.type(screen.getByLabelText("Objective 2"), "counting");
    await fillIn(user);
    await user.click(screen.getByRole("button", { name: "Generate Story" }));

    for (const name of ["Add Child", "Add Objective", "Remove objective 2"]) {
      const button = screen.getByRole<HTMLButtonElement>("button", { name });
      expect([name, button.disabled]).toEqual([name, true]);
    }
    act(() => live.notify("story:progress", aGeneration({ id: server.keys[0] ?? "" })));
    expect(await screen.findByText("Telling scene 5 of 20 …")).toBeTruthy();
    expect(valueOf("Objective 2")).toBe("counting");
  });

  it("says why it was not cancelled, and goes on", async () => {
    server.instead = () => new Promise(() => {});
    refuse(cancelGeneration, "story/generation-unknown");
    const { user } = await open();
    await fillIn(user);
    await user.click(screen.getByRole("button", { name: "Generate Story" }));
    await user.click(screen.getByRole("button", { name: "Cancel" }));

    expect(await findAlert()).toContain("This story is not being told.");
    expect(screen.getByRole("button", { name: "Generating" })).toBeTruthy();
  });

  it("[SPLAY-7] is cancelled once, which is said where the focus is", async () => {
    server.instead = () => new Promise(() => {});
    let answer = () => {};
    on(cancelGeneration, () => {
      const generation = aGeneration({ id: server.keys[0] ?? "", state: "cancelled" });
      return new Promise((resolve) => {
        answer = () => resolve({ success: true as const, generation });
      });
    });
    const { user } = await open();
    await fillIn(user);
    await user.click(screen.getByRole("button", { name: "Generate Story" }));
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(requestsTo(cancelGeneration)).toHaveLength(1));
    answer();

    const said = await screen.findByText("Cancelled. What you typed is still here.");
    await waitFor(() => expect(document.activeElement?.contains(said)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    expect(requestsTo(cancelGeneration)).toHaveLength(1);
  });

  it("the page may be left and come back to", async () => {
    server.instead = () => new Promise(() => {});
    const { user, unmount } = await open();
    await fillIn(user);
    await user.click(screen.getByRole("button", { name: "Generate Story" }));
    unmount();
    server.generations = [aGeneration({ id: server.keys[0] ?? "" })];

    const { live } = await open();
    expect(await screen.findByText("Telling scene 5 of 20 …")).toBeTruthy();
    const [generation] = server.generations;
    act(() =>
      live.notify("story:progress", {
        ...aGeneration(generation),
        state: "done",
        storyId: "story-7",
      }),
    );
    const play = await screen.findByRole("link", { name: "Play it now" });
    expect(play.getAttribute("href")).toBe("/stories/play/story-7");
  });
});

describe("[SMAKE-4] when it is told", () => {
  it("says so, empties the form and links to the story", async () => {
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "Add Objective" }));
    await user.type(screen.getByLabelText("Objective 2"), "counting");
    await fillIn(user);
    await user.click(screen.getByRole("button", { name: "Generate Story" }));

    expect(await screen.findByText("Story generated and saved successfully!")).toBeTruthy();
    expect(Object.keys(wishes).map(valueOf).join("")).toBe("");
    expect(screen.queryByLabelText("Objective 2")).toBeNull();
    expect(screen.getByRole("link", { name: "Play it now" })).toBeTruthy();
    expect(server.orders[0]).toMatchObject({
      childrens_info: [{ name: "Mina", age: "5", interests: "trains" }],
      learning_objectives: ["sharing", "counting"],
      story_language: "English",
    });

    await user.click(screen.getByRole("button", { name: "Generate Story" }));
    expect(screen.getByLabelText("Child name").getAttribute("aria-invalid")).toBe("true");
    expect(screen.queryByText("Story generated and saved successfully!")).toBeNull();
  });
});

describe("[SMAKE-4] when it cannot be told", () => {
  it.each([
    ["a failure of ours", () => refusal("server/failed"), "Failed to generate story"],
    [
      "an answer that makes no sense",
      () => new Response("?", { status: 502 }),
      "Failed to generate story",
    ],
    ["a refusal with words", () => refusal("story/too-many"), /That is a lot of stories/],
  ])("%s is said, and nothing typed is lost", async (_, instead, message) => {
    server.instead = instead;
    const { user } = await open();
    await fillIn(user);
    await user.click(screen.getByRole("button", { name: "Generate Story" }));

    expect(await findAlert()).toMatch(message);
    expect(Object.keys(wishes).map(valueOf)).toEqual(Object.values(wishes));
  });

  it("the field to blame is marked with the server's words and takes the focus", async () => {
    const errors = [{ path: "characters.0.role", message: "Please choose other words here." }];
    server.instead = () => refusal("story/unsuitable", { errors });
    const { user } = await open();
    await fillIn(user);
    await user.click(screen.getByRole("button", { name: "Generate Story" }));

    expect(await screen.findByText("Please choose other words here.")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Role")));
    await user.type(screen.getByLabelText("Role"), "s");
    expect(screen.queryByText("Please choose other words here.")).toBeNull();
  });

  it("pressing again after the connection was lost sends the same key, other wishes another", async () => {
    server.instead = lost;
    const { user } = await open();
    await fillIn(user);
    await user.click(screen.getByRole("button", { name: "Generate Story" }));
    await findAlert();
    await user.click(screen.getByRole("button", { name: "Generate Story" }));
    await waitFor(() => expect(server.orders).toHaveLength(2));
    await findAlert();
    await user.type(screen.getByLabelText("Traits"), "!");
    await user.click(screen.getByRole("button", { name: "Generate Story" }));
    await waitFor(() => expect(server.orders).toHaveLength(3));

    const [first, second, third] = server.keys;
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

it("[SMAKE-3] a story whose page was left before any answer came is found again", async () => {
  server.instead = lost;
  const { user, unmount } = await open();
  await fillIn(user);
  await user.click(screen.getByRole("button", { name: "Generate Story" }));
  await findAlert();
  unmount();
  const progress = { step: "scenes", done: 3, total: 9 } as const;
  const [key] = server.keys;
  server.generations = [aGeneration({ id: key!, state: "working", storyId: null, progress })];
  await open();

  expect(await screen.findByText("Telling scene 4 of 9 …")).toBeTruthy();
  expect(screen.queryByRole("alert")?.textContent ?? "").toBe("");
  expect(valueOf("Traits")).toBe("brave");
});

it("offers the language model where one is connected", async () => {
  server.modelName = "a-model";
  const { user } = await open();
  await screen.findByText(/a-model, in a minute/);
  await user.click(screen.getByRole("radio", { name: /Our own storyteller/ }));
  await fillIn(user);
  await user.click(screen.getByRole("button", { name: "Generate Story" }));
  await waitFor(() => expect(server.orders[0]).toMatchObject({ storyteller: "builtin" }));
});

it("asks for the fallback that it shows, also where nobody touched it", async () => {
  server.modelName = "a-model";
  const { user } = await open();
  expect(await screen.findByRole("checkbox", { checked: true, name: /If it fails/ })).toBeTruthy();
  await fillIn(user);
  await user.click(screen.getByRole("button", { name: "Generate Story" }));
  await waitFor(() => expect(server.orders[0]).toMatchObject({ fallback: true }));
});
