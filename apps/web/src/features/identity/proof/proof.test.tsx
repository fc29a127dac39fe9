// @vitest-environment jsdom
import { verifyOtp, type Session } from "@codetale/contract/identity";
import { updateUser } from "@codetale/contract/identity/profile";
import {
  proveByCode,
  proveByGoogle,
  proveByPassword,
  readProof,
  sendProofCode,
  type ProofKind,
} from "@codetale/contract/identity/proof";
import { deleteMyAccount } from "@codetale/contract/identity/account-data";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { on, refusal, refuse, sentTo } from "#testing/server";
import { forgetProfileDraft } from "../profile/profile-draft.ts";
import { broadcastSessionEvent } from "../session/session-channel.ts";
import { answerWillingly, aSession } from "../testing/identity-server.ts";
import { openProfile, updated } from "../testing/open-profile.ts";
import { alerts, announced, button, field, renderScreen } from "../testing/render-screen.tsx";
import { forgetPendingCodes } from "../verification/pending-codes.ts";

const TITLE = "Confirm that it is you";
const proof = { success: true, proofEndsAt: 0 } as const;

let isProven: boolean;

beforeEach(() => {
  isProven = false;
  answerWillingly();
  on(proveByPassword, () => {
    isProven = true;
    return proof;
  });
  on(proveByCode, () => {
    isProven = true;
    return proof;
  });
  on(sendProofCode, { success: true, message: "Sent.", resendAfterMs: 30_000 });
});
afterEach(() => {
  cleanup();
  forgetProfileDraft();
  forgetPendingCodes();
  vi.unstubAllGlobals();
});

function ownedBy(...kinds: ProofKind[]): void {
  on(readProof, () => ({ success: true as const, proofEndsAt: isProven ? 1 : null, kinds }));
}

/** Saves a profile whose address is new, which the server refuses without a proof. */
async function saveOtherAddress(session: Session = aSession()) {
  on(updateUser, ({ body }) =>
    isProven ? updated({ ...session, email: body.email }) : refusal("proof/required"),
  );
  on(verifyOtp, { success: true, ticket: "ticket-1" });
  const view = await openProfile(session);
  await view.user.clear(field("Email"));
  await view.fill("Email", "new@mail.test");
  await view.user.click(button("Verify Email"));
  await view.user.type(await screen.findByLabelText("OTP"), "123456");
  await view.user.click(button("Verify Email"));
  await view.user.click(await screen.findByRole("button", { name: "Update Profile" }));
  const dialog = within(await screen.findByRole("dialog", { name: TITLE }));
  return { ...view, dialog };
}

describe("a call that needs a proof", () => {
  it("is repeated once the password has proven it, with what was typed", async () => {
    ownedBy("password", "code");
    const { user, dialog, path } = await saveOtherAddress();
    await user.type(await dialog.findByLabelText("Password"), "tide pool lantern");
    await user.click(dialog.getByRole("button", { name: "Confirm" }));

    await waitFor(() => expect(path()).toBe("/home"));
    expect(sentTo(proveByPassword)).toEqual([{ password: "tide pool lantern" }]);
    const calls = sentTo(updateUser);
    expect(calls).toHaveLength(2);
    expect(calls[1]).toEqual(calls[0]);
    expect(calls[0]).toMatchObject({ email: "new@mail.test", ticket: "ticket-1" });
  });

  it("fails with words where none is given, and can be made again", async () => {
    ownedBy("password", "code");
    const { user, dialog, path } = await saveOtherAddress();
    await user.click(await dialog.findByRole("button", { name: "Cancel" }));

    expect(await alerts()).toContain("Error updating user: Please confirm first that it is you.");
    expect(path()).toBe("/new_user");
    await user.click(button("Update Profile"));
    expect(await screen.findByRole("dialog", { name: TITLE })).toBeTruthy();
  });

  it("may be the deletion of the account", async () => {
    ownedBy("password", "code");
    on(deleteMyAccount, () => (isProven ? { success: true as const } : refusal("proof/required")));
    const { user, path } = await openProfile(aSession());
    await user.click(await screen.findByRole("button", { name: "Delete my account" }));
    await user.type(await screen.findByLabelText("Your email address"), "mina@mail.test");
    const dialog = within(screen.getByRole("dialog", { name: "Delete my account" }));
    await user.click(dialog.getByRole("button", { name: "Delete my account" }));
    await user.type(await screen.findByLabelText("Password"), "tide pool lantern");
    await user.click(button("Confirm"));

    await waitFor(() => expect(path()).toBe("/home"));
    expect(sentTo(deleteMyAccount)).toHaveLength(2);
  });
});

