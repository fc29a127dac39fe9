// @vitest-environment jsdom
import { readSignInOptions, startGoogleSignIn } from "@codetale/contract/identity/google";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  alerts,
  announced,
  button,
  field,
  notice,
  renderScreen,
} from "../testing/render-screen.tsx";
import { brokenAnswer, lost, never, on, refusal, refuse, sentTo } from "#testing/server";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const provider = "https://provider.test/authorize?state=1";

beforeEach(() => {
  on(readSignInOptions, { google: true });
  on(startGoogleSignIn, { success: true, url: provider });
});

/** Opens a screen in a browser whose leaving can be watched. */
function openScreen(address: string, state?: object) {
  const assign = vi.fn();
  const { location } = window;
  const watched = new Proxy({} as Location, {
    get: (_, name) => (name === "assign" ? assign : (Reflect.get(location, name) as unknown)),
  });
  vi.stubGlobal("location", watched);
  return { ...renderScreen(address, state), assign };
}

async function pressGoogle(view: ReturnType<typeof openScreen>) {
  await view.user.click(button("Continue with Google"));
}

describe("going to the provider", () => {
  it.each(["/login", "/register"])("[LOGIN-9] [REG-1] works from %s", async (address) => {
    const view = openScreen(address);
    await pressGoogle(view);

    await waitFor(() => expect(view.assign).toHaveBeenCalledWith(provider));
    expect(sentTo(startGoogleSignIn)).toEqual([{ person: "user" }]);
    expect(button("Continue with Google").getAttribute("aria-busy")).toBe("true");
  });

  it.each(["/coders_login", "/coders_register"])(
    "[LOGIN-9] [LOGIN-10] takes the key that was typed at %s",
    async (address) => {
      const view = openScreen(address);
      await view.fill("Coders Key", " the-key ");
      await pressGoogle(view);

      await waitFor(() => expect(view.assign).toHaveBeenCalledWith(provider));
      expect(sentTo(startGoogleSignIn)).toEqual([{ person: "coder", coders_key: "the-key" }]);
    },
  );

  it("[GUARD-1] names the screen that asked to sign in", async () => {
    const view = openScreen("/login", { from: "/my_schedule?tab=past" });
    await pressGoogle(view);

    await waitFor(() => expect(view.assign).toHaveBeenCalled());
    expect(sentTo(startGoogleSignIn)).toEqual([
      { person: "user", returnTo: "/my_schedule?tab=past" },
    ]);
  });

  it("can be pressed again by who came back with the browser's button", async () => {
    const view = openScreen("/login");
    await pressGoogle(view);
    await waitFor(() => expect(view.assign).toHaveBeenCalled());

    act(() => void dispatchEvent(new Event("pageshow")));

    expect(button("Continue with Google").hasAttribute("aria-busy")).toBe(false);
  });

  it("cannot be asked for twice at once", async () => {
    on(startGoogleSignIn, never);
    const view = openScreen("/login");
    await pressGoogle(view);
    await pressGoogle(view);
    expect(sentTo(readSignInOptions)).toHaveLength(1);
  });
});

describe("not going there", () => {
  it.each(["/login", "/register", "/coders_login", "/coders_register"])(
    "[LOGIN-9] says in words at %s that Google is not set up",
    async (address) => {
      on(readSignInOptions, { google: false });
      const view = openScreen(address);
      await pressGoogle(view);

      expect(await notice()).toBe(
        "Google sign-in is not set up on this installation. Please use your email and password.",
      );
      expect(view.assign).not.toHaveBeenCalled();
    },
  );

  it("[LOGIN-10] asks a coder for the key first", async () => {
    const view = openScreen("/coders_login");
    await pressGoogle(view);

    expect(await alerts()).toEqual(["Invalid coders key"]);
    expect(document.activeElement).toBe(field("Coders Key"));
    expect(sentTo(startGoogleSignIn)).toEqual([]);
  });

  it("[LOGIN-10] tells a coder of a wrong key", async () => {
    refuse(startGoogleSignIn, "coders-key/wrong");
    const view = openScreen("/coders_login");
    await view.fill("Coders Key", "wrong");
    await pressGoogle(view);

    expect(await alerts()).toEqual(["Invalid coders key"]);
    expect(document.activeElement).toBe(field("Coders Key"));
    expect(view.assign).not.toHaveBeenCalled();
  });

  it.each([
    [
      "google/unreachable",
      () => refusal("google/unreachable"),
      "Google Sign-In Error: network-request-failed",
      /^Google could not be reached/,
    ],
    [
      "too many tries",
      () => refusal("request/too-many"),
      "Google Sign-In Error: resource-exhausted",
      /^Too many requests/,
    ],
    ["an answer that cannot be read", brokenAnswer, "Google Sign-In Error: internal", /try again/],
    ["a lost network", lost, "Google Sign-In Error: network-request-failed", /Check your network/],
  ])("[LOGIN-9] names the code after %s", async (_what, answer, message, advice) => {
    on(startGoogleSignIn, answer);
    const view = openScreen("/login");
    await pressGoogle(view);

    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByText(advice)).toBeTruthy();
    expect(button("Continue with Google").hasAttribute("aria-busy")).toBe(false);
  });
});

describe("coming back without being signed in", () => {
  it.each([
    ["/login", "access-denied", "It was cancelled. Nothing has changed."],
    ["/coders_login", "user-disabled", "This account has been disabled."],
  ])("[LOGIN-9] says why at %s, and cleans the address", async (screenPath, code, advice) => {
    const { router } = openScreen(`${screenPath}?error=${code}`);

    expect(screen.getByText(`Google Sign-In Error: ${code}`)).toBeTruthy();
    expect(screen.getByText(advice)).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).toBe(""));
    expect(router.state.location.pathname).toBe(screenPath);
    expect(router.state.location.index).toBe(0);
    expect(screen.getByText(`Google Sign-In Error: ${code}`)).toBeTruthy();
  });

  it("[LOGIN-9] shows a code that it does not know, but nothing that is no code", async () => {
    openScreen("/login?error=server_error");
    expect((await alerts()).join()).toBe("Google Sign-In Error: server_error");
    cleanup();

    openScreen("/login?error=Call%20us%20at%20555");
    expect((await alerts()).join()).toBe("Google Sign-In Error: unknown");
  });

  it("[GUARD-1] remembers which screen asked to sign in", async () => {
    const leaving = openScreen("/login", { from: "/my_schedule?tab=past" });
    await pressGoogle(leaving);
    await waitFor(() => expect(leaving.assign).toHaveBeenCalled());
    cleanup();

    const { router } = openScreen("/login?error=access-denied");

    await waitFor(() =>
      expect(router.state.location.state).toEqual({ from: "/my_schedule?tab=past" }),
    );
    expect(Object.keys(sessionStorage).filter((key) => key !== "codetale-scroll")).toEqual([]);
  });

  it("is forgotten at the next try", async () => {
    const view = openScreen("/login?error=access-denied");
    await pressGoogle(view);

    await waitFor(() => expect(view.assign).toHaveBeenCalled());
    expect(announced("alert")).toEqual([]);
  });
});
