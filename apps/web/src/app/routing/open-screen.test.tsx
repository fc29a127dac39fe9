// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { useEffect, type ReactElement } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useParams } from "wouter";
import { NavigationProvider, useNavigate } from "#lib/routing/navigation";
import { createQueryClient } from "#lib/http/query-client";
import { setSession } from "#lib/session/session-query";
import "#testing/server";
import { createScreenOpener } from "./open-screen.tsx";
import { Providers } from "../providers.tsx";
import type { Screen } from "./screens.tsx";

afterEach(() => {
  cleanup();
});

function aScreen(facts: Partial<Screen>): Screen {
  return {
    path: "/",
    load: screenOf("*"),
    ...facts,
  };
}

function screenOf(words: string): Screen["load"] {
  return async () => <p>{words}</p>;
}

function openApp(screens: Screen[], address: string) {
  history.replaceState({ index: 0, key: address, state: null }, "", address);
  const { prepare, CurrentScreen } = createScreenOpener(screens);
  const app: { navigate?: ReturnType<typeof useNavigate> } = {};
  function Navigator() {
    const navigate = useNavigate();
    useEffect(() => void (app.navigate = navigate), [navigate]);
    return null;
  }
  const client = createQueryClient();
  setSession(client, null);
  render(
    <QueryClientProvider client={client}>
      <NavigationProvider prepare={prepare}>
        <Navigator />
        <Providers>
          <CurrentScreen />
        </Providers>
      </NavigationProvider>
    </QueryClientProvider>,
  );
  return { navigate: async (to: string | number) => app.navigate?.(to) };
}

it("shows a skeleton within bar and footer, and the screen as soon as its code has come", async () => {
  openApp([aScreen({ path: "/one", load: screenOf("screen one") })], "/one");
  expect(screen.getByText("Loading the page")).toBeTruthy();

  expect(await screen.findByText("screen one")).toBeTruthy();
  expect(screen.getByRole("contentinfo")).toBeTruthy();
});

it("keeps the present screen, with a line of progress, until the code of the next one has come", async () => {
  let arrive = () => {};
  const slow = () =>
    new Promise<ReactElement>((resolve) => {
      arrive = () => resolve(<p>screen two</p>);
    });
  const router = openApp(
    [aScreen({ path: "/one", load: screenOf("screen one") }), aScreen({ path: "*", load: slow })],
    "/one",
  );
  await screen.findByText("screen one");

  act(() => void router.navigate("/two"));
  expect(await screen.findByRole("status", { name: "Loading the page" })).toBeTruthy();
  expect(screen.getByText("screen one")).toBeTruthy();
  arrive();

  expect(await screen.findByText("screen two")).toBeTruthy();
  expect(screen.queryByRole("status", { name: "Loading the page" })).toBeNull();
});

it("gives a room the whole window", async () => {
  openApp([aScreen({ layout: "room", load: screenOf("the room") })], "/");

  await screen.findByText("the room");
  expect(screen.queryByRole("contentinfo")).toBeNull();
});

it("fetches the code of a screen once", async () => {
  const load = vi.fn(screenOf("screen one"));
  const router = openApp([aScreen({ path: "*", load })], "/");
  await screen.findByText("screen one");

  await act(() => router.navigate("/two"));

  expect(load).toHaveBeenCalledOnce();
});

it("shows the first screen whose path takes the address, with the parts that vary", async () => {
  function Player() {
    return <p>{`story ${useParams()["id"]}`}</p>;
  }
  openApp(
    [
      aScreen({ path: "/stories/library" }),
      aScreen({ path: "/stories/play/:id", load: async () => <Player /> }),
      aScreen({ path: "*" }),
    ],
    "/stories/play/s7",
  );

  expect(await screen.findByText("story s7")).toBeTruthy();
});

it("keeps a guarded screen from a visitor", async () => {
  openApp(
    [
      aScreen({ path: "/mine", guard: "learner", load: screenOf("mine") }),
      aScreen({ path: "*", load: screenOf("elsewhere") }),
    ],
    "/mine",
  );

  expect(await screen.findByText("elsewhere")).toBeTruthy();
  expect(location.pathname).toBe("/login");
});

it("says so when the code does not come, and tries again when the visitor comes back", async () => {
  const load = vi
    .fn<Screen["load"]>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
    .mockImplementation(screenOf("screen one"));
  const router = openApp(
    [aScreen({ path: "/one", load }), aScreen({ path: "*", load: screenOf("elsewhere") })],
    "/one",
  );
  expect(await screen.findByText(/could not be loaded/)).toBeTruthy();

  act(() => void router.navigate("/two"));
  await screen.findByText("elsewhere");
  act(() => void router.navigate(-1));

  expect(await screen.findByText("screen one")).toBeTruthy();
});
