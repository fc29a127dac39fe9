// @vitest-environment jsdom
import { login } from "@codetale/contract/identity";
import {
  finishPasskeySignIn,
  finishSecondStep,
  startPasskeySignIn,
  startSecondStep,
  type RequestOptions,
} from "@codetale/contract/identity/passkeys";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lost, on, refusal, refuse, sentTo } from "#testing/server";
import {
  browserWithoutPasskeys,
  browserWithPasskeys,
  thrown,
} from "../../testing/fake-passkeys.ts";
import { aSession, signsIn } from "../../testing/identity-server.ts";
import { alerts, button, field, renderScreen } from "../../testing/render-screen.tsx";

const options: RequestOptions = {
  challenge: "Y2hhbGxlbmdl",
  rpId: "localhost",
  timeout: 300_000,
  allowCredentials: [],
  userVerification: "required",
};

const credential = {
  id: "cGFzc2tleQ",
  rawId: "cGFzc2tleQ",
  type: "public-key",
  response: {
    clientDataJSON: "Y2xpZW50IGRhdGE",
    authenticatorData: "YXV0aGVudGljYXRvciBkYXRh",
    signature: "c2lnbmF0dXJl",
  },
};

beforeEach(() => {
  on(startPasskeySignIn, { success: true, options });
  on(startSecondStep, { success: true, options });
  signsIn(aSession(), [finishPasskeySignIn, finishSecondStep]);
});
afterEach(() => {
  cleanup();
  browserWithoutPasskeys();
});

describe("[LOGIN-13] signing in with a passkey", () => {
  it("leads on like every other way in", async () => {
    browserWithPasskeys();
    const view = renderScreen("/login", { from: "/my_schedule" });
    await view.user.click(button("Sign in with a passkey"));

    await waitFor(() => expect(view.path()).toBe("/my_schedule"));
    expect(sentTo(finishPasskeySignIn)).toEqual([{ person: "user", credential }]);
  });

  it("[LOGIN-10] takes the key of coders along, and asks for it first", async () => {
    browserWithPasskeys();
    const view = renderScreen("/coders_login");
    await view.user.click(button("Sign in with a passkey"));
    expect(await alerts()).toEqual(["Invalid coders key"]);
    expect(sentTo(startPasskeySignIn)).toEqual([]);

    await view.fill("Coders Key", " the-key ");
    await view.user.click(button("Sign in with a passkey"));

    await waitFor(() => expect(sentTo(finishPasskeySignIn)).toHaveLength(1));
    expect(sentTo(finishPasskeySignIn)).toEqual([
      { person: "coder", coders_key: "the-key", credential },
    ]);
  });

  it("[LOGIN-10] names a wrong key of coders at its field", async () => {
    browserWithPasskeys();
    refuse(finishPasskeySignIn, "coders-key/wrong");
    const view = renderScreen("/coders_login");
    await view.fill("Coders Key", "guess");
    await view.user.click(button("Sign in with a passkey"));

    expect(await alerts()).toEqual(["Invalid coders key"]);
    expect(document.activeElement).toBe(field("Coders Key"));
  });

  it("is not offered by a browser without passkeys", () => {
    renderScreen("/login");

    expect(screen.queryByRole("button", { name: "Sign in with a passkey" })).toBeNull();
    expect(field("Email").getAttribute("autocomplete")).toBe("username");
  });

  it("says nothing of a passkey beside what a password has led to since", async () => {
    const browser = browserWithPasskeys();
    browser.uses(thrown("NotAllowedError"));
    const view = renderScreen("/login");
    await view.user.click(button("Sign in with a passkey"));
    const [ofPasskey] = await alerts();

    await view.user.click(button("Sign In"));
    await waitFor(async () => expect(await alerts()).not.toContain(ofPasskey));
    expect(await alerts()).toContain("Please enter both email and password.");

    await view.user.click(button("Sign in with a passkey"));
    await waitFor(async () => expect(await alerts()).toEqual([ofPasskey]));
  });

  it("says so when it was cancelled, and can be tried again", async () => {
    const browser = browserWithPasskeys();
    browser.uses(thrown("NotAllowedError"));
    const view = renderScreen("/login");
    await view.user.click(button("Sign in with a passkey"));

    expect(await alerts()).toEqual(["No passkey was used. It was cancelled, or it took too long."]);
    expect(button("Sign in with a passkey").hasAttribute("aria-busy")).toBe(false);
    expect(sentTo(finishPasskeySignIn)).toEqual([]);
  });

  it.each([
    ["passkey/refused", /^This passkey was not accepted\./],
    ["login/disabled", /^This account has been disabled\./],
  ] as const)("says what the server refused by %s", async (reason, message) => {
    browserWithPasskeys();
    refuse(finishPasskeySignIn, reason);
    const view = renderScreen("/login");
    await view.user.click(button("Sign in with a passkey"));

    expect((await alerts()).join()).toMatch(message);
    expect(view.path()).toBe("/login");
  });

  it("says so when the server was not reached", async () => {
    browserWithPasskeys();
    on(startPasskeySignIn, lost);
    const view = renderScreen("/login");
    await view.user.click(button("Sign in with a passkey"));

    expect((await alerts()).join()).toMatch(/network-request-failed/);
  });

  it("is offered among what the browser fills in, until the screen is left", async () => {
    const browser = browserWithPasskeys({ hasAutofill: true });
    const view = renderScreen("/login");
    await waitFor(() => expect(browser.asked).toHaveLength(1));

    expect(field("Email").getAttribute("autocomplete")).toBe("username webauthn");
    expect(browser.asked[0]).toMatchObject({ mediation: "conditional" });
    view.unmount();
    await waitFor(() => expect(browser.asked[0]!.signal!.aborted).toBe(true));
  });

  it("says nothing when passkeys that nobody asked for could not be offered", async () => {
    browserWithPasskeys({ hasAutofill: true });
    on(startPasskeySignIn, lost);
    const view = renderScreen("/login");
    await waitFor(() => expect(sentTo(startPasskeySignIn)).toHaveLength(1));
    await view.fill("Email", "mina@mail.test");
    expect(screen.queryAllByRole("alert").map((alert) => alert.textContent)).toEqual([""]);

    await view.user.click(button("Sign in with a passkey"));
    expect((await alerts()).join()).toMatch(/network-request-failed/);
  });

  it("gives way to the button, and is offered again after it", async () => {
    const browser = browserWithPasskeys({ hasAutofill: true });
    browser.uses(thrown("NotAllowedError"));
    const view = renderScreen("/login");
    await waitFor(() => expect(browser.asked).toHaveLength(1));
    await view.user.click(button("Sign in with a passkey"));

    await waitFor(() => expect(browser.asked).toHaveLength(3));
    expect(browser.asked.map(({ mediation }) => mediation)).toEqual([
      "conditional",
      undefined,
      "conditional",
    ]);
    expect(browser.asked[0]!.signal!.aborted).toBe(true);
  });
});

