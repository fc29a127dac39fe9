// @vitest-environment jsdom
import { checkRegistration, readSession, sendOtp } from "@codetale/contract/identity";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forgetPendingCodes } from "../../verification/pending-codes.ts";
import { holdTime, passTime } from "../../testing/pass-time.ts";
import { alerts, button, field, renderScreen, wordsBeneath } from "../../testing/render-screen.tsx";
import { brokenAnswer, lost, never, on, refusal, refuse, sentTo } from "#testing/server";
import { aSession, answerWillingly } from "../../testing/identity-server.ts";

beforeEach(answerWillingly);
afterEach(() => {
  cleanup();
  forgetPendingCodes();
});

async function fillInAsLearner(password = "correct horse") {
  const view = renderScreen("/register", { from: "/my_schedule" });
  await view.fill("Email", "mina@mail.test");
  await view.fill("Password", password);
  await view.user.click(button("Get Started"));
  return view;
}

async function fillInAsCoder(key = "the-key") {
  const view = renderScreen("/coders_register");
  await view.fill("Email", "cody@mail.test");
  await view.fill("Password", "correct horse");
  if (key) await view.fill("Coders Key", key);
  await view.user.click(button("Get Started"));
  return view;
}

describe("the screen", () => {
  it("[REG-1] asks a learner for email and password", () => {
    renderScreen("/register");

    expect(button("Continue with Google")).toBeTruthy();
    expect(field("Email").getAttribute("autocomplete")).toBe("username");
    expect(field("Password").getAttribute("autocomplete")).toBe("new-password");
    expect(button("Get Started")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Login" }).getAttribute("href")).toBe("/login");
    expect(screen.queryByLabelText("Coders Key")).toBeNull();
  });

  it("[REG-1] asks a coder for the key as well", () => {
    renderScreen("/coders_register");

    expect(field("Coders Key")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Login" }).getAttribute("href")).toBe("/coders_login");
  });

  it.each([
    ["Terms of use", "Your account"],
    ["Privacy policy", "Children's voices are never kept"],
  ])("[REG-2] opens %s over the form", async (title, section) => {
    const { user, path } = renderScreen("/register");

    await user.click(screen.getByRole("link", { name: title }));
    const dialog = screen.getByRole("dialog", { name: title });
    expect(within(dialog).getByRole("heading", { name: section })).toBeTruthy();
    await user.click(within(dialog).getByRole("button", { name: "Close" }));

    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(path()).toBe("/register");
  });

  it("[REG-10] says beforehand how long a password has to be", () => {
    renderScreen("/register");
    expect(wordsBeneath("Password")).toBe("At least 8 characters.");
  });
});

describe("what is refused before it is sent", () => {
  it("[REG-3] asks for what is empty and goes to the first of it", async () => {
    const { user } = renderScreen("/register");
    await user.click(button("Get Started"));

    expect(await alerts()).toContain("Please enter email and password");
    expect(document.activeElement).toBe(field("Email"));
    expect(sentTo(checkRegistration)).toEqual([]);
  });

  it.each(["mina", "mina@mail", "mi na@mail.test", "@mail.test"])(
    "[REG-3] refuses the email %j",
    async (email) => {
      const { user } = renderScreen("/register");
      await user.type(field("Email"), email);
      await user.type(field("Password"), "correct horse{Enter}");

      expect(await alerts()).toEqual(["Invalid email format"]);
      expect(document.activeElement).toBe(field("Email"));
      expect(sentTo(checkRegistration)).toEqual([]);
    },
  );

  it("[REG-10] says what a short password lacks", async () => {
    await fillInAsLearner("shorty7");

    expect(await alerts()).toEqual(["Your password needs at least 8 characters. This one has 7."]);
    expect(document.activeElement).toBe(field("Password"));
  });

  it.each([
    ["Passw0rd", /one of the most common ones/],
    ["mina@mail.test", /anyone who knows your email/],
  ])("[REG-10] refuses the password %s before a code is sent", async (password, message) => {
    const { path } = await fillInAsLearner(password);

    expect((await alerts()).join()).toMatch(message);
    expect(document.activeElement).toBe(field("Password"));
    expect(sentTo(checkRegistration)).toEqual([]);
    expect(path()).toBe("/register");
  });

  it("[REG-10] takes a password of exactly 8 characters", async () => {
    const { path } = await fillInAsLearner("tq vmzkw");
    await waitFor(() => expect(path()).toBe("/verify_email"));
  });

  it("[REG-6] refuses a coder without the key, before a code is sent", async () => {
    await fillInAsCoder("");

    expect(await alerts()).toEqual(["Invalid coders key"]);
    expect(sentTo(sendOtp)).toEqual([]);
  });
});

describe("what the server refuses", () => {
  it("[REG-4] says that the email is taken and sends no code", async () => {
    on(checkRegistration, { success: true, exists: true });
    await fillInAsLearner();

    expect(await alerts()).toEqual([
      "Email is already registered. Please login or use a different email.",
    ]);
    expect(document.activeElement).toBe(field("Email"));
    expect(sentTo(sendOtp)).toEqual([]);
  });

  it("[REG-4] says the same when the email was taken a moment later", async () => {
    refuse(sendOtp, "register/taken");
    await fillInAsLearner();
    expect(await alerts()).toEqual([
      "Email is already registered. Please login or use a different email.",
    ]);
  });

  it("[REG-6] says that the coders key is wrong", async () => {
    refuse(sendOtp, "coders-key/wrong");
    await fillInAsCoder();

    expect(await alerts()).toEqual(["Invalid coders key"]);
    expect(document.activeElement).toBe(field("Coders Key"));
    expect(sentTo(sendOtp)).toEqual([
      { email: "cody@mail.test", purpose: "register", coders_key: "the-key" },
    ]);
  });

  it("[REG-5] repeats the server's words when no code could be sent", async () => {
    const message = "The mail server did not answer.";
    refuse(sendOtp, "otp/not-sent", { message });
    await fillInAsLearner();
    expect(await alerts()).toEqual([message]);
  });

  it("[REG-5] has words of its own when the server had none", async () => {
    on(sendOtp, brokenAnswer);
    await fillInAsLearner();
    expect(await alerts()).toEqual(["Error generating OTP"]);
  });

  it.each([() => refusal("server/failed"), brokenAnswer])(
    "[REG-5] says that registration failed when it could not even look",
    async (answer) => {
      on(checkRegistration, answer);
      await fillInAsLearner();
      expect(await alerts()).toEqual(["Registration failed. Please try again later."]);
    },
  );

  it("[CONST-2] says so when the network is lost, and keeps what was typed", async () => {
    on(checkRegistration, lost);
    await fillInAsLearner();

    expect((await alerts()).join()).toMatch(/connection failed \(network-request-failed\)/);
    expect(field("Email")).toHaveProperty("value", "mina@mail.test");
    expect(field("Password")).toHaveProperty("value", "correct horse");
  });

  it("[REG-8] counts down when a code was asked for too soon", async () => {
    holdTime();
    const message =
      "A code was sent a moment ago. Please wait 21 seconds before asking for another.";
    refuse(sendOtp, "otp/too-soon", { message, retryAfterMs: 21_000 });
    await fillInAsLearner();

    expect(await alerts()).toEqual([
      "A code was sent a moment ago. Please wait before asking for another.",
    ]);
    expect(screen.getByRole("timer").textContent).toBe("You can try again in 21 s.");
    await passTime(5);
    expect(screen.getByRole("timer").textContent).toBe("You can try again in 16 s.");
  });
});

describe("on the way to the code", () => {
  it("has a code sent and holds the password in memory alone", async () => {
    const { router, path } = await fillInAsLearner();

    await waitFor(() => expect(path()).toBe("/verify_email"));
    expect(sentTo(checkRegistration)).toEqual([{ email: "mina@mail.test" }]);
    expect(sentTo(sendOtp)).toEqual([{ email: "mina@mail.test", purpose: "register" }]);
    expect(JSON.stringify(router.state.location)).not.toContain("correct horse");
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain("correct horse");
  });

  it("keeps what was typed for whoever comes back, and sends no second code at once", async () => {
    const { user, path } = await fillInAsLearner();
    await user.click(await screen.findByRole("button", { name: "Back" }));

    await waitFor(() => expect(path()).toBe("/register"));
    expect(field("Email")).toHaveProperty("value", "mina@mail.test");
    expect(field("Password")).toHaveProperty("value", "correct horse");

    await user.click(button("Get Started"));
    await waitFor(() => expect(path()).toBe("/verify_email"));
    expect(sentTo(sendOtp)).toHaveLength(1);
  });

  it("cannot be sent twice while the first press is on its way", async () => {
    on(checkRegistration, never);
    const { user } = await fillInAsLearner();

    await user.click(button("Get Started"));
    await user.type(field("Password"), "{Enter}");

    expect(sentTo(checkRegistration)).toHaveLength(1);
  });
});

describe("somebody who is signed in", () => {
  it.each([
    ["/register", aSession(), "/home"],
    ["/register", aSession({ photoURL: null }), "/new_user"],
    ["/coders_register", aSession({ person: "coder" }), "/coders_home"],
  ])("is led on from %s", async (form, session, expected) => {
    on(readSession, session);
    const { path } = renderScreen(form);

    await waitFor(() => expect(path()).toBe(expected));
  });

  it("may become a coder as well", async () => {
    on(readSession, aSession());
    const { path } = renderScreen("/coders_register");

    await waitFor(() => expect(sentTo(readSession)).toHaveLength(1));
    expect(path()).toBe("/coders_register");
  });
});
