// @vitest-environment jsdom
import { logout, readSession } from "@codetale/contract/identity";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { currentSession } from "#lib/session/session-query";
import { renderRoutes } from "#testing/render-routes";
import { lost, on, sentTo } from "#testing/server";
import { aSession } from "../../testing/identity-server.ts";
import { useLogout } from "./use-logout.ts";

afterEach(() => {
  cleanup();
});

function Bar({ isMeant = true }) {
  const { logout, isLoggingOut, error } = useLogout(() => Promise.resolve(isMeant));
  return (
    <>
      <button onClick={logout}>Logout</button>
      <p>{isLoggingOut ? "leaving" : (error?.message ?? "here")}</p>
    </>
  );
}

/** A tab with the bar on one of its screens. */
async function openTab(person: "user" | "coder" = "user", isMeant = true) {
  const routes = [{ path: "*", element: <Bar isMeant={isMeant} /> }];
  const view = renderRoutes(routes, "/my_schedule", { session: aSession({ person }) });
  view.client.setQueryData(["my-schedules"], ["mine"]);
  await view.live.open();
  return { ...view, user: userEvent.setup() };
}

it.each([
  ["user", "/home"],
  ["coder", "/coders_login"],
] as const)("[LOGIN-12] ends a %s's session on the server, then here", async (person, place) => {
  on(logout, { success: true });
  const { user, client, live, router } = await openTab(person);
  await user.click(screen.getByText("Logout"));

  await waitFor(() => expect(currentSession(client)).toBeNull());
  expect(sentTo(logout)).toHaveLength(1);
  expect(client.getQueryData(["my-schedules"])).toBeUndefined();
  expect(live.isOpen).toBe(false);
  expect(router.state.location.pathname).toBe(place);
});

it("stays signed in where that was not meant", async () => {
  const { user, client } = await openTab("user", false);
  await user.click(screen.getByText("Logout"));

  expect(await screen.findByText("here")).toBeTruthy();
  expect(currentSession(client)).toEqual(aSession());
  expect(sentTo(logout)).toHaveLength(0);
});

it("[LOGIN-12] stays signed in, and says why, when the server was not reached", async () => {
  on(logout, lost);
  const { user, client, router } = await openTab();
  await user.click(screen.getByText("Logout"));

  expect(await screen.findByText(/network-request-failed/)).toBeTruthy();
  expect(currentSession(client)).toEqual(aSession());
  expect(router.state.location.pathname).toBe("/my_schedule");
});

it("[LOGIN-12] signs out every other tab as well", async () => {
  const { client, live } = await openTab();

  otherTab("signed-out");

  await waitFor(() => expect(currentSession(client)).toBeNull());
  expect(client.getQueryData(["my-schedules"])).toBeUndefined();
  expect(live.isOpen).toBe(false);
});

it("learns when somebody signed in in another tab", async () => {
  on(readSession, aSession({ name: "Omar" }));
  const { client } = await openTab();

  otherTab("signed-in");

  await waitFor(() => expect(currentSession(client)).toMatchObject({ name: "Omar" }));
});

it("tells the other tabs", async () => {
  const heard = new Promise((resolve) => {
    const channel = new BroadcastChannel("codetale-account");
    channel.onmessage = ({ data }) => {
      channel.close();
      resolve(data);
    };
  });
  on(logout, { success: true });
  const { user } = await openTab();
  await user.click(screen.getByText("Logout"));

  expect(await heard).toBe("signed-out");
});

function otherTab(news: string): void {
  const channel = new BroadcastChannel("codetale-account");
  channel.postMessage(news);
  channel.close();
}
