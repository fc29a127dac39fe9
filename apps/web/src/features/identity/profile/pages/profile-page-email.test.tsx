// @vitest-environment jsdom
import { sendOtp, verifyOtp } from "@codetale/contract/identity";
import { updateUser, uploadPhoto } from "@codetale/contract/identity/profile";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setSession } from "#lib/session/session-query";
import { forgetPendingCodes } from "../../verification/pending-codes.ts";
import { forgetProfileDraft, readProfileDraft } from "../profile-draft.ts";
import { openProfile, portrait, preview, updated } from "../../testing/open-profile.ts";
import { alerts, button, field, renderScreen } from "../../testing/render-screen.tsx";
import { on, refuse, sentTo } from "#testing/server";
import { aSession, answerWillingly } from "../../testing/identity-server.ts";

beforeEach(answerWillingly);
afterEach(() => {
  cleanup();
  forgetProfileDraft();
  forgetPendingCodes();
});

/** Opens the screen of the code again with what the tab stores, and nothing of its memory. */
function reload() {
  const stored = { ...sessionStorage } as Record<string, string>;
  cleanup();
  forgetProfileDraft();
  forgetPendingCodes();
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
  return renderScreen("/verify_email", { form: { purpose: "verify-email", person: "user" } });
}

describe("another email", () => {
  it("[PROF-3] is verified by a code, and everything typed is still there", async () => {
    const after = aSession({ email: "new@mail.test" });
    on(uploadPhoto, { success: true, photoURL: "/photos/2" });
    on(updateUser, updated(after));
    const { user, upload, path } = await openProfile(aSession({ photoURL: null, name: "" }), {
      from: "/my_schedule",
    });
    await upload(portrait());
    await user.type(field("Name"), "Mina B.");
    await user.clear(field("Email"));
    await user.type(field("Email"), "new@mail.test");
    await user.click(button("Verify Email"));

    await user.type(await screen.findByLabelText("OTP"), "123456");
    await user.click(button("Verify Email"));

    await screen.findByRole("heading", { name: "User Update Profile" });
    expect(field("Name")).toHaveProperty("value", "Mina B.");
    expect(field("Email")).toHaveProperty("value", "new@mail.test");
    expect(preview()?.getAttribute("src")).toBe("blob:portrait.gif");
    expect(screen.getByText("Verified")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Verify Email" })).toBeNull();
    expect(sentTo(sendOtp)).toEqual([{ email: "new@mail.test", purpose: "verify-email" }]);
    expect(sentTo(verifyOtp)).toEqual([
      { email: "new@mail.test", otp: "123456", purpose: "verify-email" },
    ]);

    await user.click(button("Update Profile"));
    await waitFor(() => expect(path()).toBe("/my_schedule"));
    expect(sentTo(updateUser).at(-1)).toMatchObject({
      email: "new@mail.test",
      ticket: "ticket-1",
    });
  });

  it("[PROF-3] can be given up, and everything typed is still there", async () => {
    const { user } = await openProfile(aSession());
    await user.type(field("Email"), "s");
    await user.click(button("Verify Email"));
    await user.click(await screen.findByRole("button", { name: "Back" }));

    await screen.findByRole("heading", { name: "User Update Profile" });
    expect(field("Email")).toHaveProperty("value", "mina@mail.tests");
    expect(button("Verify Email")).toBeTruthy();
  });

  for (const left of ["what was typed", "the session alone"]) {
    it(`[PROF-3] is verified after a reload that left ${left}`, async () => {
      on(updateUser, updated(aSession()));
      const { user } = await openProfile(aSession());
      await user.type(field("Name"), " B.");
      await user.type(field("Email"), "s");
      await user.click(button("Verify Email"));
      await screen.findByLabelText("OTP");
      if (left === "the session alone") forgetProfileDraft();
      const reloaded = reload();
      await reloaded.user.type(await screen.findByLabelText("OTP"), "123456");
      await reloaded.user.click(button("Verify Email"));

      await screen.findByRole("heading", { name: "User Update Profile" });
      const name = left === "what was typed" ? "Mina B." : aSession().name;
      expect(field("Name")).toHaveProperty("value", name);
      expect(field("Email")).toHaveProperty("value", "mina@mail.tests");
      expect(screen.getByText("Verified")).toBeTruthy();
      await reloaded.user.click(button("Update Profile"));
      expect(sentTo(updateUser).at(-1)).toMatchObject({ name, ticket: "ticket-1" });
    });
  }

  it("keeps no proof where a reload could find it", async () => {
    const { user } = await openProfile(aSession());
    await user.type(field("Email"), "s");
    await user.click(button("Verify Email"));
    await user.type(await screen.findByLabelText("OTP"), "123456");
    await user.click(button("Verify Email"));
    await screen.findByText("Verified");

    expect(JSON.stringify({ ...sessionStorage })).not.toContain("ticket-1");
  });

  it("is refused before anything is sent when it cannot be one", async () => {
    const { user } = await openProfile(aSession());
    await user.type(field("Email"), " x");
    await user.click(button("Verify Email"));

    expect(await alerts()).toEqual(["Invalid email format"]);
    expect(sentTo(sendOtp)).toEqual([]);
  });

  it("is refused when it belongs to somebody else", async () => {
    refuse(sendOtp, "register/taken");
    const { user, path } = await openProfile(aSession());
    await user.type(field("Email"), "s");
    await user.click(button("Verify Email"));

    expect(await alerts()).toEqual([
      "Email is already registered. Please login or use a different email.",
    ]);
    expect(document.activeElement).toBe(field("Email"));
    expect(path()).toBe("/new_user");
  });

  it("has to be verified anew once the proof has expired", async () => {
    refuse(updateUser, "ticket/invalid");
    const { user } = await openProfile(aSession());
    await user.type(field("Email"), "s");
    await user.click(button("Verify Email"));
    await user.type(await screen.findByLabelText("OTP"), "123456{Enter}");
    await user.click(await screen.findByRole("button", { name: "Update Profile" }));

    expect((await alerts()).join()).toMatch(/^Error updating user: Your verification has expired/);
    expect(button("Verify Email")).toBeTruthy();
  });
});

it("keeps what was typed and chosen when the session ends meanwhile", async () => {
  const { user, upload, client, path } = await openProfile(aSession());
  await user.type(field("Name"), " B.");
  await upload(portrait());
  await waitFor(() => expect(preview()?.getAttribute("src")).toBe("blob:portrait.gif"));
  act(() => setSession(client, null));
  await waitFor(() => expect(screen.queryByLabelText("Name")).toBeNull());
  act(() => setSession(client, aSession()));

  await screen.findByRole("button", { name: "Update Profile" });
  expect(path()).toBe("/new_user");
  expect(field("Name")).toHaveProperty("value", "Mina B.");
  expect(preview()?.getAttribute("src")).toBe("blob:portrait.gif");
});

it("keeps nothing where all is as it was saved", async () => {
  const { user } = await openProfile(aSession());
  await user.type(field("Name"), "!");
  expect(readProfileDraft(aSession().uid)).toMatchObject({ name: "Mina!" });
  await user.type(field("Name"), "{Backspace}");

  expect(readProfileDraft(aSession().uid)).toBeNull();
});

it("shows nobody the draft of somebody else", async () => {
  on(sendOtp, { success: true, message: "Sent.", resendAfterMs: 30_000 });
  const { user } = await openProfile(aSession());
  await user.type(field("Email"), "s");
  await user.click(button("Verify Email"));
  await screen.findByLabelText("OTP");
  cleanup();

  await openProfile(aSession({ uid: "account-2", name: "Omar", email: "omar@mail.test" }));
  expect(field("Email")).toHaveProperty("value", "omar@mail.test");
});
