// @vitest-environment jsdom
import { register, sendOtp, verifyOtp } from "@codetale/contract/identity";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forgetPendingCodes } from "../pending-codes.ts";
import { holdTime, passTime } from "../../testing/pass-time.ts";
import {
  alerts,
  announced,
  button,
  field,
  notice,
  renderScreen,
} from "../../testing/render-screen.tsx";
import { brokenAnswer, lost, never, on, refusal, refuse, sentTo } from "#testing/server";
import { answerWillingly, done } from "../../testing/identity-server.ts";

beforeEach(answerWillingly);
afterEach(() => {
  cleanup();
  forgetPendingCodes();
});

/** Goes through the form up to the code. */
async function arrive(path = "/register") {
  const view = renderScreen(path, { from: "/my_schedule" });
  await view.fill("Email", "mina@mail.test");
  await view.fill("Password", "correct horse");
  if (path === "/coders_register") await view.fill("Coders Key", "the-key");
  await view.user.click(button("Get Started"));
  await screen.findByLabelText("OTP");
  return view;
}

/** Opens the screen again with what the tab stores, and nothing of its memory. */
function reload() {
  const stored = { ...sessionStorage } as Record<string, string>;
  cleanup();
  forgetPendingCodes();
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
  return renderScreen("/verify_email", {
    form: { purpose: "register", person: "user" },
    from: "/my_schedule",
  });
}

async function typeCode(view: Awaited<ReturnType<typeof arrive>>, code = "123456") {
  if (code) await view.fill("OTP", code);
  await view.user.click(button("Verify Email"));
}

describe("the screen", () => {
  it("[REG-7] asks for the code in a way that phones can fill in", async () => {
    await arrive();

    expect(field("OTP").getAttribute("autocomplete")).toBe("one-time-code");
    expect(field("OTP").getAttribute("inputmode")).toBe("numeric");
    expect(screen.getByText(/We sent a code to mina@mail\.test/)).toBeTruthy();
    expect(button("Back")).toBeTruthy();
  });

  it("goes back to the form with a word why when nothing is left of it", async () => {
    const { path } = renderScreen("/verify_email", {
      form: { purpose: "register", person: "coder" },
    });

    await waitFor(() => expect(path()).toBe("/coders_register"));
    expect(await notice()).toMatch(/Please fill in the form again/);
  });

  it("keeps the address over a reload, asks for the password alone and takes the code that was sent", async () => {
    await arrive();
    const view = reload();

    await waitFor(() => expect(view.path()).toBe("/register"));
    expect(await notice()).toMatch(/Please type it again/);
    expect(field("Email")).toHaveProperty("value", "mina@mail.test");
    expect(field("Password")).toHaveProperty("value", "");

    await view.fill("Password", "correct horse");
    await view.user.click(button("Get Started"));
    await screen.findByLabelText("OTP");
    expect(sentTo(sendOtp)).toHaveLength(1);
    await typeCode(view);
    await waitFor(() => expect(view.path()).toBe("/login"));
    expect(sentTo(register)).toMatchObject([{ email: "mina@mail.test", ticket: "ticket-1" }]);
  });

  it("keeps no password and no coders key over a reload", async () => {
    await arrive("/coders_register");

    const stored = JSON.stringify({ ...localStorage, ...sessionStorage });
    expect(stored).toContain("mina@mail.test");
    expect(stored).not.toContain("correct horse");
    expect(stored).not.toContain("the-key");
  });

  it("leads whoever comes out of nowhere to the form, without excuses", async () => {
    const { path } = renderScreen("/verify_email");

    await waitFor(() => expect(path()).toBe("/register"));
    expect(announced("status")).toEqual([]);
  });
});

describe("the right code", () => {
  it.each([
    ["/register", "/login", undefined],
    ["/coders_register", "/coders_login", "the-key"],
  ])("[REG-9] registers from %s and leads to %s with the news", async (form, login, key) => {
    const view = await arrive(form);
    await typeCode(view, "123 456");

    await waitFor(() => expect(view.path()).toBe(login));
    expect(await notice()).toBe("Registration successful. Please login to continue.");
    expect(sentTo(verifyOtp)).toEqual([
      { email: "mina@mail.test", otp: "123456", purpose: "register" },
    ]);
    expect(sentTo(register)).toEqual([
      {
        email: "mina@mail.test",
        password: "correct horse",
        ticket: "ticket-1",
        ...(key && { coders_key: key }),
      },
    ]);
    expect(view.router.state.location.state).toMatchObject({ from: "/my_schedule" });
    expect(field("Email")).toHaveProperty("value", "");
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain("mina@mail.test");
  });

  it("is exchanged once, and only the rest is tried again", async () => {
    on(register, lost);
    const view = await arrive();
    await typeCode(view);
    expect((await alerts()).join()).toMatch(/network-request-failed/);

    on(register, done);
    await view.user.click(button("Verify Email"));

    await waitFor(() => expect(view.path()).toBe("/login"));
    expect(sentTo(verifyOtp)).toHaveLength(1);
  });

  it("[REG-10] leads back to the form when the password is refused, and needs no new code", async () => {
    const message = "This password is one of the most common ones. Please choose another.";
    refuse(register, "register/weak-password", { message });
    const view = await arrive();
    await typeCode(view);

    await waitFor(() => expect(view.path()).toBe("/register"));
    expect(await alerts()).toEqual([message]);

    on(register, done);
    await view.user.clear(field("Password"));
    await view.user.type(field("Password"), "a better one{Enter}");

    await waitFor(() => expect(view.path()).toBe("/login"));
    expect(sentTo(sendOtp)).toHaveLength(1);
    expect(sentTo(register).at(-1)).toMatchObject({
      password: "a better one",
      ticket: "ticket-1",
    });
  });

  it("asks for another code once the proof has expired", async () => {
    refuse(register, "ticket/invalid");
    const view = await arrive();
    await typeCode(view);
    expect(await alerts()).toEqual([
      "Your verification has expired. Please verify your email again.",
    ]);

    on(register, done);
    await view.user.click(button("Verify Email"));

    await waitFor(() => expect(view.path()).toBe("/login"));
    expect(sentTo(verifyOtp)).toHaveLength(2);
  });
});

