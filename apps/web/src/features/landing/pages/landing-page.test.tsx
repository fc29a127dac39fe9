// @vitest-environment jsdom
import { readSession } from "@codetale/contract/identity";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { useLocation } from "#lib/routing/navigation";
import { aSession } from "#testing/a-session";
import { on } from "#testing/server";
import { renderRoutes } from "#testing/render-routes";
import { LandingPage } from "./landing-page.tsx";

afterEach(() => {
  cleanup();
});

const ways = [
  ["Create Your Own Story", "/stories/create"],
  ["Play from Collection", "/stories/library"],
] as const;

it("[LAND-1] invites to play stories", () => {
  renderLanding();

  expect(screen.getByRole("heading", { name: "Play Stories" })).toBeTruthy();
  for (const [label] of ways) expect(screen.getByRole("button", { name: label })).toBeTruthy();
});

it("tells screen readers of the tickets what the picture shows", () => {
  renderLanding();

  const picture = screen.getByRole("img", { name: /^Example of three sessions/ });
  expect(picture.textContent).toMatch(/Assigned.*Open now.*waiting for a coder/);
  expect(picture.getAttribute("aria-label")).toMatch(/starts.*open now.*waits for a coder\.$/);
});

it.each(ways)("[LAND-1] leads somebody who is signed in from %s to %s", async (label, path) => {
  on(readSession, aSession());
  renderLanding();

  await userEvent.click(screen.getByRole("button", { name: label }));

  expect(await screen.findByText(`at ${path}`)).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it.each(ways)("[LAND-2] asks nobody to log in first at %s", async (label) => {
  renderLanding();

  await userEvent.click(screen.getByRole("button", { name: label }));

  const dialog = within(await screen.findByRole("dialog", { name: "Please Log In" }));
  expect(dialog.getByText("You must be signed in to continue.")).toBeTruthy();
  expect(dialog.getAllByRole("button").map((button) => button.textContent)).toEqual([
    "Cancel",
    "Go to Login",
  ]);
});

it("[LAND-2] stays on the page when that is cancelled, and gives the focus back", async () => {
  const { router } = renderLanding();
  const button = screen.getByRole("button", { name: "Play from Collection" });
  await userEvent.click(button);

  await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(router.state.location.pathname).toBe("/");
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it("[LAND-2] leads to the login, and from there to what was wanted", async () => {
  renderLanding();
  await userEvent.click(screen.getByRole("button", { name: "Create Your Own Story" }));

  await userEvent.click(await screen.findByRole("button", { name: "Go to Login" }));

  expect(await screen.findByText("at /login from /stories/create")).toBeTruthy();
});

it("[LAND-3] says what both halves are and leads to booking in one click", () => {
  renderLanding();

  expect(screen.getByText(/Practise coding tests with engineers .* play a story/)).toBeTruthy();
  const booking = screen.getByRole("link", { name: "Book a session" });
  expect(booking.getAttribute("href")).toBe("/schedule");
  const mine = screen.getByRole("link", { name: "My Schedules" });
  expect(mine.getAttribute("href")).toBe("/my_schedule");
});

it("names each piece of a real screen as an example and lets none of them be pressed", () => {
  renderLanding();

  const examples = screen.getAllByRole("img", { name: /^Example of/ });
  expect(examples).toHaveLength(6);
  for (const example of examples) {
    expect(example.firstElementChild?.hasAttribute("inert")).toBe(true);
  }
});

function renderLanding() {
  return renderRoutes(
    [
      { path: "/", element: <LandingPage /> },
      { path: "*", element: <Place /> },
    ],
    "/",
  );
}

function Place() {
  const { pathname, state } = useLocation();
  const { from } = (state ?? {}) as { from?: string };
  return <p>{from ? `at ${pathname} from ${from}` : `at ${pathname}`}</p>;
}
