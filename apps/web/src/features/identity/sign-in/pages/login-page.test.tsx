// @vitest-environment jsdom
import { login, readSession } from "@codetale/contract/identity";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { refreshSession, setSession } from "#lib/session/session-query";
import { holdTime, passTime } from "../../testing/pass-time.ts";
import { alerts, button, field, notice, renderScreen } from "../../testing/render-screen.tsx";
import { brokenAnswer, lost, never, on, refuse, sentTo } from "#testing/server";
import { aSession, signsIn } from "../../testing/identity-server.ts";

afterEach(() => {
  cleanup();
});

/** Fills in a learner's form and sends it to a server that answers so. */
async function signInAsLearner(state?: object) {
  const view = renderScreen("/login", state);
  await view.fill("Email", " mina@mail.test ");
  await view.fill("Password", "correct horse");
  await view.user.click(button("Sign In"));
  return view;
}

async function signInAsCoder() {
  const view = renderScreen("/coders_login");
  await view.fill("Email", "cody@mail.test");
  await view.fill("Password", "correct horse");
  await view.fill("Coders Key", "the-key");
  await view.user.click(button("Sign In"));
  return view;
}

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

describe("after signing in", () => {
  it.each([
    ["a complete learner", aSession(), "/home"],
    ["a learner without a name", aSession({ name: " " }), "/new_user"],
    ["a learner without a photo", aSession({ photoURL: null }), "/new_user"],
    ["a learner without an email", aSession({ email: "" }), "/new_user"],
    ["a coder without a photo", aSession({ person: "coder", photoURL: null }), "/coders_home"],
    ["a coder without a name", aSession({ person: "coder", name: "" }), "/coders_new_user"],
  ])("[LOGIN-8] leads %s on", async (_who, session, expected) => {
    const signIn = session.person === "coder" ? signInAsCoder : signInAsLearner;
    signsIn(session);
    const { path } = await signIn();

    await waitFor(() => expect(path()).toBe(expected));
  });

  it("[LOGIN-8] sends what was typed, without the spaces around the email", async () => {
    signsIn(aSession());
    const { path } = await signInAsLearner();

    await waitFor(() => expect(path()).toBe("/home"));
    expect(sentTo(login)).toEqual([{ email: "mina@mail.test", password: "correct horse" }]);
  });

  it("[LOGIN-8] leads on whoever is signed in already, and whoever just was in another tab", async () => {
    const { client, path } = renderScreen("/login", { from: "/my_schedule" });
    await waitFor(() => expect(sentTo(readSession)).toHaveLength(1));
    expect(path()).toBe("/login");

    on(readSession, aSession());
    await act(() => refreshSession(client));

    await waitFor(() => expect(path()).toBe("/my_schedule"));
  });

  it("[LOGIN-12] keeps whoever logged out, and says so, until they sign in again", async () => {
    const coder = aSession({ person: "coder" });
    on(readSession, coder);
    const { client, path } = renderScreen("/coders_login", { arrival: "logged-out" }, coder);
    expect(await notice()).toBe("You are logged out.");
    expect(path()).toBe("/coders_login");

    await act(async () => {
      setSession(client, null);
      await new Promise((resolve) => setTimeout(resolve));
    });
    await act(() => refreshSession(client));

    await waitFor(() => expect(path()).toBe("/coders_home"));
  });

  it("lets a learner who is signed in sign in as a coder", async () => {
    on(readSession, aSession());
    const { path } = renderScreen("/coders_login");

    await waitFor(() => expect(sentTo(readSession)).toHaveLength(1));
    expect(path()).toBe("/coders_login");
  });

  it("takes what a password manager filled in without a word", async () => {
    signsIn(aSession());
    const { user, path } = renderScreen("/login");
    (field("Email") as HTMLInputElement).value = "mina@mail.test";
    (field("Password") as HTMLInputElement).value = "correct horse";
    await user.click(button("Sign In"));

    await waitFor(() => expect(path()).toBe("/home"));
    expect(sentTo(login)).toEqual([{ email: "mina@mail.test", password: "correct horse" }]);
  });

  it("[GUARD-1] comes back to the screen that asked to sign in", async () => {
    signsIn(aSession());
    const { router, path } = await signInAsLearner({
      from: "/my_schedule?tab=past",
    });

    await waitFor(() => expect(path()).toBe("/my_schedule"));
    expect(router.state.location.search).toBe("?tab=past");
  });

  it("never follows a way back that leads off this site", async () => {
    signsIn(aSession());
    const { path } = await signInAsLearner({
      from: "//elsewhere.test/my_schedule",
    });

    await waitFor(() => expect(path()).toBe("/home"));
  });

  it("forgets what was read on behalf of whoever was signed in before", async () => {
    signsIn(aSession());
    const { user, client, path } = renderScreen("/login");
    client.setQueryData(["my-schedules"], ["somebody else's"]);
    await user.type(field("Email"), "mina@mail.test");
    await user.type(field("Password"), "correct horse{Enter}");

    await waitFor(() => expect(path()).toBe("/home"));
    expect(client.getQueryData(["my-schedules"])).toBeUndefined();
  });

  it("says so when the browser does not keep the session", async () => {
    signsIn(null);
    const { path } = await signInAsLearner();

    expect((await alerts()).join()).toMatch(/allow cookies/);
    expect(path()).toBe("/login");
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
