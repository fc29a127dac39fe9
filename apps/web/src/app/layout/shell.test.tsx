// @vitest-environment jsdom
import { readSession, logout, type Session } from "@codetale/contract/identity";
import { updateUser } from "@codetale/contract/identity/profile";
import { useMutation, useQuery } from "@tanstack/react-query";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { afterEach, expect, it } from "vitest";
import { call } from "#lib/http/api-client";
import { Link } from "#lib/routing/link";
import { useRefreshSession } from "#lib/session/use-session";
import { aSession } from "#testing/a-session";
import { on, refuse, requestsTo } from "#testing/server";
import { renderRoutes } from "#testing/render-routes";
import { Page } from "#ui/layout/page";
import type { Layout } from "../routing/screens.tsx";
import { Shell } from "./shell.tsx";

const ENDED = "Your session has ended. Please log in again.";

afterEach(() => {
  cleanup();
});

it("[NAV-7] titles the document after the screen and moves the focus to its heading", async () => {
  renderShell();
  expect(document.title).toBe("One · Codetale");
  expect(document.activeElement).toBe(document.body);

  await userEvent.click(screen.getByRole("link", { name: "to two" }));

  const heading = await screen.findByRole("heading", { level: 1, name: "Two" });
  expect(document.title).toBe("Two · Codetale");
  expect(document.activeElement).toBe(heading);
});

it("[NAV-5] has a footer with links, social links and the year beneath a page", () => {
  renderShell();

  const footer = within(screen.getByRole("contentinfo"));

  expect(footer.getByText(/© 2024/)).toBeTruthy();
  expect(footer.getByRole("link", { name: "Booking" }).getAttribute("href")).toBe("/schedule");
  const social = within(footer.getByRole("navigation", { name: "Follow us" }));
  for (const link of social.getAllByRole("link")) {
    expect(link.getAttribute("href")).toMatch(/^https:/);
  }
});

it.each([
  ["learner", aSession(), "/new_user"],
  ["coder", aSession({ person: "coder" }), "/coders_new_user"],
] as const)("leads a %s to the profile from the footer", async (_who, session, href) => {
  on(readSession, session);
  renderShell();

  const link = await screen.findByRole("link", { name: "Profile and privacy" });

  expect(link.getAttribute("href")).toBe(href);
});

it("gives a room the whole window, without a footer", () => {
  renderShell("/room");

  expect(screen.queryByRole("contentinfo")).toBeNull();
});

it("offers a keyboard the way past the bar first", async () => {
  renderShell();

  await userEvent.tab();

  expect(document.activeElement?.textContent).toBe("Skip to content");
  expect(document.activeElement?.getAttribute("href")).toBe(`#${screen.getByRole("main").id}`);
});

it("[GUARD-5] signs out and says so when a call is refused because the session is over", async () => {
  on(readSession, aSession());
  refuse(updateUser, "session/expired");
  renderShell();
  await screen.findByText("Mira Okafor");

  await userEvent.click(screen.getByRole("button", { name: "save" }));

  expect(await screen.findByText(ENDED)).toBeTruthy();
  expect(await screen.findByRole("link", { name: "Login" })).toBeTruthy();
});

it("[GUARD-5] signs out and says that the account was disabled", async () => {
  on(readSession, aSession());
  refuse(updateUser, "login/disabled");
  renderShell();
  await screen.findByText("Mira Okafor");

  await userEvent.click(screen.getByRole("button", { name: "save" }));

  expect(await screen.findByText("This account has been disabled.")).toBeTruthy();
  expect(await screen.findByRole("link", { name: "Login" })).toBeTruthy();
  expect(screen.queryByText(ENDED)).toBeNull();
});

it("[GUARD-5] signs out and says so when a read is refused because the session is over", async () => {
  on(readSession, aSession());
  refuse(logout, "session/expired");
  renderShell("/reading");

  expect(await screen.findByText(ENDED)).toBeTruthy();
});

it("[GUARD-5] says so when the server no longer knows the session", async () => {
  on(readSession, aSession());
  renderShell();
  await screen.findByText("Mira Okafor");
  on(readSession, null);

  await userEvent.click(screen.getByRole("button", { name: "ask who I am" }));

  expect(await screen.findByText(ENDED)).toBeTruthy();
});

it("[GUARD-5] signs out and says so when the server ends the session from its side", async () => {
  on(readSession, aSession());
  const { live } = renderShell();
  await screen.findByText("Mira Okafor");
  expect(live.isOpen).toBe(true);

  act(() => live.notify("session:ended"));

  expect(await screen.findByText(ENDED)).toBeTruthy();
  expect(live.isOpen).toBe(false);
});

it("holds no live connection for nobody", async () => {
  const { live } = renderShell();

  await screen.findByRole("link", { name: "Login" });

  expect(live.isOpen).toBe(false);
});

it("says nothing about ended sessions to somebody who never signed in", async () => {
  refuse(updateUser, "session/required");
  renderShell();
  await screen.findByRole("link", { name: "Login" });

  await userEvent.click(screen.getByRole("button", { name: "save" }));

  await waitFor(() => expect(requestsTo(updateUser)).toHaveLength(1));
  expect(screen.queryByText(ENDED)).toBeNull();
});

it("[LOGIN-12] ends the session on the server when somebody logs out, without calling it ended", async () => {
  on(readSession, aSession());
  on(logout, () => {
    on(readSession, null);
    live.notify("session:ended");
    return Response.json({ success: true });
  });
  const { live } = renderShell();

  await userEvent.click(await screen.findByRole("button", { name: "Logout" }));

  expect(await screen.findByRole("link", { name: "Login" })).toBeTruthy();
  expect(requestsTo(logout)).toHaveLength(1);
  expect(screen.queryByText(ENDED)).toBeNull();
});

it("says why somebody could not be logged out", async () => {
  on(readSession, aSession());
  refuse(logout, "server/busy");
  renderShell();

  await userEvent.click(await screen.findByRole("button", { name: "Logout" }));

  const said = await screen.findByText("The service is busy. Please try again in a moment.");
  expect(said.closest("[role=alert]")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Logout" })).toBeTruthy();
});

function renderShell(path = "/one") {
  const routes: [string, ReactElement, Layout?][] = [
    ["/one", <One />],
    ["/two", <Page title="Two">second</Page>],
    ["/reading", <Reading />],
    ["/room", <Page title="Room">third</Page>, "room"],
    ["*", <Page title="Elsewhere">elsewhere</Page>],
  ];
  return renderRoutes(
    routes.map(([address, screen, layout = "page"]) => ({
      path: address,
      element: <Shell layout={layout}>{screen}</Shell>,
    })),
    path,
  );
}

function One() {
  const save = useMutation({
    mutationFn: () => call(updateUser, { body: { uid: "u", name: "n", email: "e" } }),
  });
  const refresh = useRefreshSession();
  return (
    <Page title="One">
      <Link href="/two">to two</Link>
      <button onClick={() => save.mutate()}>save</button>
      <button onClick={() => void refresh()}>ask who I am</button>
    </Page>
  );
}

function Reading() {
  const refresh = useRefreshSession();
  useQuery({
    queryKey: ["mine"],
    queryFn: async (): Promise<Session | null> => {
      await refresh();
      await call(logout);
      return null;
    },
  });
  return <Page title="Reading">mine</Page>;
}
