// @vitest-environment jsdom
import { useQueryClient } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RouterProvider } from "#lib/routing/navigation";
import { useParams } from "#lib/routing/match-path";
import { Router } from "#lib/routing/router";
import { SessionContext } from "#lib/session/use-session";
import { SessionStore } from "#lib/session/session-store";
import { FakeServer } from "#testing/fake-server";
import { MemoryHistory } from "#testing/memory-history";
import { createScreenOpener } from "./open-screen.tsx";
import { Providers } from "../providers.tsx";
import type { Screen } from "./screens.tsx";

beforeEach(() => {
  new FakeServer(null);
  vi.stubGlobal("scrollTo", () => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function aScreen(facts: Partial<Screen>): Screen {
  return {
    path: "/",
    guard: null,
    layout: "page",
    usesQueries: false,
    load: screenOf("*"),
    ...facts,
  };
}

function screenOf(words: string): Screen["load"] {
  return async () => <p>{words}</p>;
}

function openApp(screens: Screen[], address: string) {
  const router = new Router(new MemoryHistory(address), createScreenOpener(screens));
  const session = new SessionStore([]);
  session.forget();
  render(
    <SessionContext value={session}>
      <Providers claimFocus={() => false}>
        <RouterProvider router={router} fallback={<p>opening</p>} />
      </Providers>
    </SessionContext>,
  );
  return router;
}

it("shows a screen in the house as soon as its code has come", async () => {
  openApp([aScreen({ path: "/one", load: screenOf("screen one") })], "/one");
  expect(screen.getByText("opening")).toBeTruthy();

  expect(await screen.findByText("screen one")).toBeTruthy();
  expect(screen.getByRole("contentinfo")).toBeTruthy();
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

it("keeps a guarded screen from nobody", async () => {
  const router = openApp(
    [
      aScreen({ path: "/mine", guard: "learner", load: screenOf("mine") }),
      aScreen({ path: "*", load: screenOf("elsewhere") }),
    ],
    "/mine",
  );

  expect(await screen.findByText("elsewhere")).toBeTruthy();
  expect(router.state.location.pathname).toBe("/login");
});

it("says so when the code does not come, and tries again when somebody comes back", async () => {
  const load = vi
    .fn<Screen["load"]>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
    .mockImplementation(screenOf("screen one"));
  const router = openApp(
    [aScreen({ path: "/one", load }), aScreen({ path: "*", load: screenOf("elsewhere") })],
    "/one",
  );
  expect(await screen.findByText(/could not be loaded/)).toBeTruthy();

  await act(() => router.navigate("/two"));
  await act(() => router.navigate(-1));

  expect(await screen.findByText("screen one")).toBeTruthy();
});

it("brings along what keeps reads fresh, unless a screen reads nothing", async () => {
  function Reading() {
    return <p>{`${useQueryClient().getQueryCache().getAll().length} reads`}</p>;
  }
  openApp([{ path: "/", guard: null, layout: "page", load: async () => <Reading /> }], "/");

  expect(await screen.findByText("0 reads")).toBeTruthy();
});
