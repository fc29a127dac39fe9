// @vitest-environment jsdom
import { shareStory } from "@codetale/contract/stories";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findAlert } from "#testing/find-alert";
import { on, refusal } from "#testing/server";
import { aStory, FakeLibraryServer } from "../../testing/fake-library-server.ts";
import { open } from "../../testing/library-screen.tsx";

let server: FakeLibraryServer;
beforeEach(() => {
  server = new FakeLibraryServer();
});
afterEach(cleanup);

it("[SPLAY-7] says what became of a deleted story where the focus is", async () => {
  server.stories = [aStory({ isOwn: true })];
  const { user } = open();
  const focused = () => document.activeElement?.textContent ?? "";
  await user.click(await screen.findByRole("button", { name: /More about/ }));
  await user.click(screen.getByRole("menuitem", { name: "Delete" }));
  await screen.findByRole("button", { name: "Undo" });
  await waitFor(() => expect(focused()).toBe("“The Bell in the Blanket” is deleted.Undo"));
  await user.click(screen.getByRole("button", { name: "Undo" }));

  expect(await screen.findByText("“The Bell in the Blanket” is back.")).toBeTruthy();
  await waitFor(() => expect(focused()).toBe("“The Bell in the Blanket” is back."));
});

it("[SLIB-1] says why a change failed, also where another one came after it", async () => {
  server.stories = ["a", "b"].map((id) => aStory({ id, title: id, isOwn: true, isShared: true }));
  const answers: (() => void)[] = [];
  on(shareStory, () => {
    const isFirst = answers.length === 0;
    return new Promise<Response>((resolve) => {
      const success = Response.json({ success: true, story: server.stories[1] });
      answers.push(() => resolve(isFirst ? refusal("story/unknown") : success));
    });
  });
  const { user } = open();
  for (const title of ["a", "b"]) {
    await user.click(await screen.findByRole("button", { name: `More about “${title}”` }));
    await user.click(screen.getByRole("menuitem", { name: /Stop sharing/ }));
  }
  await waitFor(() => expect(answers).toHaveLength(2));
  for (const answer of answers) answer();

  expect(await findAlert()).not.toBe("");
});