describe("[LOGIN-14] the second step", () => {
  async function openSecondStep(state?: object) {
    on(login, () => refusal("login/second-step"));
    const view = renderScreen("/login", state);
    await view.fill("Email", "mina@mail.test");
    await view.fill("Password", "tide pool lantern");
    await view.user.click(button("Sign In"));
    await screen.findByRole("heading", { name: "One more step" });
    return view;
  }

  it("follows a right password, and a passkey leads on", async () => {
    browserWithPasskeys();
    const view = await openSecondStep({ from: "/my_schedule" });
    await view.user.click(button("Use my passkey"));

    await waitFor(() => expect(view.path()).toBe("/my_schedule"));
    expect(sentTo(finishSecondStep)).toEqual([{ credential }]);
  });

  it("takes a recovery code in place of the passkey", async () => {
    browserWithPasskeys();
    const view = await openSecondStep();
    await view.user.click(button("Sign In"));
    expect(await alerts()).toEqual(["Please enter a recovery code"]);

    await view.fill("Recovery code", "k3vq-8d2m-x0ph-7cwr");
    await view.user.click(button("Sign In"));

    await waitFor(() => expect(view.path()).toBe("/home"));
    expect(sentTo(finishSecondStep)).toEqual([{ recovery_code: "k3vq-8d2m-x0ph-7cwr" }]);
  });

  it("names a wrong code at its field", async () => {
    browserWithPasskeys();
    refuse(finishSecondStep, "recovery-code/wrong");
    const view = await openSecondStep();
    await view.fill("Recovery code", "k3vq");
    await view.user.click(button("Sign In"));

    expect((await alerts()).join()).toMatch(/^This does not let you in\./);
    expect(document.activeElement).toBe(field("Recovery code"));
  });

  it("says that recovery codes alone are possible in a browser without passkeys", async () => {
    await openSecondStep();

    expect(screen.queryByRole("button", { name: "Use my passkey" })).toBeNull();
    expect(screen.getByText(/please take a recovery code/)).toBeTruthy();
  });

  it("says what failed, and can be begun again", async () => {
    browserWithPasskeys();
    refuse(startSecondStep, "second-step/expired");
    const view = await openSecondStep();
    await view.user.click(button("Use my passkey"));
    expect(await alerts()).toEqual(["This took too long. Please log in again."]);

    await view.user.click(button("Start again"));
    expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeTruthy();
  });
});
