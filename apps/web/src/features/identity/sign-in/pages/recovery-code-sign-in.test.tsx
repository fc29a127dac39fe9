// @vitest-environment jsdom
import { signInWithRecoveryCode } from "@codetale/contract/identity/passkeys";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sentTo } from "#testing/server";
import { aSession, signsIn } from "../../testing/identity-server.ts";
import { alerts, button, field, renderScreen } from "../../testing/render-screen.tsx";

beforeEach(() => signsIn(aSession(), [signInWithRecoveryCode]));
afterEach(cleanup);

describe("[LOGIN-15] a recovery code without a password", () => {
  it("lets in with the address", async () => {
    const view = renderScreen("/login", { from: "/my_schedule" });
    await view.user.click(screen.getByRole("link", { name: "Use a recovery code" }));
    await view.fill("Email", " mina@mail.test ");
    await view.fill("Recovery code", "k3vq-8d2m-x0ph-7cwr");
    await view.user.click(button("Sign In"));

    await waitFor(() => expect(view.path()).toBe("/my_schedule"));
    expect(sentTo(signInWithRecoveryCode)).toEqual([
      { person: "user", email: "mina@mail.test", recovery_code: "k3vq-8d2m-x0ph-7cwr" },
    ]);
  });

  it.each([
    ["", "k3vq", "Email", "Please enter your email"],
    ["mina", "k3vq", "Email", "Invalid email address. Please enter a valid email."],
    ["mina@mail.test", "", "Recovery code", "Please enter a recovery code"],
  ])("asks for what is missing in %j and %j", async (email, code, wrong, message) => {
    const view = renderScreen("/login", { signInStep: "recovery-code" });
    if (email) await view.fill("Email", email);
    if (code) await view.fill("Recovery code", code);
    await view.user.click(button("Sign In"));

    expect(await alerts()).toEqual([message]);
    expect(document.activeElement).toBe(field(wrong));
    expect(sentTo(signInWithRecoveryCode)).toEqual([]);
  });

  it("[LOGIN-10] asks coders for their key", async () => {
    const view = renderScreen("/coders_login", { signInStep: "recovery-code" });
    await view.fill("Email", "cody@mail.test");
    await view.fill("Recovery code", "k3vq");
    await view.user.click(button("Sign In"));
    expect(await alerts()).toEqual(["Invalid coders key"]);

    await view.fill("Coders Key", " the-key ");
    await view.user.click(button("Sign In"));
    await waitFor(() => expect(sentTo(signInWithRecoveryCode)).toHaveLength(1));
    expect(sentTo(signInWithRecoveryCode)[0]).toMatchObject({
      person: "coder",
      coders_key: "the-key",
    });
  });

  it("leads back to the form", async () => {
    const view = renderScreen("/login", { signInStep: "recovery-code" });
    await view.user.click(button("Back to Login"));

    expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeTruthy();
  });
});
