// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { forgetPendingRecovery } from "../pending-recovery.ts";
import { holdTime, passTime } from "../../testing/pass-time.ts";
import { alerts, button, field, renderScreen } from "../../testing/render-screen.tsx";
import {
  aSession,
  brokenAnswer,
  done,
  lost,
  never,
  ok,
  refusal,
  stubServer,
  type Answers,
} from "../../testing/stub-server.ts";

afterEach(() => {
  cleanup();
  forgetPendingRecovery();
  vi.unstubAllGlobals();
});

const willing: Answers = {
  "/onboard/send-otp-forgot-password": () =>
    ok({ success: true, message: "Sent.", resendAfterMs: 30_000 }),
  "/onboard/verify-otp": () => ok({ success: true, ticket: "ticket-1" }),
  "/onboard/reset-password": done,
};

/** Opens the screen in front of a willing server that answers `given` differently. */
function openScreen(given: Answers = {}, state?: object) {
  const server = stubServer({ ...willing, ...given });
  return { ...renderScreen("/forgot_password", state), server };
}

async function askForCode(view: ReturnType<typeof openScreen>, email = "mina@mail.test") {
  await view.fill("Email", email);
  await view.user.click(button("Send Verification Code"));
}

/** Goes as far as the code. */
async function reachCode(given: Answers = {}, state?: object) {
  const view = openScreen(given, state);
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
    const view = await reachCode();

    expect(view.server.sentTo("/onboard/send-otp-forgot-password")).toEqual([
      { email: "mina@mail.test" },
    ]);
    expect(screen.getByText(/If there is an account with mina@mail\.test/)).toBeTruthy();
    expect(document.activeElement).toBe(field("OTP"));
    expect(document.title).toBe("Forgot Password");
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
    expect(view.server.sentTo("/onboard/send-otp-forgot-password")).toEqual([]);
  });

  it.each([
    ["otp/not-sent", () => refusal("otp/not-sent")],
    ["server/failed", () => refusal("server/failed")],
    ["an answer that cannot be read", brokenAnswer],
  ])("[FORGOT-1] says that no code was sent after %s", async (_what, answer) => {
    const view = openScreen({ "/onboard/send-otp-forgot-password": answer });
    await askForCode(view);

    expect(await alerts()).toEqual(["Error sending verification code. Please try again later."]);
    expect(field("Email")).toHaveProperty("value", "mina@mail.test");
  });

  it("[FORGOT-1] [CONST-2] says why, when the network is lost", async () => {
    const view = openScreen({ "/onboard/send-otp-forgot-password": lost });
    await askForCode(view);

    expect((await alerts()).join()).toMatch(
      /^Error sending verification code\. Please try again later\. .*network-request-failed/,
    );
  });

  it("[FORGOT-1] counts down when another code was asked for a moment ago", async () => {
    holdTime();
    const view = openScreen({
      "/onboard/send-otp-forgot-password": () => refusal("otp/too-soon", { retryAfterMs: 20_000 }),
    });
    await askForCode(view);

    expect((await alerts()).join()).toMatch(/^A code was sent a moment ago\./);
    expect(screen.getByRole("timer").textContent).toBe("You can try again in 20 s.");
  });

  it("is there already for somebody who is signed in", async () => {
    openScreen({ "/onboard/session": () => ok(aSession()) });

    await waitFor(() => expect(field("Email")).toHaveProperty("value", "mina@mail.test"));
  });
});

