// @vitest-environment jsdom
import type { Session } from "@codetale/contract/identity";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { aSession } from "#testing/a-session";
import { renderRoutes } from "#testing/render-routes";
import { NavBar } from "./nav-bar.tsx";

afterEach(() => {
  cleanup();
});

const coder = aSession({ person: "coder", name: "Asha Rao" });

it("[NAV-1] offers a visitor to sign up and to log in, beside the pages about us", () => {
  renderBar(null);

  expect(links()).toEqual([
    ["About Us", "/about_us"],
    ["Contact Us", "/contact_us"],
    ["Login", "/login"],
    ["Sign Up Free", "/register"],
  ]);
});

it("[NAV-2] offers a learner their pages, themselves and the way out", () => {
  renderBar(aSession());

  expect(links()).toEqual([
    ["Home", "/home"],
    ["My Schedules", "/my_schedule"],
    ["About Us", "/about_us"],
    ["Contact Us", "/contact_us"],
    ["Mira Okafor", "/"],
    ["Profile", "/new_user"],
  ]);
  expect(wideBar().getByRole("button", { name: "Logout" })).toBeTruthy();
});

it("calls a learner who has no name yet by their e-mail", () => {
  renderBar(aSession({ name: "" }));

  expect(wideBar().getByRole("link", { name: "mira@codetale.example" })).toBeTruthy();
});

it("cuts a long name at its end, whichever way it is written", () => {
  renderBar(aSession({ name: "\u0634\u0647\u0631\u0632\u0627\u062f" }));

  expect(screen.getByText("\u0634\u0647\u0631\u0632\u0627\u062f").dir).toBe("auto");
});

it("[NAV-3] offers a coder their home and the way out only", () => {
  renderBar(coder);

  expect(links()).toEqual([["Home", "/coders_home"]]);
  expect(wideBar().getByRole("button", { name: "Logout" })).toBeTruthy();
});

it("offers an operator their screen, after the links that they have besides", () => {
  renderBar(aSession({ person: "coder", isOperator: true }));

  expect(links()).toEqual([
    ["Home", "/coders_home"],
    ["Operator", "/operator"],
  ]);
});

it("offers no account while the session is being read", () => {
  renderBar(null, { isLoading: true });

  expect(links()).toEqual([]);
});

it("reports a click on Logout, once", async () => {
  const onLogout = vi.fn();
  const view = renderBar(aSession(), { onLogout });
  await userEvent.click(wideBar().getByRole("button", { name: "Logout" }));
  view.unmount();

  renderBar(aSession(), { onLogout, isLoggingOut: true });
  await userEvent.click(wideBar().getByRole("button", { name: "Logout" }));

  expect(onLogout).toHaveBeenCalledOnce();
});

it("[NAV-4] keeps the same links in a menu that a press opens", async () => {
  renderBar(aSession());
  const opener = screen.getByRole("button", { name: "Open menu" });
  expect(opener.getAttribute("aria-expanded")).toBe("false");

  await userEvent.click(opener);

  const menu = within(await screen.findByRole("dialog", { name: "Menu" }));
  expect(menu.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Home",
    "My Schedules",
    "About Us",
    "Contact Us",
    "MOMira Okafor",
    "Profile",
  ]);
  expect(opener.getAttribute("aria-expanded")).toBe("true");
});

it("[NAV-4] opens and closes the menu by keyboard and gives the focus back", async () => {
  renderBar(null);
  const opener = screen.getByRole("button", { name: "Open menu" });
  opener.focus();

  await userEvent.keyboard("{Enter}");
  const menu = await screen.findByRole("dialog", { name: "Menu" });
  await waitFor(() =>
    expect(menu.closest("[role=presentation]")?.contains(document.activeElement)).toBe(true),
  );
  await userEvent.keyboard("{Escape}");

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(opener);
});

it("[NAV-4] closes the menu when one of its links is followed", async () => {
  const { router } = renderBar(null);
  await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
  const menu = within(await screen.findByRole("dialog", { name: "Menu" }));

  await userEvent.click(menu.getByRole("link", { name: "Login" }));

  expect(router.state.location.pathname).toBe("/login");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("goes round the colour schemes and keeps the choice", async () => {
  renderBar(null);

  await userEvent.click(screen.getByRole("button", { name: "Colours: system" }));
  expect(document.documentElement.dataset["scheme"]).toBe("light");
  await userEvent.click(screen.getByRole("button", { name: "Colours: light" }));
  expect(document.documentElement.dataset["scheme"]).toBe("dark");
  expect(localStorage.getItem("codetale-scheme")).toBe("dark");
  await userEvent.click(screen.getByRole("button", { name: "Colours: dark" }));

  expect(screen.getByRole("button", { name: "Colours: system" })).toBeTruthy();
});

function renderBar(session: Session | null, overrides: Partial<Parameters<typeof NavBar>[0]> = {}) {
  const bar = (
    <NavBar
      session={session}
      isLoading={false}
      isLoggingOut={false}
      onLogout={() => {}}
      {...overrides}
    />
  );
  return renderRoutes([{ path: "*", element: bar }], "/");
}

function wideBar() {
  return within(screen.getByRole("navigation", { name: "Main" }));
}

function links() {
  return wideBar()
    .queryAllByRole("link")
    .map((link) => [
      link.getAttribute("aria-label") ??
        link.querySelector("span:last-child")?.textContent ??
        link.textContent,
      link.getAttribute("href"),
    ]);
}
