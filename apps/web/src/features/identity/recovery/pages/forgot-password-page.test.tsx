// @vitest-environment jsdom
import { readSession, verifyOtp } from "@codetale/contract/identity";
import { resetPassword, sendOtpForgotPassword } from "@codetale/contract/identity/recovery";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forgetPendingCodes } from "../../verification/pending-codes.ts";
import { holdTime, passTime } from "../../testing/pass-time.ts";
import { alerts, button, field, notice, renderScreen } from "../../testing/render-screen.tsx";
import {
  brokenAnswer,
  lost,
  never,
  on,
  refusal,
  refuse,
  requestsTo,
  sentTo,
} from "#testing/server";
import { aSession, answerWillingly, done } from "../../testing/identity-server.ts";

beforeEach(answerWillingly);
afterEach(() => {
  cleanup();
  forgetPendingCodes();
});

/** Opens the screen in front of a willing server that answers `given` differently. */
function openScreen(state?: object) {
  return renderScreen("/forgot_password", state);
}

async function askForCode(view: ReturnType<typeof openScreen>, email = "mina@mail.test") {
  await view.fill("Email", email);
  await view.user.click(button("Send Verification Code"));
}

/** Goes as far as the code. */
async function reachCode(state?: object) {
  const view = openScreen(state);
  await askForCode(view);
  await screen.findByLabelText("OTP");
  return view;
}

async function typeCode(view: ReturnType<typeof openScreen>, code = "123456") {
  if (code) await view.fill("OTP", code);
  await view.user.click(button("Verify Email"));
}

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

  const [first, again, other] = requestsTo(verifyOtp).map(({ headers }) =>
    headers.get("idempotency-key"),
  );
  expect(first).toMatch(/^[\w-]{36}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
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