describe("the password", () => {
  it("is asked for, and told from a wrong one", async () => {
    ownedBy("password", "code");
    refuse(proveByPassword, "login/wrong-password");
    const { user, dialog } = await saveOtherAddress();
    await user.click(await dialog.findByRole("button", { name: "Confirm" }));
    expect(await alerts()).toEqual(["Please enter your password"]);
    await user.type(field("Password"), "wrong");
    await user.click(dialog.getByRole("button", { name: "Confirm" }));

    await waitFor(async () =>
      expect(await alerts()).toEqual([
        "Invalid password. Please double-check your password and try again.",
      ]),
    );
    expect(document.activeElement).toBe(field("Password"));
    expect(sentTo(updateUser)).toHaveLength(1);
  });

  it("says how long to wait after too many tries", async () => {
    ownedBy("password", "code");
    refuse(proveByPassword, "login/too-many", { retryAfterMs: 60_000 });
    const { user, dialog } = await saveOtherAddress();
    await user.type(await dialog.findByLabelText("Password"), "wrong");
    await user.click(dialog.getByRole("button", { name: "Confirm" }));

    expect((await alerts()).join()).toMatch(/Too many tries/);
    expect(dialog.getByRole("timer").textContent).toMatch(/You can try again in/);
  });
});

describe("a code by email", () => {
  it("is sent once it is asked for, and proves", async () => {
    ownedBy("password", "code");
    const { user, dialog, path } = await saveOtherAddress();
    await user.click(
      await dialog.findByRole("button", { name: "Send me a code by email instead" }),
    );
    expect(dialog.getByText(/We send a code to mina@mail.test/)).toBeTruthy();
    expect(sentTo(sendProofCode)).toHaveLength(0);
    await user.click(dialog.getByRole("button", { name: "Send a code" }));
    await user.type(await dialog.findByLabelText("OTP"), "123 456");
    await user.click(dialog.getByRole("button", { name: "Confirm" }));

    await waitFor(() => expect(path()).toBe("/home"));
    expect(sentTo(proveByCode)).toEqual([{ otp: "123456" }]);
  });

  it("is what there is without a password, and says so when it cannot be sent", async () => {
    ownedBy("code");
    refuse(sendProofCode, "otp/not-sent");
    const { user, dialog } = await saveOtherAddress();
    await user.click(await dialog.findByRole("button", { name: "Send a code" }));

    expect((await alerts()).join()).toBe("Error generating OTP");
    expect(dialog.queryByLabelText("OTP")).toBeNull();
  });

  it("that is wrong is told below the field", async () => {
    ownedBy("code");
    refuse(proveByCode, "otp/wrong");
    const { user, dialog } = await saveOtherAddress();
    await user.click(await dialog.findByRole("button", { name: "Send a code" }));
    await user.type(await dialog.findByLabelText("OTP"), "111111");
    await user.click(dialog.getByRole("button", { name: "Confirm" }));

    expect(await alerts()).toEqual(["Incorrect OTP. Try again"]);
  });
});

describe("Google", () => {
  it("opens a window of its own, whose news repeats the call here", async () => {
    ownedBy("google", "code");
    const assign = vi.fn();
    vi.stubGlobal("open", () => ({ location: { assign }, close: () => undefined }));
    on(proveByGoogle, { success: true, url: "https://accounts.test/o" });
    const { user, dialog, path } = await saveOtherAddress();
    await user.click(await dialog.findByRole("button", { name: "Continue with Google" }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith("https://accounts.test/o"));
    expect(dialog.getByText(/come back here/)).toBeTruthy();

    act(() => void window.dispatchEvent(new Event("focus")));
    await waitFor(() => expect(sentTo(readProof)).toHaveLength(2));
    expect(screen.getByRole("dialog", { name: TITLE })).toBeTruthy();
    isProven = true;
    act(() => void window.dispatchEvent(new Event("focus")));
    await waitFor(() => expect(path()).toBe("/home"));
  });

  it("that cannot be reached is told, and its window closed", async () => {
    ownedBy("google", "code");
    const close = vi.fn();
    vi.stubGlobal("open", () => ({ close }));
    refuse(proveByGoogle, "google/unreachable");
    const { user, dialog } = await saveOtherAddress();
    await user.click(await dialog.findByRole("button", { name: "Continue with Google" }));

    expect((await alerts()).join()).toMatch(/Google could not be reached/);
    expect(close).toHaveBeenCalledOnce();
  });

  it("sends its window to a screen that tells the others and closes", async () => {
    const close = vi.fn();
    vi.stubGlobal("close", close);
    renderScreen("/proven");

    expect(await screen.findByRole("heading", { name: "Thank you, it is you" })).toBeTruthy();
    expect(close).toHaveBeenCalledOnce();
  });

  it("sends its window to a screen that says why it proved nothing", async () => {
    const close = vi.fn();
    vi.stubGlobal("close", close);
    renderScreen("/proven?error=account-not-linked");

    expect((await alerts()).join()).toMatch(/Google Sign-In Error: account-not-linked/);
    expect(close).not.toHaveBeenCalled();
  });
});

it("can be asked for again when the ways could not be read", async () => {
  refuse(readProof, "request/invalid");
  const { user, dialog } = await saveOtherAddress();
  expect(await dialog.findByText("How you can confirm it could not be read.")).toBeTruthy();
  ownedBy("password", "code");
  await user.click(dialog.getByRole("button", { name: "Try again" }));

  expect(await dialog.findByLabelText("Password")).toBeTruthy();
});

it("another window's news signs nobody in or out here", async () => {
  ownedBy("password", "code");
  await openProfile(aSession());
  act(() => broadcastSessionEvent("proven"));

  expect(announced("alert")).toEqual([]);
  expect(button("Update Profile")).toBeTruthy();
});
