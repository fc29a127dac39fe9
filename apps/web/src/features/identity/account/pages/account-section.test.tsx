// @vitest-environment jsdom
import { failures } from "@codetale/contract/errors";
import { readSession } from "@codetale/contract/identity";
import { readPasskeys } from "@codetale/contract/identity/passkeys";
import { deleteMyAccount, downloadMyData } from "@codetale/contract/identity/account-data";
import {
  endOtherSessions,
  endSession,
  listSessions,
  signOutEverywhere,
} from "@codetale/contract/identity/sessions";
import type { SignedInSession } from "@codetale/contract/identity/sessions";
import { readWaysIn } from "@codetale/contract/identity/ways-in";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { currentSession } from "#lib/session/session-query";
import { renderRoutes } from "#testing/render-routes";
import { alerts, button, field } from "../../testing/render-screen.tsx";
import { lost, on, refuse, sentTo } from "#testing/server";
import { aSession, noPasskeys } from "../../testing/identity-server.ts";
import { ProofProvider } from "../../proof/pages/proof-provider.tsx";
import { AccountSection } from "./account-section.tsx";

afterEach(() => {
  cleanup();
});

const succeeded = { success: true } as const;

function aPlace(facts: Partial<SignedInSession> = {}): SignedInSession {
  return {
    id: "session-1",
    person: "user",
    since: Date.UTC(2026, 11, 1, 14, 5),
    lastUsedAt: Date.UTC(2026, 11, 3, 9, 0),
    endsAt: Date.UTC(2026, 11, 8, 14, 5),
    device: "Firefox on Windows",
    address: "192.0.2.7",
    isCurrent: false,
    ...facts,
  };
}

const here = aPlace({ id: "session-0", device: "Chrome on Linux", isCurrent: true });

/** What stands beneath the profile of somebody who is signed in at `places`. */
function openSection(places?: SignedInSession[], person: "user" | "coder" = "user") {
  const session = aSession({ person });
  on(readSession, session);
  on(readWaysIn, { success: true, password: { since: 0, lastUsedAt: null }, links: [] });
  on(readPasskeys, noPasskeys);
  if (places) on(listSessions, { success: true, sessions: places });
  const elsewhere = ["/home", "/login", "/coders_login", "/forgot_password"];
  const routes = [
    {
      path: "/new_user",
      element: (
        <ProofProvider email={session.email}>
          <AccountSection session={session} />
        </ProofProvider>
      ),
    },
    ...elsewhere.map((path) => ({ path, element: <h1>{path}</h1> })),
  ];
  const view = renderRoutes(routes, "/new_user", { session });
  return { ...view, user: userEvent.setup({ delay: null }) };
}

