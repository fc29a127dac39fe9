// @vitest-environment jsdom
import { readStory } from "@codetale/contract/stories";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { lost, on, refuse } from "#testing/server";
import { aStory } from "../testing/a-story.ts";
import { aPlayerScreen, button } from "../testing/open-player.tsx";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const hindi = aStory({ language: "hi", title: "दो सीटों की नाव" });

/** From now on the server gives the story's details. */
function recover(): void {
  on(readStory, { success: true, story: hindi, childrens_info: null });
}

it("[SPLAY-6] says that a story's details could not be loaded, and tries again", async () => {
  const { open } = aPlayerScreen();
  refuse(readStory, "server/failed");
  const { user } = open();
  expect(
    await screen.findByRole("heading", { name: "The story could not be opened." }),
  ).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Play" })).toBeNull();

  await user.click(button("Try again"));
  expect(button("Try again")).toBeTruthy();
  recover();
  await user.click(button("Try again"));

  expect(await screen.findByRole("heading", { name: hindi.title })).toBeTruthy();
  expect(button("शुरू करो")).toBeTruthy();
});

it("[SPLAY-6] tries again by itself once the network is back", async () => {
  const { open } = aPlayerScreen();
  on(readStory, lost);
  open();
  await screen.findByRole("heading", { name: "The story could not be opened." });
  recover();
  act(() => {
    window.dispatchEvent(new Event("offline"));
    window.dispatchEvent(new Event("online"));
  });

  expect(await screen.findByRole("heading", { name: hindi.title })).toBeTruthy();
});
