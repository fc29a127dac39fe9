// @vitest-environment jsdom
import { readSession, verifyOtp } from "@codetale/contract/identity";
import { resetPassword, sendOtpForgotPassword } from "@codetale/contract/identity/recovery";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forgetPendingCodes } from "../../verification/pending-codes.ts";
import { holdTime, passTime } from "../../testing/pass-time.ts";
import { alerts, button, field, notice } from "../../testing/render-screen.tsx";
import { expectSecondToRepeatFirst } from "../../testing/retry-keys.ts";
import { brokenAnswer, lost, never, on, refusal, refuse, sentTo } from "#testing/server";
import { aSession, answerWillingly, done } from "../../testing/identity-server.ts";
import { openScreen, askForCode, reachCode, typeCode } from "../testing/forgot-password.ts";

beforeEach(answerWillingly);
afterEach(() => {
  cleanup();
  forgetPendingCodes();
});

describe("the address", () => {
  it("[FORGOT-1] is asked for, and a code is sent to it", async () => {
    await reachCode();

    expect(sentTo(sendOtpForgotPassword)).toEqual([{ email: "mina@mail.test" }]);
    expect(screen.getByText(/If there is an account with mina@mail\.test/)).toBeTruthy();
    expect(document.activeElement).toBe(field("OTP"));
    expect(document.title).toBe("Forgot Password · Codetale");
  });

  it.each([
    ["", "Please enter your email"],
    ["mina at mail", "Invalid email address. Please enter a valid email."],
  ])("is refused as %j before anything is sent", async (email, message) => {
    const view = openScreen();
    if (email) await view.fill("Email", email);
    await view.user.click(button("Send Verification Code"));

    expect(await alerts()).toEqual([message]);
    expect(document.activeElement).toBe(field("Email"));
    expect(sentTo(sendOtpForgotPassword)).toEqual([]);
  });

  it.each([
    ["otp/not-sent", () => refusal("otp/not-sent")],
    ["server/failed", () => refusal("server/failed")],
    ["an answer that cannot be read", brokenAnswer],
  ])("[FORGOT-1] says that no code was sent after %s", async (_what, answer) => {
    on(sendOtpForgotPassword, answer);
    const view = openScreen();
    await askForCode(view);

    expect(await alerts()).toEqual(["Error sending verification code. Please try again later."]);
    expect(field("Email")).toHaveProperty("value", "mina@mail.test");
  });

  it("[FORGOT-1] [CONST-2] says why, when the network is lost", async () => {
    on(sendOtpForgotPassword, lost);
    const view = openScreen();
    await askForCode(view);

    expect((await alerts()).join()).toMatch(
      /^Error sending verification code\. Please try again later\. .*network-request-failed/,
    );
  });

  it("[FORGOT-1] counts down when another code was asked for a moment ago", async () => {
    holdTime();
    refuse(sendOtpForgotPassword, "otp/too-soon", { retryAfterMs: 20_000 });
    const view = openScreen();
    await askForCode(view);

    expect((await alerts()).join()).toMatch(/^A code was sent a moment ago\./);
    expect(screen.getByRole("timer").textContent).toBe("You can try again in 20 s.");
  });

  it("is there already for somebody who is signed in", async () => {
    on(readSession, aSession());
    openScreen();

    await waitFor(() => expect(field("Email")).toHaveProperty("value", "mina@mail.test"));
  });
});