describe("where somebody is signed in", () => {
  it("[LOGIN-12] is listed with device, role, time and address, this place marked", async () => {
    openSection([here, aPlace(), aPlace({ id: "session-2", person: "coder", address: null })]);

    const [first, second, third] = await screen.findAllByRole("listitem");
    expect(first!.textContent).toContain("This one");
    expect(within(first!).queryByRole("button")).toBeNull();
    expect(second!.textContent).toContain(
      "Learner, since 1 December 2026, 2:05 PM, from 192.0.2.7",
    );
    expect(second!.textContent).toContain("Last used 3 December 2026, ends 8 December 2026");
    expect(third!.textContent).toContain("Coder, since 1 December 2026, 2:05 PM");
    expect(third!.textContent).not.toContain("from");
  });

  it("[LOGIN-12] can be ended one by one", async () => {
    const places = [here, aPlace()];
    on(endSession, () => {
      places.pop();
      return succeeded;
    });
    const { user } = openSection(places);
    await user.click(await screen.findByRole("button", { name: "Sign out Firefox on Windows" }));

    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
    expect(sentTo(endSession)).toEqual([{ sessionId: "session-1" }]);
    const outcome = await screen.findByText("That browser is signed out.");
    expect(document.activeElement?.contains(outcome)).toBe(true);
  });

  it("[LOGIN-12] says nothing of an earlier failure once a later change succeeded", async () => {
    on(endSession, lost);
    on(endOtherSessions, succeeded);
    const { user } = openSection([here, aPlace()]);
    await user.click(await screen.findByRole("button", { name: "Sign out Firefox on Windows" }));
    await screen.findByText(/network-request-failed/);
    await user.click(button("Sign out everywhere else"));

    const outcome = await screen.findByText("Every other browser is signed out.");
    expect(document.activeElement?.contains(outcome)).toBe(true);
    expect(screen.queryByText(/network-request-failed/)).toBeNull();
  });

  it("[LOGIN-12] can be ended all at once but this one", async () => {
    const places = [here, aPlace(), aPlace({ id: "session-2" })];
    on(endOtherSessions, () => {
      places.length = 1;
      return succeeded;
    });
    const { user } = openSection(places);
    await user.click(await screen.findByRole("button", { name: "Sign out everywhere else" }));

    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
    expect(screen.queryByRole("button", { name: "Sign out everywhere else" })).toBeNull();
  });

  it("[LOGIN-12] is told from others on the same kind of device by the button's name", async () => {
    const other = aPlace({ id: "session-2", address: "192.0.2.8" });
    openSection([here, aPlace(), other, aPlace({ id: "session-3", device: "Safari on iPhone" })]);

    await screen.findAllByRole("listitem");
    const names = screen
      .getAllByRole("button", { name: /^Sign out \S+ on/ })
      .map((end) => end.getAttribute("aria-label"));
    expect(names).toEqual([
      "Sign out Firefox on Windows, since 1 December 2026, 2:05 PM, from 192.0.2.7",
      "Sign out Firefox on Windows, since 1 December 2026, 2:05 PM, from 192.0.2.8",
      "Sign out Safari on iPhone",
    ]);
  });

  it("says so when one could not be ended", async () => {
    on(endSession, lost);
    const { user } = openSection([here, aPlace()]);
    await user.click(await screen.findByRole("button", { name: "Sign out Firefox on Windows" }));

    expect((await alerts()).join()).toMatch(/network-request-failed/);
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });

  it("shows five at first and the rest on demand", async () => {
    const many = Array.from({ length: 7 }, (_, index) => aPlace({ id: `session-${index}` }));
    const { user } = openSection(many);
    expect(await screen.findAllByRole("listitem")).toHaveLength(5);

    await user.click(button("Show all 7"));

    expect(screen.getAllByRole("listitem")).toHaveLength(7);
  });

  it("can be read again when it failed", async () => {
    refuse(listSessions, "request/invalid");
    const { user } = openSection();
    expect(await screen.findByText("Where you are signed in could not be read.")).toBeTruthy();

    on(listSessions, { success: true, sessions: [here] });
    await user.click(button("Try again"));

    expect(await screen.findAllByRole("listitem")).toHaveLength(1);
  });
});

