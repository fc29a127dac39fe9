// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { LiveConnection, LiveContext } from "#lib/live-connection";
import { createQueryClient } from "#lib/http/query-client";
import { SessionContext } from "#lib/session/use-session";
import { SessionStore } from "#lib/session/session-store";
import { createTestRouter, RouterProvider } from "#testing/test-router";
import { aSession, lost, ok, stubServer, type Answers } from "../../testing/stub-server.ts";
import { useLogout } from "./use-logout.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Bar() {
  const { logout, isLoggingOut, error } = useLogout();
  return (
    <>
      <button onClick={logout}>Logout</button>
      <p>{isLoggingOut ? "leaving" : (error?.message ?? "here")}</p>
    </>
  );
}

/** A tab with the bar on one of its screens. */
function openTab(answers: Answers, person: "user" | "coder" = "user") {
  const server = stubServer(answers);
  const store = new SessionStore();
  store.set(aSession({ person }));
  const client = createQueryClient(store);
  client.setQueryData(["my-schedules"], ["mine"]);
  const live = new LiveConnection();
  const close = vi.spyOn(live, "close");
  const router = createTestRouter([{ path: "*", element: <Bar /> }], "/my_schedule");
  render(
    <SessionContext value={store}>
      <LiveContext value={live}>
        <RouterProvider router={router} />
      </LiveContext>
    </SessionContext>,
  );
  return { client, store, server, close, user: userEvent.setup(), router };
}

it.each([
  ["user", "/home"],
  ["coder", "/coders_login"],
] as const)("[LOGIN-12] ends a %s's session on the server, then here", async (person, place) => {
  const { user, client, store, server, close, router } = openTab(
    { "/onboard/logout": () => ok({ success: true }) },
    person,
  );
  await user.click(screen.getByText("Logout"));

  await waitFor(() => expect(store.getState().session).toBeNull());
  expect(server.sentTo("/onboard/logout")).toHaveLength(1);
  expect(client.getQueryData(["my-schedules"])).toBeUndefined();
  expect(close).toHaveBeenCalled();
  expect(router.state.location.pathname).toBe(place);
});

it("[LOGIN-12] stays signed in, and says why, when the server was not reached", async () => {
  const { user, store, router } = openTab({ "/onboard/logout": lost });
  await user.click(screen.getByText("Logout"));

  expect(await screen.findByText(/network-request-failed/)).toBeTruthy();
  expect(store.getState().session).toEqual(aSession());
  expect(router.state.location.pathname).toBe("/my_schedule");
});

it("[LOGIN-12] signs out every other tab as well", async () => {
  const { client, store, close } = openTab({});

  otherTab("signed-out");

  await waitFor(() => expect(store.getState().session).toBeNull());
  expect(client.getQueryData(["my-schedules"])).toBeUndefined();
  expect(close).toHaveBeenCalled();
});

it("learns when somebody signed in in another tab", async () => {
  const { store, server } = openTab({ "/onboard/session": () => ok(aSession({ name: "Omar" })) });
  server.received.length = 0;

  otherTab("signed-in");

  await waitFor(() => expect(store.getState().session).toMatchObject({ name: "Omar" }));
});

it("tells the other tabs", async () => {
  const heard = new Promise((resolve) => {
    const channel = new BroadcastChannel("codetale-account");
    channel.onmessage = ({ data }) => {
      channel.close();
      resolve(data);
    };
  });
  const { user } = openTab({ "/onboard/logout": () => ok({ success: true }) });
  await user.click(screen.getByText("Logout"));

  expect(await heard).toBe("signed-out");
});

function otherTab(news: string): void {
  const channel = new BroadcastChannel("codetale-account");
  channel.postMessage(news);
  channel.close();
}
