import type { Session } from "@codetale/contract/identity";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderRoutes } from "#testing/render-routes";
import { StoryPlayerPage } from "../pages/story-player-page.tsx";
import { stubAudio } from "./fake-audio.ts";
import { FakeStoryServer } from "./fake-story-server.ts";

/** The player before it is opened, with a server that a test may prepare. */
export function aPlayerScreen() {
  const server = new FakeStoryServer();
  stubAudio();
  const open = (path = "/stories/play/s1", session?: Session) => {
    const view = renderRoutes(
      [
        { path: "/stories/play/:id", element: <StoryPlayerPage /> },
        { path: "/stories/shelf/:id", element: <StoryPlayerPage origin="shelf" /> },
        { path: "/story_player", element: <StoryPlayerPage /> },
        { path: "/stories/library", element: <h1>The library</h1> },
      ],
      path,
      { session },
    );
    return { ...view, user: userEvent.setup() };
  };
  return { server, open };
}

/** The player at its first question. */
export async function atQuestion() {
  const { server, open } = aPlayerScreen();
  const { user, ...view } = open();
  await user.click(await screen.findByRole("button", { name: "Play" }));
  await user.click(await screen.findByRole("button", { name: "Next" }));
  await screen.findByRole("button", { name: "Row the boat" });
  return { server, user, ...view };
}

type User = ReturnType<ReturnType<typeof aPlayerScreen>["open"]>["user"];

/** Taps a card twice: the first tap reads it, the second takes it. */
export async function tapTwice(user: User, choice: string): Promise<void> {
  await user.click(button(choice));
  await user.click(button(choice));
}

export function button(name: string | RegExp): HTMLButtonElement {
  return screen.getByRole("button", { name });
}
