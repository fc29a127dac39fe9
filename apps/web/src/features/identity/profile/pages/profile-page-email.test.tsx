// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { forgetPendingVerification } from "../../verification/pending-verification.ts";
import { forgetProfileDraft } from "../profile-draft.ts";
import { openProfile, portrait, preview, updated } from "../../testing/open-profile.ts";
import { alerts, button, field } from "../../testing/render-screen.tsx";
import { aSession, ok, refusal, type Answers } from "../../testing/stub-server.ts";

afterEach(() => {
  cleanup();
  forgetProfileDraft();
  forgetPendingVerification();
  vi.unstubAllGlobals();
});

describe("another email", () => {
  const willing: Answers = {
    "/onboard/send-otp": () => ok({ success: true, message: "Sent.", resendAfterMs: 30_000 }),
    "/onboard/verify-otp": () => ok({ success: true, ticket: "ticket-1" }),
  };

  it("[PROF-3] is verified by a code, and everything typed is still there", async () => {
    const after = aSession({ email: "new@mail.test" });
    const { user, upload, server, path } = await openProfile(
      aSession({ photoURL: null, name: "" }),
      {
        ...willing,
        "/onboard/photo": () => ok({ success: true, photoURL: "/photos/2" }),
        "/onboard/update-user": updated(after),
      },
      { from: "/my_schedule" },
    );
    await upload(portrait());
    await user.type(field("Name"), "Mina B.");
    await user.clear(field("Email"));
    await user.type(field("Email"), "new@mail.test");
    await user.click(button("Verify Email"));

    await user.type(await screen.findByLabelText("OTP"), "123456");
    await user.click(button("Verify Email"));

    await screen.findByRole("heading", { name: "User Update Profile" });
    expect(field("Name")).toHaveProperty("value", "Mina B.");
    expect(field("Email")).toHaveProperty("value", "new@mail.test");
    expect(preview()?.getAttribute("src")).toBe("blob:portrait.gif");
    expect(screen.getByText("Verified")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Verify Email" })).toBeNull();
    expect(server.sentTo("/onboard/send-otp")).toEqual([
      { email: "new@mail.test", purpose: "verify-email" },
    ]);
    expect(server.sentTo("/onboard/verify-otp")).toEqual([
      { email: "new@mail.test", otp: "123456", purpose: "verify-email" },
    ]);

    await user.click(button("Update Profile"));
    await waitFor(() => expect(path()).toBe("/my_schedule"));
    expect(server.sentTo("/onboard/update-user").at(-1)).toMatchObject({
      email: "new@mail.test",
      ticket: "ticket-1",
    });
  });

  it("[PROF-3] can be given up, and everything typed is still there", async () => {
    const { user } = await openProfile(aSession(), willing);
    await user.type(field("Email"), "s");
    await user.click(button("Verify Email"));
    await user.click(await screen.findByRole("button", { name: "Back" }));

    await screen.findByRole("heading", { name: "User Update Profile" });
    expect(field("Email")).toHaveProperty("value", "mina@mail.tests");
    expect(button("Verify Email")).toBeTruthy();
  });

  it("is refused before anything is sent when it cannot be one", async () => {
    const { user, server } = await openProfile(aSession(), willing);
    await user.type(field("Email"), " x");
    await user.click(button("Verify Email"));

    expect(await alerts()).toEqual(["Invalid email format"]);
    expect(server.sentTo("/onboard/send-otp")).toEqual([]);
  });

  it("is refused when it belongs to somebody else", async () => {
    const { user, path } = await openProfile(aSession(), {
      "/onboard/send-otp": () => refusal("register/taken"),
    });
    await user.type(field("Email"), "s");
    await user.click(button("Verify Email"));

    expect(await alerts()).toEqual([
      "Email is already registered. Please login or use a different email.",
    ]);
    expect(document.activeElement).toBe(field("Email"));
    expect(path()).toBe("/new_user");
  });

  it("has to be verified anew once the proof has expired", async () => {
    const { user } = await openProfile(aSession(), {
      ...willing,
      "/onboard/update-user": () => refusal("ticket/invalid"),
    });
    await user.type(field("Email"), "s");
    await user.click(button("Verify Email"));
    await user.type(await screen.findByLabelText("OTP"), "123456{Enter}");
    await user.click(await screen.findByRole("button", { name: "Update Profile" }));

    expect((await alerts()).join()).toMatch(/^Error updating user: Your verification has expired/);
    expect(button("Verify Email")).toBeTruthy();
  });
});

it("shows nobody the draft of somebody else", async () => {
  const { user } = await openProfile(aSession(), {
    "/onboard/send-otp": () => ok({ success: true, message: "Sent.", resendAfterMs: 30_000 }),
  });
  await user.type(field("Email"), "s");
  await user.click(button("Verify Email"));
  await screen.findByLabelText("OTP");
  cleanup();

  await openProfile(aSession({ uid: "account-2", name: "Omar", email: "omar@mail.test" }));
  expect(field("Email")).toHaveProperty("value", "omar@mail.test");
});
