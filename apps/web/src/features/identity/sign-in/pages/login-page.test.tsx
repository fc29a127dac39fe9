// @vitest-environment jsdom
import { login } from "@codetale/contract/identity";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { holdTime, passTime } from "../../testing/pass-time.ts";
import { alerts, button, field, notice, renderScreen } from "../../testing/render-screen.tsx";
import { brokenAnswer, lost, never, on, refuse, sentTo } from "#testing/server";
import { aSession, signsIn } from "../../testing/identity-server.ts";
import { signInAsCoder, signInAsLearner } from "../../testing/sign-in-form.ts";

afterEach(() => {
  cleanup();
});

describe("the screen", () => {
  it("[LOGIN-1] offers a learner every way in and on", () => {
    renderScreen("/login");

    expect(button("Continue with Google")).toBeTruthy();
    expect(screen.getByText("OR")).toBeTruthy();
    expect(field("Email").getAttribute("autocomplete")).toBe("username");
    expect(field("Password").getAttribute("autocomplete")).toBe("current-password");
    expect(button("Sign In")).toBeTruthy();
    expect(hrefOf("Create Account")).toBe("/register");
    expect(hrefOf("Forgot Password")).toBe("/forgot_password");
    expect(hrefOf("Skip Login")).toBe("/home");
    expect(screen.queryByLabelText("Coders Key")).toBeNull();
    expect(document.title).toBe("Login · Codetale");
  });

  it("[LOGIN-1] shows the password on demand and hides it again", async () => {
    const { user } = renderScreen("/login");

    await user.click(button("Show password"));
    expect(field("Password").getAttribute("type")).toBe("text");
    await user.click(button("Hide password"));
    expect(field("Password").getAttribute("type")).toBe("password");
  });

  it("[LOGIN-10] asks a coder for the key and leads newcomers to the coders' registration", () => {
    renderScreen("/coders_login");

    expect(field("Coders Key")).toBeTruthy();
    expect(hrefOf("Create Account")).toBe("/coders_register");
  });
});

describe("what is refused before it is sent", () => {
  it.each([
    ["both fields", "", "", "Email"],
    ["the email", "", "correct horse", "Email"],
    ["the password", "mina@mail.test", "", "Password"],
  ])("[LOGIN-2] asks for %s", async (_what, email, password, focused) => {
    const { user, fill } = renderScreen("/login");
    if (email) await fill("Email", email);
    if (password) await fill("Password", password);

    await user.keyboard("{Enter}");
    await user.click(button("Sign In"));

    expect(await alerts()).toContain("Please enter both email and password.");
    expect(document.activeElement).toBe(field(focused));
    expect(field(focused).getAttribute("aria-invalid")).toBe("true");
    expect(sentTo(login)).toEqual([]);
  });

  it("[LOGIN-5] refuses an email that cannot be one", async () => {
    const { user } = renderScreen("/login");
    await user.type(field("Email"), "mina at mail");
    await user.type(field("Password"), "correct horse{Enter}");

    expect(await alerts()).toEqual(["Invalid email address. Please enter a valid email."]);
    expect(document.activeElement).toBe(field("Email"));
    expect(sentTo(login)).toEqual([]);
  });

  it("[LOGIN-10] never signs a coder in without the key, as that would be a learner", async () => {
    const { user } = renderScreen("/coders_login");
    await user.type(field("Email"), "cody@mail.test");
    await user.type(field("Password"), "correct horse{Enter}");

    expect(await alerts()).toEqual(["Invalid coders key"]);
    expect(document.activeElement).toBe(field("Coders Key"));
    expect(sentTo(login)).toEqual([]);
  });

  it("takes the blame from a field as soon as it is typed in", async () => {
    const { user } = renderScreen("/login");
    await user.click(button("Sign In"));
    await alerts();

    await user.type(field("Email"), "m");

    expect(field("Email").getAttribute("aria-invalid")).toBeNull();
    expect(field("Password").getAttribute("aria-invalid")).toBe("true");
  });
});

