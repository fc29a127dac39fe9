// @vitest-environment jsdom
import { login, readSession } from "@codetale/contract/identity";
import { act, cleanup, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { refreshSession, setSession } from "#lib/session/session-query";
import { on, sentTo } from "#testing/server";
import { aSession, signsIn } from "../../testing/identity-server.ts";
import { alerts, button, field, notice, renderScreen } from "../../testing/render-screen.tsx";
import { signInAsCoder, signInAsLearner } from "../../testing/sign-in-form.ts";

afterEach(() => {
  cleanup();
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
