// @vitest-environment jsdom
import { readSession } from "@codetale/contract/identity";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { useLocation } from "#lib/routing/navigation";
import { aSession } from "#testing/a-session";
import { on, refuse } from "#testing/server";
import { renderRoutes } from "#testing/render-routes";
import { Guard, type GuardKind } from "./guard.tsx";

afterEach(() => {
  cleanup();
});

const coder = aSession({ uid: "coder-1", name: "Asha Rao", person: "coder" });

it.each([
  ["learner", "/login"],
  ["coder", "/coders_login"],
  ["participant", "/coders_login"],
] as const)(
  "[GUARD-1] [GUARD-2] sends a visitor from a %s screen to %s and remembers the way back",
  async (kind, loginPath) => {
    const { router } = renderGuarded(kind, "/guarded?id=7");

    expect(await screen.findByText(`at ${loginPath} from /guarded?id=7`)).toBeTruthy();
    expect(router.state.location.index).toBe(0);
  },
);

it.each([
  ["learner", aSession()],
  ["coder", coder],
  ["participant", aSession()],
  ["participant", coder],
] as const)("shows a %s screen to the accounts that it is for", async (kind, session) => {
  on(readSession, session);

  renderGuarded(kind, "/guarded");

  expect(await screen.findByText("the guarded screen")).toBeTruthy();
});

it.each([
  ["learner", "coder", aSession(), "coders", "Log in as a coder", "/coders_login", "/home"],
  ["coder", "learner", coder, "learners", "Log in as a learner", "/login", "/coders_home"],
] as const)(
  "tells a %s at a %s screen why it does not open, and offers the switch",
  async (_, kind, session, whose, logIn, loginPath, home) => {
    on(readSession, session);
    const { router } = renderGuarded(kind, "/guarded?id=7");

    expect(await screen.findByRole("heading", { name: `This page is for ${whose}` })).toBeTruthy();
    expect(router.state.location.pathname).toBe("/guarded");
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toContain(home);

    await userEvent.click(screen.getByRole("link", { name: logIn }));
    expect(await screen.findByText(`at ${loginPath} from /guarded?id=7`)).toBeTruthy();
  },
);

it("does not ask to sign in while the session cannot be read, but offers to try again", async () => {
  refuse(readSession, "server/busy");
  renderGuarded("learner", "/guarded");
  const retry = await screen.findByRole("button", { name: "Try again" });
  expect(screen.queryByText(/^at \/login/)).toBeNull();

  on(readSession, aSession());
  await userEvent.click(retry);

  expect(await screen.findByText("the guarded screen")).toBeTruthy();
});

function renderGuarded(kind: GuardKind, path: string) {
  const places = ["/login", "/coders_login", "/home", "/coders_home"];
  return renderRoutes(
    [
      { path: "/guarded", element: <Guard kind={kind}>the guarded screen</Guard> },
      ...places.map((place) => ({ path: place, element: <Place /> })),
    ],
    path,
  );
}

function Place() {
  const { pathname, state } = useLocation();
  const { from = "nowhere" } = (state ?? {}) as { from?: string };
  return <p>{`at ${pathname} from ${from}`}</p>;
}
