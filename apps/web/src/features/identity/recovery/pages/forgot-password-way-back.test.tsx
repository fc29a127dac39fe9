// @vitest-environment jsdom
import { sendOtpForgotPassword } from "@codetale/contract/identity/recovery";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forgetPendingCodes } from "../../verification/pending-codes.ts";
import { button, field } from "../../testing/render-screen.tsx";
import { sentTo } from "#testing/server";
import { answerWillingly } from "../../testing/identity-server.ts";
import { openScreen, reachCode, typeCode } from "../testing/forgot-password.ts";

beforeEach(answerWillingly);
afterEach(() => {
  cleanup();
  forgetPendingCodes();
});

describe("the way back", () => {
  it("[FORGOT-2] leads to the address, which is still there", async () => {
    const view = await reachCode();
    await view.user.click(button("Back"));

    await screen.findByRole("button", { name: "Send Verification Code" });
    expect(field("Email")).toHaveProperty("value", "mina@mail.test");
    expect(document.activeElement).toBe(field("Email"));
  });

  it("leaves the focus alone when the screen opens", async () => {
    openScreen();

    expect(document.activeElement).toBe(document.body);
  });

  it("needs no second code for the same address", async () => {
    const view = await reachCode();
    await view.user.click(button("Back"));
    await view.user.click(await screen.findByRole("button", { name: "Send Verification Code" }));

    await screen.findByLabelText("OTP");
    expect(sentTo(sendOtpForgotPassword)).toHaveLength(1);
  });

  it("never returns to a code that was exchanged", async () => {
    const view = await reachCode();
    await typeCode(view);
    await screen.findByText("Password reset email sent. Please check your inbox.");

    await view.router.navigate(-1);

    expect(await screen.findByRole("button", { name: "Send Verification Code" })).toBeTruthy();
  });

  it("leads a coder back to the coders' entrance", async () => {
    const view = await reachCode({ person: "coder" });
    await typeCode(view);

    const link = await screen.findByRole("link", { name: "Back to Login" });
    expect(link.getAttribute("href")).toBe("/coders_login");
  });

  it("goes on after a reload, with the address that the tab keeps", async () => {
    const until = Date.now() + 60_000;
    const stored = { purpose: "forgot-password", email: "mina@mail.test", resendAt: until, until };
    sessionStorage.setItem("codetale-recovery", JSON.stringify(stored));
    openScreen({ step: "code" });

    expect(
      await screen.findByText(/account with mina@mail\.test, a code is on its way/),
    ).toBeTruthy();
    expect(field("OTP")).toBeTruthy();
  });

  it.each(["code", "sent"])("begins anew when a reload lost the address, at %s", async (step) => {
    const view = openScreen({ step });

    expect(await screen.findByRole("button", { name: "Send Verification Code" })).toBeTruthy();
    expect(view.router.state.location.state).toEqual({ person: null });
  });
});