describe("signing out everywhere", () => {
  it.each([
    ["user", "/login"],
    ["coder", "/coders_login"],
  ] as const)("[LOGIN-12] leads a %s to %s once it is meant", async (person, place) => {
    on(signOutEverywhere, succeeded);
    const { client, router, user } = openSection([here], person);
    await user.click(await screen.findByRole("button", { name: "Sign out everywhere" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Sign out everywhere?" }));
    expect(sentTo(signOutEverywhere)).toHaveLength(0);
    await user.click(dialog.getByRole("button", { name: "Sign out everywhere" }));

    await waitFor(() => expect(router.state.location.pathname).toBe(place));
    await waitFor(() => expect(currentSession(client)).toBeNull());
    expect(router.state.location.state).toEqual({
      arrival: "logged-out",
      message: "You are signed out everywhere.",
    });
    expect(sentTo(signOutEverywhere)).toHaveLength(1);
  });

  it("can be thought better of", async () => {
    const { user } = openSection([here]);
    await user.click(await screen.findByRole("button", { name: "Sign out everywhere" }));
    await user.click(await screen.findByRole("button", { name: "Cancel" }));

    expect(sentTo(signOutEverywhere)).toHaveLength(0);
  });

  it("says so when it failed, and nobody is signed out here", async () => {
    refuse(signOutEverywhere, "server/busy");
    const { client, router, user } = openSection([here]);
    await user.click(await screen.findByRole("button", { name: "Sign out everywhere" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Sign out everywhere" }));

    expect((await alerts()).join()).toMatch(/The service is busy/);
    expect(currentSession(client)).not.toBeNull();
    expect(router.state.location.pathname).toBe("/new_user");
  });
});

describe("everything that is kept", () => {
  it("comes as a file", async () => {
    on(downloadMyData, () => Response.json({ account: {} }));
    const saved: string[] = [];
    URL.createObjectURL = (file) => `blob:${(file as Blob).size}`;
    URL.revokeObjectURL = () => undefined;
    const press = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.download} ${this.href}`);
    });
    const { user } = openSection([here]);
    await user.click(button("Download my data"));

    await waitFor(() => expect(saved).toEqual(["codetale-my-data.json blob:14"]));
    press.mockRestore();
  });

  it("says so when it could not be had", async () => {
    refuse(downloadMyData, "request/too-many");
    const { user } = openSection([here]);
    await user.click(button("Download my data"));

    expect((await alerts()).join()).toMatch(/Too many requests/);
  });
});

describe("deleting the account", () => {
  async function openDialog() {
    const view = openSection([here]);
    await view.user.click(button("Delete my account"));
    const dialog = within(await screen.findByRole("dialog", { name: "Delete my account" }));
    const press = () => view.user.click(dialog.getByRole("button", { name: "Delete my account" }));
    return { ...view, dialog, press };
  }

  it("says first what goes and what stays", async () => {
    const { dialog } = await openDialog();

    expect(dialog.getByText("What goes, at once and for good")).toBeTruthy();
    expect(dialog.getByText("What stays")).toBeTruthy();
    expect(dialog.getByText("Type mina@mail.test to confirm.")).toBeTruthy();
  });

  it.each(["", "another@mail.test"])("is refused where %j was typed", async (typed) => {
    const { user, press } = await openDialog();
    if (typed) await user.type(field("Your email address"), typed);
    await press();

    expect(await alerts()).toContain("Type your e-mail address to confirm.");
    expect(document.activeElement).toBe(field("Your email address"));
    expect(sentTo(deleteMyAccount)).toEqual([]);
  });

  it("leads to the landing page with a word, and nothing is remembered here", async () => {
    on(deleteMyAccount, succeeded);
    const { client, router, user, press } = await openDialog();
    client.setQueryData(["my-schedules"], ["mine"]);
    await user.type(field("Your email address"), "Mina@mail.test");
    await press();

    await waitFor(() => expect(router.state.location.pathname).toBe("/home"));
    expect(await screen.findByText(/^Your account is deleted\./)).toBeTruthy();
    expect(currentSession(client)).toBeNull();
    expect(client.getQueryData(["my-schedules"])).toBeUndefined();
    expect(sentTo(deleteMyAccount)).toEqual([{ email: "Mina@mail.test" }]);
  });

  it("says why it is not possible now, and everything stays", async () => {
    refuse(deleteMyAccount, "account/session-going-on");
    const { client, router, user, press } = await openDialog();
    await user.type(field("Your email address"), "mina@mail.test");
    await press();

    expect(await alerts()).toContain(failures["account/session-going-on"].message);
    expect(currentSession(client)).not.toBeNull();
    expect(router.state.location.pathname).toBe("/new_user");
  });

  it("can be thought better of", async () => {
    const { user } = await openDialog();
    await user.click(button("Keep my account"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});
