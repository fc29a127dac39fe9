// @vitest-environment jsdom
import { readSession } from "@codetale/contract/identity";
import { setPassword } from "@codetale/contract/identity/recovery";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { currentSession } from "#lib/session/session-query";
import { alerts, button, field, notice, renderScreen } from "../../testing/render-screen.tsx";
import { lost, never, on, refuse, sentTo } from "#testing/server";
import { aSession } from "../../testing/identity-server.ts";
import { expectSecondToRepeatFirst } from "../../testing/retry-keys.ts";

beforeEach(() => on(setPassword, changed));
afterEach(() => {
  cleanup();
});

const changed = {
  success: true,
  message: "Your password has been changed. Please login to continue.",
} as const;

function followLink(hash = "#token=the-token") {
  return renderScreen(`/reset_password${hash}`);
}

async function choosePassword(view: ReturnType<typeof followLink>, password: string) {
  await view.fill("New Password", password);
  await view.user.click(button("Set new password"));
}

describe("the link", () => {
  it("[FORGOT-3] is gone from the address and the history as soon as it was read", async () => {
    const { router } = followLink();

    await waitFor(() => expect(router.state.location.hash).toBe(""));
    expect(router.state.location.index).toBe(0);
    expect(field("New Password").getAttribute("autocomplete")).toBe("new-password");
  });

  it("[FORGOT-3] gives way to another one that is opened in the same tab", async () => {
    const view = followLink();
    await waitFor(() => expect(view.router.state.location.hash).toBe(""));

    await act(() => view.router.navigate("/reset_password#token=another"));
    await choosePassword(view, "quiet lanterns");

    await waitFor(() =>
      expect(sentTo(setPassword)).toEqual([{ token: "another", password: "quiet lanterns" }]),
    );
  });

  it.each(["", "#token=", "#elsewhere"])(
    "[FORGOT-3] says what is missing where the address ends with %j",
    async (hash) => {
      followLink(hash);

      expect((await alerts()).join()).toMatch(/needs the link from the email/);
      expect(linkTo("Ask for a new link")).toBe("/forgot_password");
    },
  );

  it("[FORGOT-3] says so when it works no more, and where to ask for another", async () => {
    refuse(setPassword, "reset-link/invalid");
    const view = followLink();
    await choosePassword(view, "quiet lanterns");

    expect(await screen.findByRole("link", { name: "Ask for a new link" })).toBeTruthy();
    expect(await alerts()).toEqual([
      "This link has expired or was already used. Please ask for a new one.",
    ]);
    expect(document.activeElement?.textContent).toMatch(/^This link has expired/);
  });
});

describe("the new password", () => {
  it("[FORGOT-3] is set, and the sign-in screen says so in the server's words", async () => {
    const view = followLink();
    await choosePassword(view, "quiet lanterns");

    await waitFor(() => expect(view.path()).toBe("/login"));
    expect(await notice()).toBe("Your password has been changed. Please login to continue.");
    expect(sentTo(setPassword)).toEqual([{ token: "the-token", password: "quiet lanterns" }]);
    expect(view.router.state.location.index).toBe(0);
  });

  it("[FORGOT-3] signs out whoever was signed in here, and leads to the sign-in all the same", async () => {
    on(readSession, aSession());
    const view = followLink();
    await choosePassword(view, "quiet lanterns");

    await waitFor(() => expect(currentSession(view.client)).toBeNull());
    expect(view.path()).toBe("/login");
  });

  it.each([
    ["", "Please enter a new password"],
    ["short", "Your password needs at least 8 characters. This one has 5."],
    ["x".repeat(129), "Your password is too long. Please use at most 128 characters."],
  ])("[REG-10] is refused before it is sent where it breaks the policy", async (typed, message) => {
    const view = followLink();
    if (typed) await view.fill("New Password", typed);
    await view.user.click(button("Set new password"));

    expect(await alerts()).toEqual([message]);
    expect(document.activeElement).toBe(field("New Password"));
    expect(sentTo(setPassword)).toEqual([]);
  });

  it("[REG-10] is refused in the server's words, and another one can be set", async () => {
    const message = "This password is one of the most common ones. Please choose another.";
    refuse(setPassword, "register/weak-password", { message });
    const view = followLink();
    await choosePassword(view, "the product itself");
    expect(await alerts()).toEqual([message]);

    on(setPassword, changed);
    await view.user.clear(field("New Password"));
    await choosePassword(view, "quiet lanterns");

    await waitFor(() => expect(view.path()).toBe("/login"));
  });

  it("can be looked at", async () => {
    const view = followLink();
    await view.user.click(button("Show password"));
    expect(field("New Password").getAttribute("type")).toBe("text");
  });

  it("[CONST-2] is kept when the network is lost", async () => {
    on(setPassword, lost);
    const view = followLink();
    await choosePassword(view, "quiet lanterns");

    expect((await alerts()).join()).toMatch(
      /^The password could not be set\. Please try again\. .*network-request-failed/,
    );
    expect(field("New Password")).toHaveProperty("value", "quiet lanterns");
  });

  it("[CONST-2] is sent again as the same call after a lost answer, and another one as another", async () => {
    on(setPassword, lost);
    const view = followLink();
    await choosePassword(view, "quiet lanterns");
    await alerts();
    await view.user.click(button("Set new password"));
    await waitFor(() => expect(sentTo(setPassword)).toHaveLength(2));
    await alerts();
    await choosePassword(view, " in the fog");
    await waitFor(() => expect(sentTo(setPassword)).toHaveLength(3));

    expectSecondToRepeatFirst(setPassword);
  });

  it("cannot be sent twice while the first press is on its way", async () => {
    on(setPassword, never);
    const view = followLink();
    await choosePassword(view, "quiet lanterns");
    await view.user.click(button("Set new password"));
    expect(sentTo(setPassword)).toHaveLength(1);
  });
});

function linkTo(name: string): string | null {
  return screen.getByRole("link", { name }).getAttribute("href");
}
