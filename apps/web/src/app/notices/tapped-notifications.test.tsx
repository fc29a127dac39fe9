// @vitest-environment jsdom
import { chatPath, screenPaths, shelfStoryPath } from "@codetale/contract/screens";
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aSession } from "#testing/a-session";
import { FakeServiceWorker, withServiceWorker } from "#testing/fake-service-worker";
import { renderRoutes } from "#testing/render-routes";
import { Page } from "#ui/layout/page";
import { numberWords } from "../../features/stories/shelf/words.ts";
import { Shell } from "../layout/shell.tsx";

const CHAT = chatPath("s-1");
const PLAYER = "/stories/play/owl";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A screen without the bar and its bell at `address`, and a notification of a chat that is tapped. */
async function tapAt(address: string) {
  const worker = new FakeServiceWorker();
  vi.stubGlobal("navigator", withServiceWorker(worker));
  const stage = (
    <Shell layout="stage">
      <Page title="A story">once upon a time</Page>
    </Shell>
  );
  const chat = (
    <Shell layout="room">
      <Page title="The chat">hello</Page>
    </Shell>
  );
  const routes = [
    { path: screenPaths.chat, element: chat },
    { path: "*", element: stage },
  ];
  const { router } = renderRoutes(routes, address, { session: aSession() });
  await vi.waitFor(() => expect(worker.listeners).toBe(1));
  act(() => worker.say({ openScreen: CHAT }));
  return () => {
    const { pathname, search } = router.state.location;
    return `${pathname}${search}`;
  };
}

describe("[NOTE-1] a tapped notification", () => {
  it("opens its screen while a story has the whole window", async () => {
    const address = await tapAt(PLAYER);

    expect(await screen.findByRole("heading", { name: "The chat" })).toBeTruthy();
    expect(address()).toBe(CHAT);
  });

  it.each([screenPaths.storyShelf, shelfStoryPath("owl")])(
    "asks the gate's question at %s, and opens its screen after the right answer alone",
    async (path) => {
      const user = userEvent.setup({ delay: null });
      const address = await tapAt(path);
      const field = await screen.findByRole("textbox", { name: /How much is/ });
      await user.type(field, "0");
      await user.click(screen.getByRole("button", { name: "Open the notice" }));
      expect(address()).toBe(path);

      await user.clear(field);
      await user.type(field, String(sum()));
      await user.click(screen.getByRole("button", { name: "Open the notice" }));
      expect(await screen.findByRole("heading", { name: "The chat" })).toBeTruthy();
      expect(address()).toBe(CHAT);
      expect(screen.queryByRole("dialog")).toBeNull();
    },
  );

  it("leaves a child where it was when nobody answers", async () => {
    const address = await tapAt(screenPaths.storyShelf);
    await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));

    expect(screen.queryByRole("dialog")).toBeNull();
    expect(address()).toBe(screenPaths.storyShelf);
  });
});

/** What the two numbers of the question are together. */
function sum(): number {
  const { textContent } = screen.getByText(/How much is/);
  return textContent
    .split(/\W/)
    .map((word) => (numberWords as readonly string[]).indexOf(word))
    .filter((number) => number >= 0)
    .reduce((total, number) => total + number, 0);
}
