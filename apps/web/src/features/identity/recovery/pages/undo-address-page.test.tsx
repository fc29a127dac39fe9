// @vitest-environment jsdom
import { undoAddressChange } from "@codetale/contract/identity/ways-in";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { currentSession } from "#lib/session/session-query";
import { lost, on, refuse, sentTo } from "#testing/server";
import { aSession } from "../../testing/identity-server.ts";
import { alerts, button, renderScreen } from "../../testing/render-screen.tsx";

afterEach(cleanup);

const LINK = "/undo_address_change#token=link-1";

it("asks before it acts, and takes the link out of the address", async () => {
  const { router } = renderScreen(LINK);

  expect(await screen.findByRole("heading", { name: "Put your email address back?" })).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  await waitFor(() => expect(router.state.location.hash).toBe(""));
  expect(sentTo(undoAddressChange)).toEqual([]);
});

it("leads to a new password once it is done, and nobody is signed in here any more", async () => {
  on(undoAddressChange, { success: true, message: "Done.", token: "reset-1" });
  const { user, path, client } = renderScreen(LINK, undefined, aSession());
  await user.click(await screen.findByRole("button", { name: "Put my address back" }));

  expect(await screen.findByRole("heading", { name: "Set a new password" })).toBeTruthy();
  expect(path()).toBe("/reset_password");
  expect(sentTo(undoAddressChange)).toEqual([{ token: "link-1" }]);
  expect(currentSession(client)).toBeNull();
});

it("says so when the link has expired or was used", async () => {
  refuse(undoAddressChange, "undo-link/invalid");
  const { user } = renderScreen(LINK);
  await user.click(await screen.findByRole("button", { name: "Put my address back" }));

  expect(await screen.findByRole("heading", { name: "This link opens nothing" })).toBeTruthy();
  expect((await alerts()).join()).toMatch(/expired or was already used/);
  expect(document.activeElement?.getAttribute("tabindex")).toBe("-1");
  expect(document.activeElement?.textContent).toMatch(/expired or was already used/);
  expect(screen.getByRole("link", { name: "Write to us" }).getAttribute("href")).toBe(
    "/contact_us",
  );
});

it.each([
  [
    "the address has an account by now",
    () => refuse(undoAddressChange, "undo-link/address-taken"),
    /account of its own/,
  ],
  ["the connection is lost", () => on(undoAddressChange, lost), /network-request-failed/],
])("says so when %s, and can be pressed again", async (_, fail, words) => {
  fail();
  const { user } = renderScreen(LINK);
  await user.click(await screen.findByRole("button", { name: "Put my address back" }));

  expect((await alerts()).join()).toMatch(words);
  expect(button("Put my address back")).toBeTruthy();
});

it("without a link in its address says what is missing", async () => {
  renderScreen("/undo_address_change");

  expect((await alerts()).join()).toMatch(/needs the link from the email/);
});