describe("the code", () => {
  it("[FORGOT-2] is exchanged, and the link goes out to the address", async () => {
    const view = await reachCode();
    await typeCode(view, "123 456");

    expect(await notice()).toBe("Password reset email sent. Please check your inbox.");
    expect(screen.getByText(/It went to mina@mail\.test\./)).toBeTruthy();
    expect(screen.getByText(/Nothing there after a few minutes\?/)).toBeTruthy();
    expect(document.activeElement?.textContent).toMatch(/^Password reset email sent\./);
    expect(sentTo(verifyOtp)).toEqual([
      { email: "mina@mail.test", otp: "123456", purpose: "forgot-password" },
    ]);
    expect(sentTo(resetPassword)).toEqual([{ email: "mina@mail.test", ticket: "ticket-1" }]);
  });

  it.each([
    ["otp/wrong", () => refusal("otp/wrong"), "Invalid verification code. Please try again."],
    [
      "otp/expired",
      () => refusal("otp/expired"),
      "This code has expired. Please ask for a new one.",
    ],
    [
      "otp/used-up",
      () => refusal("otp/used-up"),
      "Too many wrong codes. Please ask for a new one.",
    ],
    [
      "server/failed",
      () => refusal("server/failed"),
      "Error verifying OTP. Please try again later.",
    ],
    ["an answer that cannot be read", brokenAnswer, "Error verifying OTP. Please try again later."],
  ])("[FORGOT-2] words %s", async (_what, answer, message) => {
    on(verifyOtp, answer);
    const view = await reachCode();
    await typeCode(view);

    expect(await alerts()).toEqual([message]);
    expect(sentTo(resetPassword)).toEqual([]);
  });

  it("[FORGOT-2] [CONST-2] says that it could not be checked, and why, when the network is lost", async () => {
    on(verifyOtp, lost);
    const view = await reachCode();
    await typeCode(view);

    expect((await alerts()).join()).toMatch(
      /^Error verifying OTP\. Please try again later\. .*network-request-failed/,
    );
  });

  it("[FORGOT-2] is asked for when there is none", async () => {
    const view = await reachCode();
    await typeCode(view, "");

    expect(await alerts()).toEqual(["Please enter the OTP"]);
    expect(sentTo(verifyOtp)).toEqual([]);
  });

  it("is exchanged once, and only the mail is tried again", async () => {
    refuse(resetPassword, "mail/not-sent");
    const view = await reachCode();
    await typeCode(view);
    expect(await alerts()).toEqual(["The e-mail could not be sent. Please try again later."]);

    on(resetPassword, done);
    await view.user.click(button("Verify Email"));

    await screen.findByText("Password reset email sent. Please check your inbox.");
    expect(sentTo(verifyOtp)).toHaveLength(1);
  });

  it("is checked anew once its proof has expired", async () => {
    refuse(resetPassword, "ticket/invalid");
    const view = await reachCode();
    await typeCode(view);
    expect((await alerts()).join()).toMatch(/^Your verification has expired\./);

    on(resetPassword, done);
    await view.user.click(button("Verify Email"));

    await screen.findByText("Password reset email sent. Please check your inbox.");
    expect(sentTo(verifyOtp)).toHaveLength(2);
  });

  it("cannot be sent twice while the first press is on its way", async () => {
    on(verifyOtp, never);
    const view = await reachCode();
    await typeCode(view);
    await view.user.click(button("Verify Email"));
    expect(sentTo(verifyOtp)).toHaveLength(1);
  });

  it("[FORGOT-2] can be asked for again after a wait that is shown", async () => {
    holdTime();
    const view = await reachCode();
    expect(screen.getByRole("timer").textContent).toMatch(/new one in 30 s\.$/);

    await passTime(30);
    await view.user.click(button("Send a new code"));

    expect(await screen.findByText(/new code is on its way/)).toBeTruthy();
    expect(sentTo(sendOtpForgotPassword)).toHaveLength(2);
  });
});

it("[CONST-2] sends a code again as the same call after a lost answer, and another one as another", async () => {
  on(verifyOtp, lost);
  const view = await reachCode();
  await typeCode(view);
  await alerts();
  await typeCode(view, "");
  await waitFor(() => expect(sentTo(verifyOtp)).toHaveLength(2));
  await alerts();
  await view.user.clear(field("OTP"));
  await typeCode(view, "654321");
  await waitFor(() => expect(sentTo(verifyOtp)).toHaveLength(3));

  expectSecondToRepeatFirst(verifyOtp);
});
