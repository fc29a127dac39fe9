// @vitest-environment jsdom
import { updateUser, uploadPhoto } from "@codetale/contract/identity/profile";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { currentSession } from "#lib/session/session-query";
import { forgetProfileDraft } from "../profile-draft.ts";
import { openProfile, portrait, preview, updated } from "../../testing/open-profile.ts";
import { alerts, announced, button, field, wordsBeneath } from "../../testing/render-screen.tsx";
import { brokenAnswer, lost, never, on, refusal, refuse, sentTo } from "#testing/server";
import { aSession } from "../../testing/identity-server.ts";

const onlyImages = "Only images can be uploaded: PNG, JPEG, WebP or GIF.";

afterEach(() => {
  cleanup();
  forgetProfileDraft();
});

describe("the screen", () => {
  it("[PROF-1] shows a learner what is there, and a way past it", async () => {
    await openProfile(aSession());

    expect(screen.getByRole("heading", { name: "User Update Profile" })).toBeTruthy();
    expect(field("Name")).toHaveProperty("value", "Mina");
    expect(field("Email")).toHaveProperty("value", "mina@mail.test");
    expect(preview()).toMatchObject({ width: 150, height: 150 });
    expect(preview()?.getAttribute("src")).toBe("/photos/1");
    expect(screen.getByRole("link", { name: "Skip" }).getAttribute("href")).toBe("/home");
    expect(screen.queryByRole("button", { name: "Verify Email" })).toBeNull();
  });

  it("[PROF-1] offers a coder no way past it", async () => {
    await openProfile(aSession({ person: "coder" }));

    expect(screen.getByRole("heading", { name: "Coder Update Profile" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Skip" })).toBeNull();
  });

  it("[PROF-1] offers to verify an email that is not, as soon as it is typed", async () => {
    const { user } = await openProfile(aSession());

    await user.type(field("Email"), "x");
    expect(button("Verify Email")).toBeTruthy();
    await user.type(field("Email"), "{Backspace}");
    expect(screen.queryByRole("button", { name: "Verify Email" })).toBeNull();
  });
});

describe("what is required", () => {
  it("[PROF-2] asks a learner for everything and goes to the first of it", async () => {
    const { user } = await openProfile(
      aSession({ name: "", photoURL: null, emailVerified: false }),
    );
    await user.click(button("Update Profile"));

    expect(await alerts()).toContain("Please enter all details");
    expect(document.activeElement).toBe(field("Profile photo"));
    for (const label of ["Profile photo", "Name", "Email"])
      expect(field(label).getAttribute("aria-invalid")).toBe("true");
    expect(wordsBeneath("Email")).toContain("Please verify this address");
    expect(sentTo(updateUser)).toEqual([]);
  });

  it("[PROF-2] says so until the last of it is filled in", async () => {
    const { user, upload } = await openProfile(aSession({ name: "", photoURL: null }));
    await user.click(button("Update Profile"));
    await upload(portrait());
    expect(await alerts()).toContain("Please enter all details");

    await user.type(field("Name"), "M");

    expect(screen.queryByText("Please enter all details")).toBeNull();
  });

  it.each([
    ["Name", { name: "" }],
    ["Email", { emailVerified: false }],
    ["Profile photo", { photoURL: null }],
  ])("[PROF-2] marks a learner's %s alone when only that is missing", async (label, facts) => {
    const { user } = await openProfile(aSession(facts));
    await user.click(button("Update Profile"));

    expect(await alerts()).toContain("Please enter all details");
    const marked = ["Profile photo", "Name", "Email"].filter((other) =>
      field(other).hasAttribute("aria-invalid"),
    );
    expect(marked).toEqual([label]);
  });

  it("[PROF-2] marks a name that cannot be seen as missing", async () => {
    const { user } = await openProfile(aSession({ name: "\u3164" }));
    await user.click(button("Update Profile"));

    expect(await alerts()).toContain("Please enter all details");
    expect(field("Name").getAttribute("aria-invalid")).toBe("true");
    expect(sentTo(updateUser)).toEqual([]);
  });

  it("[PROF-2] lets a coder go without a photo", async () => {
    const coder = aSession({ person: "coder", photoURL: null });
    on(updateUser, updated(coder));
    const { user, path } = await openProfile(coder);
    await user.click(button("Update Profile"));

    await waitFor(() => expect(path()).toBe("/coders_home"));
  });
});

describe("the photo", () => {
  it("[PROF-4] is shown at once, before anything is sent", async () => {
    const { upload } = await openProfile(aSession({ photoURL: null }));
    await upload(portrait());

    await waitFor(() => expect(preview()?.getAttribute("src")).toBe("blob:portrait.gif"));
    expect(sentTo(uploadPhoto)).toEqual([]);
  });

  it("[PROF-4] is refused in words when it is no image, and the one before it stays", async () => {
    const file = new File(["text"], "called.png", { type: "image/png" });
    const { upload } = await openProfile(aSession());
    await upload(file);

    expect(await alerts()).toEqual([onlyImages]);
    expect(field("Profile photo").getAttribute("aria-invalid")).toBe("true");
    expect(preview()?.getAttribute("src")).toBe("/photos/1");
  });

  it("takes back the refusal once an image is chosen", async () => {
    const { upload } = await openProfile(aSession());
    await upload(new File(["text"], "notes.txt", { type: "text/plain" }));
    await alerts();
    await upload(portrait());

    await waitFor(() => expect(announced("alert")).toEqual([]));
  });
});

describe("saving", () => {
  const photoTaken = { success: true, photoURL: "/photos/2" } as const;

  it("[PROF-5] sends the photo, then the rest, and goes on with the new session", async () => {
    const after = aSession({ name: "Mina B.", photoURL: "/photos/2" });
    on(uploadPhoto, photoTaken);
    on(updateUser, updated(after));
    const { user, upload, client, path } = await openProfile(aSession());
    await upload(portrait());
    await user.type(field("Name"), " B. ");
    await user.click(button("Update Profile"));

    await waitFor(() => expect(path()).toBe("/home"));
    const [form] = sentTo(uploadPhoto) as [FormData];
    expect(form.get("photo")).toBeInstanceOf(File);
    expect(sentTo(updateUser)).toEqual([
      {
        uid: "account-1",
        name: "Mina B.",
        email: "mina@mail.test",
        emailVerified: true,
        photoURL: "/photos/2",
      },
    ]);
    expect(currentSession(client)).toEqual(after);
  });

  it("[GUARD-1] goes back to the screen that asked to sign in", async () => {
    on(updateUser, updated(aSession()));
    const { user, path } = await openProfile(aSession(), { from: "/my_schedule" });
    await user.click(button("Update Profile"));
    await waitFor(() => expect(path()).toBe("/my_schedule"));
  });

  it("[GUARD-1] goes back where the address says that a newcomer came from, saved or skipped", async () => {
    on(updateUser, updated(aSession()));
    const { user, path } = await openProfile(aSession(), undefined, "?from=%2Fmy_schedule%3Fa%3D1");
    expect(screen.getByRole("link", { name: "Skip" }).getAttribute("href")).toBe(
      "/my_schedule?a=1",
    );
    await user.click(button("Update Profile"));
    await waitFor(() => expect(path()).toBe("/my_schedule"));
  });

  it("[GUARD-1] goes to no other site, whatever the address says", async () => {
    await openProfile(aSession(), undefined, "?from=%2F%2Fevil.example");
    expect(screen.getByRole("link", { name: "Skip" }).getAttribute("href")).toBe("/home");
  });

  it("does not come back to itself when it was the screen that asked to sign in", async () => {
    on(updateUser, updated(aSession()));
    const { user, path } = await openProfile(aSession(), { from: "/new_user" });
    await user.click(button("Update Profile"));
    await waitFor(() => expect(path()).toBe("/home"));
  });

  it.each([
    [
      "what the server said",
      () => refusal("access/denied"),
      "Error updating user: You can only do this for yourself.",
    ],
    [
      "words of its own",
      brokenAnswer,
      "Error updating user: The profile could not be saved. Please try again.",
    ],
  ])("[PROF-5] shows %s when it fails", async (_what, answer, message) => {
    on(updateUser, answer);
    const { user, path } = await openProfile(aSession());
    await user.click(button("Update Profile"));

    expect(await alerts()).toEqual([message]);
    expect(path()).toBe("/new_user");
  });

  it("[PROF-4] shows that the server found no image in the photo", async () => {
    refuse(uploadPhoto, "file/not-an-image");
    const { user, upload } = await openProfile(aSession());
    await upload(portrait());
    await user.click(button("Update Profile"));

    expect(await alerts()).toEqual([`Error updating user: ${onlyImages}`]);
    expect(sentTo(updateUser)).toEqual([]);
  });

  it("[CONST-2] does not send the photo again when only the rest was lost", async () => {
    on(uploadPhoto, photoTaken);
    on(updateUser, lost);
    const { user, upload, path } = await openProfile(aSession());
    await upload(portrait());
    await user.click(button("Update Profile"));
    expect((await alerts()).join()).toMatch(/^Error updating user: .*network-request-failed/);

    on(updateUser, updated(aSession()));
    await user.click(button("Update Profile"));

    await waitFor(() => expect(path()).toBe("/home"));
    expect(sentTo(uploadPhoto)).toHaveLength(1);
  });

  it("cannot be sent twice while the first press is on its way", async () => {
    on(updateUser, never);
    const { user } = await openProfile(aSession());
    await user.click(button("Update Profile"));
    await user.click(button("Update Profile"));
    expect(sentTo(updateUser)).toHaveLength(1);
  });
});
