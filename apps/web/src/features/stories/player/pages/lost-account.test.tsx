// @vitest-environment jsdom
import { downloadStory } from "@codetale/contract/stories/player";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setSession } from "#lib/session/session-query";
import { aSession } from "#testing/a-session";
import { on } from "#testing/server";
import { saveDownload } from "../offline/downloaded-stories.ts";
import { aPlayerScene } from "../testing/a-scene.ts";
import { aDownload, aStory } from "../testing/a-story.ts";
import { FakeCaches } from "../testing/fake-caches.ts";
import { withoutNarration } from "../testing/fake-story-server.ts";
import { aPlayerScreen } from "../testing/open-player.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const stored = () => localStorage.getItem("codetale-story-s1");
const gone = "This story does not exist.";

/** A story of an account, whose next scene is on its way when the account is left. */
async function leaveWhilePlaying(facts: Parameters<typeof aStory>[0]) {
  const { server, open } = aPlayerScreen();
  server.story = aStory(facts);
  let arrive = () => {};
  server.steps.set(
    "fork/null",
    () =>
      new Promise((resolve) => {
        arrive = () => resolve(withoutNarration(aPlayerScene({ id: "fork", title: "The boat" })));
      }),
  );
  const { user, client } = open("/stories/play/s1", aSession());
  await user.click(await screen.findByRole("button", { name: "Play" }));
  await user.click(await screen.findByRole("button", { name: "Next" }));
  expect(stored()).toContain("At the river");
  server.story = server.story.isShared ? aStory() : null;
  act(() => setSession(client, null));
  return { arrive: () => act(async () => arrive()) };
}

it("[SPLAY-1] stops a private story, and stores nothing of it, once its account is left", async () => {
  const { arrive } = await leaveWhilePlaying({ isOwn: true, isShared: false });

  expect(await screen.findByRole("heading", { name: gone })).toBeTruthy();
  await arrive();
  expect(screen.queryByText(/At the river|The river is glowing/)).toBeNull();
  expect(document.title).not.toContain(aStory().title);
  expect(stored()).toBeNull();
});

it("begins anew with what visitors see of an own story that is shared", async () => {
  await leaveWhilePlaying({ isOwn: true, isShared: true });

  expect(await screen.findByRole("button", { name: "Play" })).toBeTruthy();
  expect(screen.queryByText(/At the river/)).toBeNull();
  expect(stored()).toBeNull();
});

it("goes on with another account's shared story", async () => {
  const { arrive } = await leaveWhilePlaying({ isShared: true });
  await arrive();

  expect(await screen.findByRole("heading", { name: /The boat/ })).toBeTruthy();
});

it("shows nothing of the downloaded copy either", async () => {
  new FakeCaches();
  on(downloadStory, () => Response.json(aDownload()));
  await saveDownload(aStory({ isOwn: true, isShared: false }));
  await leaveWhilePlaying({ isOwn: true, isShared: false });

  expect(await screen.findByRole("heading", { name: gone })).toBeTruthy();
  expect(document.title).not.toContain(aStory().title);
});
