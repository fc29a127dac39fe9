// @vitest-environment jsdom
import { readPasskeys } from "@codetale/contract/identity/passkeys";
import { changePassword, readWaysIn, unlinkGoogle } from "@codetale/contract/identity/ways-in";
import { readProof, proveByPassword } from "@codetale/contract/identity/proof";
import { listSessions } from "@codetale/contract/identity/sessions";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { renderRoutes } from "#testing/render-routes";
import { on, refusal, refuse, requestsTo, sentTo } from "#testing/server";
import { ProofProvider } from "../../proof/pages/proof-provider.tsx";
import { aSession, noPasskeys } from "../../testing/identity-server.ts";
import { alerts, button, field } from "../../testing/render-screen.tsx";
import { AccountSection } from "./account-section.tsx";

afterEach(cleanup);

const december = (day: number) => Date.UTC(2026, 11, day, 12);
const password = { since: december(1), lastUsedAt: december(3) };
const link = { id: "link-1", email: "mina@gmail.test", since: december(2), lastUsedAt: null };

type Answered = Partial<{ password: typeof password | null; links: (typeof link)[] }>;

async function openSection(ways: Answered = {}) {
  const session = aSession();
  on(listSessions, { success: true, sessions: [] });
  on(readPasskeys, noPasskeys);
  on(readWaysIn, { success: true, password, links: [], ...ways });
  const element = (
    <ProofProvider email={session.email}>
      <AccountSection session={session} />
    </ProofProvider>
  );
  renderRoutes([{ path: "/new_user", element }], "/new_user", { session });
  await screen.findByRole("button", { name: /(Change my|Set a) password/ });
  return userEvent.setup({ delay: null });
}

describe("the password", () => {
  it("is told with since when and when it was used last", async () => {
    await openSection();

    expect(screen.getByText("Set 1 December 2026, last used 3 December 2026")).toBeTruthy();
  });

  it("is changed in a dialog, which asks for a proof first", async () => {
    let isProven = false;
    on(changePassword, () => (isProven ? { success: true as const } : refusal("proof/required")));
    on(readProof, { success: true, proofEndsAt: null, kinds: ["password", "code"] });
    on(proveByPassword, () => {
      isProven = true;
      return { success: true as const, proofEndsAt: 1 };
    });
    const user = await openSection();
    await user.click(button("Change my password"));
    await user.type(await screen.findByLabelText("New Password"), "harbour violet engine");
    await user.click(button("Set new password"));
    const proof = within(await screen.findByRole("dialog", { name: "Confirm that it is you" }));
    await user.type(await proof.findByLabelText("Password"), "tide pool lantern");
    await user.click(proof.getByRole("button", { name: "Confirm" }));

    expect(await screen.findByText(/^Your new password is set\. You are signed out/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sentTo(changePassword).at(-1)).toEqual({ password: "harbour violet engine" });
    await waitFor(() => expect(requestsTo(readWaysIn)).toHaveLength(2));
  });

  it("that is too short is not sent, one that is too easy is told", async () => {
    refuse(changePassword, "register/weak-password");
    const user = await openSection();
    await user.click(button("Change my password"));
    await user.type(await screen.findByLabelText("New Password"), "short");
    await user.click(button("Set new password"));
    expect((await alerts()).join()).toMatch(/This one has 5/);
    expect(sentTo(changePassword)).toEqual([]);
    await user.type(field("New Password"), " password");
    await user.click(button("Set new password"));

    await waitFor(async () => expect((await alerts()).join()).toMatch(/too easy to guess/));
  });

  it("can be set where there is none", async () => {
    await openSection({ password: null, links: [link] });

    expect(screen.getByText("This account has no password.")).toBeTruthy();
    expect(button("Set a password")).toBeTruthy();
  });
});

describe("Google", () => {
  it("is told with address and times, and removed once it is meant", async () => {
    const links = [link];
    on(unlinkGoogle, () => {
      links.pop();
      return { success: true as const };
    });
    const user = await openSection({ links });
    expect(screen.getByText("mina@gmail.test")).toBeTruthy();
    expect(screen.getByText("Linked 2 December 2026, not used yet")).toBeTruthy();
    await user.click(button("Remove mina@gmail.test"));
    const dialog = within(await screen.findByRole("dialog"));
    expect(sentTo(unlinkGoogle)).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Remove" }));

    await waitFor(() => expect(sentTo(unlinkGoogle)).toEqual([{ linkId: "link-1" }]));
    await waitFor(() => expect(screen.queryByText("mina@gmail.test")).toBeNull());
    const outcome = await screen.findByText("The Google account is removed.");
    expect(document.activeElement?.contains(outcome)).toBe(true);
  });

  it("that is the only way in stays, and it says why", async () => {
    refuse(unlinkGoogle, "ways-in/last");
    const user = await openSection({ password: null, links: [link] });
    await user.click(button("Remove mina@gmail.test"));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Remove" }));

    expect(await alerts()).toContain("This is your only way in. Set a password first.");
    expect(screen.getByText("mina@gmail.test")).toBeTruthy();
  });

  it("is not spoken of where none is linked", async () => {
    await openSection();

    expect(screen.queryByRole("region", { name: "Google" })).toBeNull();
  });
});

it("says so when the ways in could not be read, and reads them again", async () => {
  refuse(readWaysIn, "request/invalid");
  const session = aSession();
  on(listSessions, { success: true, sessions: [] });
  on(readPasskeys, noPasskeys);
  renderRoutes([{ path: "/", element: <AccountSection session={session} /> }], "/", { session });
  expect(await screen.findByText("What you can sign in with could not be read.")).toBeTruthy();
  on(readWaysIn, { success: true, password, links: [] });
  await userEvent.click(button("Try again"));

  expect(await screen.findByRole("button", { name: "Change my password" })).toBeTruthy();
});