describe("what stands in the way", () => {
  it("[REG-7] asks for the code when there is none", async () => {
    const view = await arrive();
    await typeCode(view, "");

    expect(await alerts()).toEqual(["Please enter the OTP"]);
    expect(document.activeElement).toBe(field("OTP"));
    expect(sentTo(verifyOtp)).toEqual([]);
  });

  it.each([
    ["REG-7", "otp/wrong", "Incorrect OTP. Try again"],
    ["REG-8", "otp/expired", "This code has expired. Please ask for a new one."],
    ["REG-8", "otp/used-up", "Too many wrong codes. Please ask for a new one."],
    ["REG-7", "server/failed", "Error verifying OTP. Please try again."],
  ] as const)("[%s] words %s", async (_id, reason, message) => {
    refuse(verifyOtp, reason);
    const view = await arrive();
    await typeCode(view);

    expect(await alerts()).toEqual([message]);
    expect(sentTo(register)).toEqual([]);
  });

  it("[REG-8] counts down when the tries are used up, and blames no field", async () => {
    holdTime();
    refuse(verifyOtp, "otp/used-up", { retryAfterMs: 240_000 });
    const view = await arrive();
    await typeCode(view);

    expect(await alerts()).toEqual(["Too many wrong codes. Please ask for a new one."]);
    expect(screen.getByText("You can try again in 4 min 00 s.")).toBeTruthy();
    expect(field("OTP").hasAttribute("aria-invalid")).toBe(false);
  });

  it("[REG-7] has words of its own for an answer that cannot be read", async () => {
    on(verifyOtp, brokenAnswer);
    const view = await arrive();
    await typeCode(view);
    expect(await alerts()).toEqual(["Error verifying OTP. Please try again."]);
  });

  it.each([
    ["the server's words", () => refusal("register/taken"), /^Email is already registered\./],
    ["words of its own", brokenAnswer, /^Error registering user\.$/],
  ])("[REG-5] gives %s when the account cannot be made", async (_what, answer, expected) => {
    on(register, answer);
    const view = await arrive();
    await typeCode(view);
    expect((await alerts()).join()).toMatch(expected);
  });

  it("cannot be sent twice while the first press is on its way", async () => {
    on(verifyOtp, never);
    const view = await arrive();
    await typeCode(view);
    await typeCode(view, "{Enter}");
    expect(sentTo(verifyOtp)).toHaveLength(1);
  });
});

describe("another code", () => {
  it("[REG-8] can be asked for after a wait that is shown", async () => {
    holdTime();
    const view = await arrive();
    expect(screen.getByRole("timer").textContent).toMatch(/new one in 30 s\.$/);

    await passTime(30);
    await view.user.click(button("Send a new code"));

    expect(await screen.findByText(/new code is on its way/)).toBeTruthy();
    expect(screen.getByRole("timer").textContent).toMatch(/new one in 30 s\.$/);
    expect(sentTo(sendOtp)).toHaveLength(2);
  });

  it("is no longer spoken of beside the news that it was wrong", async () => {
    holdTime();
    const view = await arrive();
    await passTime(30);
    await view.user.click(button("Send a new code"));
    expect(await screen.findByText(/new code is on its way/)).toBeTruthy();

    refuse(verifyOtp, "otp/wrong");
    await typeCode(view);

    expect(await alerts()).toEqual(["Incorrect OTP. Try again"]);
    expect(announced("status")).toEqual([]);
  });

  it("[REG-8] is announced when it can be asked for, and not each second before", async () => {
    holdTime();
    await arrive();
    await passTime(29);
    expect(announced("status")).toEqual([]);

    await passTime(1);
    expect(await notice()).toBe("You can ask for a new code now.");
  });

  it("[REG-5] says why it could not be sent", async () => {
    holdTime();
    const view = await arrive();
    await passTime(30);

    refuse(sendOtp, "otp/not-sent");
    await view.user.click(button("Send a new code"));

    expect(await alerts()).toEqual(["Error generating OTP"]);
  });
});