describe("the code", () => {
  it("[FORGOT-2] is exchanged, and the link goes out to the address", async () => {
    const view = await reachCode();
    await typeCode(view, "123 456");

    expect((await screen.findByRole("status")).textContent).toBe(
      "Password reset email sent. Please check your inbox.",
    );
    expect(screen.getByText(/It went to mina@mail\.test\./)).toBeTruthy();
    expect(screen.getByText(/Nothing there after a few minutes\?/)).toBeTruthy();
    expect(document.activeElement?.textContent).toMatch(/^Password reset email sent\./);
    expect(view.server.sentTo("/onboard/verify-otp")).toEqual([
      { email: "mina@mail.test", otp: "123456", purpose: "forgot-password" },
    ]);
    expect(view.server.sentTo("/onboard/reset-password")).toEqual([
      { email: "mina@mail.test", ticket: "ticket-1" },
    ]);
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
    const view = await reachCode({ "/onboard/verify-otp": answer });
    await typeCode(view);

    expect(await alerts()).toEqual([message]);
    expect(view.server.sentTo("/onboard/reset-password")).toEqual([]);
  });

  it("[FORGOT-2] [CONST-2] says that it could not be checked, and why, when the network is lost", async () => {
    const view = await reachCode({ "/onboard/verify-otp": lost });
    await typeCode(view);

    expect((await alerts()).join()).toMatch(
      /^Error verifying OTP\. Please try again later\. .*network-request-failed/,
    );
  });

  it("[FORGOT-2] is asked for when there is none", async () => {
    const view = await reachCode();
    await typeCode(view, "");

    expect(await alerts()).toEqual(["Please enter the OTP"]);
    expect(view.server.sentTo("/onboard/verify-otp")).toEqual([]);
  });

  it("is exchanged once, and only the mail is tried again", async () => {
    const view = await reachCode({ "/onboard/reset-password": () => refusal("mail/not-sent") });
    await typeCode(view);
    expect(await alerts()).toEqual(["The e-mail could not be sent. Please try again later."]);

    view.server.answers["/onboard/reset-password"] = done;
    await view.user.click(button("Verify Email"));

    await screen.findByText("Password reset email sent. Please check your inbox.");
    expect(view.server.sentTo("/onboard/verify-otp")).toHaveLength(1);
  });

  it("is checked anew once its proof has expired", async () => {
    const view = await reachCode({ "/onboard/reset-password": () => refusal("ticket/invalid") });
    await typeCode(view);
    expect((await alerts()).join()).toMatch(/^Your verification has expired\./);

    view.server.answers["/onboard/reset-password"] = done;
    await view.user.click(button("Verify Email"));

    await screen.findByText("Password reset email sent. Please check your inbox.");
    expect(view.server.sentTo("/onboard/verify-otp")).toHaveLength(2);
  });

  it("cannot be sent twice while the first press is on its way", async () => {
    const view = await reachCode({ "/onboard/verify-otp": never });
    await typeCode(view);
    await view.user.click(button("Verify Email"));
    expect(view.server.sentTo("/onboard/verify-otp")).toHaveLength(1);
  });

  it("[FORGOT-2] can be asked for again after a wait that is shown", async () => {
    holdTime();
    const view = await reachCode();
    expect(screen.getByRole("timer").textContent).toMatch(/new one in 30 s\.$/);

    await passTime(30);
    await view.user.click(button("Send a new code"));

    expect((await screen.findByRole("status")).textContent).toMatch(/new code is on its way/);
    expect(view.server.sentTo("/onboard/send-otp-forgot-password")).toHaveLength(2);
  });
});

describe("the way back", () => {
  it("[FORGOT-2] leads to the address, which is still there", async () => {
    const view = await reachCode();
    await view.user.click(button("Back"));

    await screen.findByRole("button", { name: "Send Verification Code" });
    expect(field("Email")).toHaveProperty("value", "mina@mail.test");
  });

  it("needs no second code for the same address", async () => {
    const view = await reachCode();
    await view.user.click(button("Back"));
    await view.user.click(await screen.findByRole("button", { name: "Send Verification Code" }));

    await screen.findByLabelText("OTP");
    expect(view.server.sentTo("/onboard/send-otp-forgot-password")).toHaveLength(1);
  });

  it("never returns to a code that was exchanged", async () => {
    const view = await reachCode();
    await typeCode(view);
    await screen.findByText("Password reset email sent. Please check your inbox.");

    await view.router.navigate(-1);

    expect(await screen.findByRole("button", { name: "Send Verification Code" })).toBeTruthy();
  });

  it("leads a coder back to the coders' entrance", async () => {
    const view = await reachCode({}, { person: "coder" });
    await typeCode(view);

    const link = await screen.findByRole("link", { name: "Back to Login" });
    expect(link.getAttribute("href")).toBe("/coders_login");
  });

  it.each(["code", "sent"])("begins anew when a reload lost the address, at %s", async (step) => {
    const view = openScreen({}, { step });

    expect(await screen.findByRole("button", { name: "Send Verification Code" })).toBeTruthy();
    expect(view.router.state.location.state).toEqual({ person: null });
  });
});