describe("what the server refuses", () => {
  it.each([
    [
      "LOGIN-3",
      "login/wrong-password",
      "Invalid password. Please double-check your password and try again.",
      "Password",
    ],
    [
      "LOGIN-4",
      "login/unknown-email",
      "User not found. Please check the email address or register if you are new.",
      "Email",
    ],
    [
      "LOGIN-5",
      "login/invalid-email",
      "Invalid email address. Please enter a valid email.",
      "Email",
    ],
  ] as const)("[%s] says %s at its field", async (_id, reason, message, blamed) => {
    refuse(login, reason);
    const { path } = await signInAsLearner();

    expect(await alerts()).toEqual([message]);
    expect(document.activeElement).toBe(field(blamed));
    expect(path()).toBe("/login");
  });

  it.each([
    [
      "LOGIN-7",
      "login/unverified",
      "Email not verified. Please check your inbox and verify your email.",
    ],
    ["GUARD-5", "login/disabled", "This account has been disabled."],
    ["LOGIN-6", "server/failed", "Wrong Credentials. Please try again."],
    ["LOGIN-6", "request/invalid", "Wrong Credentials. Please try again."],
  ] as const)("[%s] says %s above the button", async (_id, reason, message) => {
    refuse(login, reason);
    await signInAsLearner();

    expect(await alerts()).toEqual([message]);
  });

  it("[LOGIN-6] has words of its own for an answer that cannot be read", async () => {
    on(login, brokenAnswer);
    await signInAsLearner();
    expect(await alerts()).toEqual(["Wrong Credentials. Please try again."]);
  });

  it("[LOGIN-6] tells a coder of anything else in the coders' words", async () => {
    refuse(login, "server/failed");
    await signInAsCoder();
    expect(await alerts()).toEqual(["Error during login. Please try again."]);
  });

  it("[LOGIN-10] tells a coder of a wrong key", async () => {
    refuse(login, "coders-key/wrong");
    await signInAsCoder();

    expect(await alerts()).toEqual(["Invalid coders key"]);
    expect(document.activeElement).toBe(field("Coders Key"));
    expect(sentTo(login)).toEqual([
      { email: "cody@mail.test", password: "correct horse", coders_key: "the-key" },
    ]);
  });

  it("[CONST-2] says so when the network is lost, and signs in at the next press", async () => {
    on(login, lost);
    const { user, path } = await signInAsLearner();
    expect((await alerts()).join()).toMatch(/^The connection failed \(network-request-failed\)/);

    signsIn(aSession());
    await user.click(button("Sign In"));

    await waitFor(() => expect(path()).toBe("/home"));
  });

  it("[LOGIN-11] counts down how long to wait, outside of what is read aloud", async () => {
    holdTime();
    const message = "Too many tries. Please wait 62 seconds before you try again.";
    refuse(login, "login/too-many", { message, retryAfterMs: 62_000 });
    await signInAsLearner();

    expect(await alerts()).toEqual(["Too many tries. Please wait before you try again."]);
    const timer = screen.getByRole("timer");
    expect(timer.textContent).toBe("You can try again in 1 min 02 s.");
    await passTime(3);
    expect(timer.textContent).toBe("You can try again in 59 s.");
    await passTime(60);
    expect(timer.textContent).toBe("");
    expect(await notice()).toBe("You can try again now.");
  });
});

it("cannot be sent twice while the first press is on its way", async () => {
  on(login, never);
  const { user } = await signInAsLearner();

  expect(button("Sign In").getAttribute("aria-busy")).toBe("true");
  await user.click(button("Sign In"));
  await user.type(field("Password"), "{Enter}");

  expect(sentTo(login)).toHaveLength(1);
});

it("works by keyboard alone", async () => {
  signsIn(aSession());
  const { user, path } = renderScreen("/login");

  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(field("Email"));
  await user.keyboard("mina@mail.test{Tab}correct horse{Enter}");

  await waitFor(() => expect(path()).toBe("/home"));
});

function hrefOf(name: string): string | null {
  return screen.getByRole("link", { name }).getAttribute("href");
}
