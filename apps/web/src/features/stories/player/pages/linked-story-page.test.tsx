// @vitest-environment jsdom
import { LINK_HEADER, readLinkedStory } from "@codetale/contract/stories/links";
import { nextScene } from "@codetale/contract/stories/player";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lost, on, refusal, requestsTo } from "#testing/server";
import { renderRoutes } from "#testing/render-routes";
import { aStory } from "../testing/a-story.ts";
import { stubAudio } from "../testing/fake-audio.ts";
import { FakeStoryServer } from "../testing/fake-story-server.ts";
import { LinkedStoryPage } from "./linked-story-page.tsx";

const SECRET = "a".repeat(43);

let server: FakeStoryServer;

beforeEach(() => {
  localStorage.clear();
  server = new FakeStoryServer();
  // The story is another's: by its id alone nothing may be asked for.
  server.story = null;
  stubAudio();
  on(readLinkedStory, () => ({ success: true as const, story: aStory() }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(hash = `#${SECRET}`) {
  return renderRoutes(
    [{ path: "/stories/link", element: <LinkedStoryPage /> }],
    `/stories/link${hash}`,
  );
}

it("[SLIB-3] sends the link's secret with every call that plays the story, and never in an address", async () => {
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Play" }));
  await waitFor(() => expect(requestsTo(nextScene)).not.toHaveLength(0));

  const requests = [...requestsTo(readLinkedStory), ...requestsTo(nextScene)];
  expect(requests.length).toBeGreaterThan(1);
  for (const { headers, path, query } of requests) {
    expect(headers.get(LINK_HEADER)).toBe(SECRET);
    expect(path + JSON.stringify(query)).not.toContain(SECRET);
  }
});

it("gives playing alone: no way to other screens, and nothing for search engines", async () => {
  open();
  await screen.findByRole("button", { name: "Play" });
  expect(screen.queryAllByRole("link")).toEqual([]);
  expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
});

it("has in its menu what the device remembers, bedtime too, and neither download nor book", async () => {
  vi.stubGlobal("caches", {});
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Story menu" }));
  const items = [
    ...screen.getAllByRole("menuitemcheckbox"),
    ...screen.getAllByRole("menuitem"),
  ].map(({ textContent }) => textContent);
  expect(items).toEqual(["Tap once to choose", "Sounds of places", "Bedtime"]);

  fireEvent.click(screen.getByRole("menuitem", { name: "Bedtime" }));
  const dialog = await screen.findByRole("dialog", { name: "Bedtime" });
  const timer = within(dialog).getByRole("combobox");
  fireEvent.change(timer, { target: { value: "20" } });
  expect(timer).toHaveProperty("value", "20");
});

it.each([
  ["revoked", `#${SECRET}`],
  ["without its secret", ""],
])("says that a link that is %s does not work, and whom to ask", async (_, hash) => {
  on(readLinkedStory, () => refusal("story/link-unknown"));
  open(hash);
  expect(await screen.findByRole("heading", { name: /does not work any more/ })).toBeTruthy();
  expect(screen.getByText("Ask whoever sent it to you for a new one.")).toBeTruthy();
  expect(requestsTo(readLinkedStory)).toHaveLength(hash === "" ? 0 : 1);
});

it("goes on playing when another part of the page is led to", async () => {
  const { router } = open();
  await screen.findByRole("button", { name: "Play" });
  await router.navigate("/stories/link#content");
  expect(screen.getByRole("button", { name: "Play" })).toBeTruthy();
});

it("can be tried again where the network failed", async () => {
  on(readLinkedStory, lost);
  open();
  const again = await screen.findByRole("button", { name: "Try again" });
  on(readLinkedStory, () => ({ success: true as const, story: aStory() }));
  fireEvent.click(again);
  await waitFor(() => expect(screen.getByRole("button", { name: "Play" })).toBeTruthy());
});
