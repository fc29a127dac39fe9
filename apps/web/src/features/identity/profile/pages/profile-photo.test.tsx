// @vitest-environment jsdom
import { updateUser, uploadPhoto } from "@codetale/contract/identity/profile";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetProfileDraft } from "../profile-draft.ts";
import { openProfile, portrait, preview, updated } from "../../testing/open-profile.ts";
import { button, field } from "../../testing/render-screen.tsx";
import { on, sentTo } from "#testing/server";
import { aSession } from "../../testing/identity-server.ts";

beforeEach(() => {
  Element.prototype.setPointerCapture = () => undefined;
});
afterEach(() => {
  cleanup();
  forgetProfileDraft();
  vi.unstubAllGlobals();
});

/** Chooses a photo of 640 by 480, which the 150 pixels of the preview show at 200 by 150. */
async function choosePhoto() {
  on(uploadPhoto, { success: true, photoURL: "/photos/2" });
  on(updateUser, updated(aSession()));
  const view = await openProfile(aSession());
  await view.upload(portrait());
  const crop = await screen.findByRole("application", { name: "Crop of the photo" });
  return { ...view, crop };
}

/** Where the photo lies behind the round window, in pixels of the screen. */
function place() {
  const { left, top, width, height } = preview()!.style;
  return [left, top, width, height].map((length) => Math.round(Number.parseFloat(length)));
}

describe("[PROF-1] the crop of a new photo", () => {
  it("begins with the largest square, in the middle", async () => {
    await choosePhoto();

    expect(place()).toEqual([-25, 0, 200, 150]);
    expect(field("Zoom")).toHaveProperty("value", "1");
  });

  it("follows a dragging pointer, and stops at the photo's edge", async () => {
    const { crop } = await choosePhoto();

    fireEvent.pointerDown(crop, { pointerId: 1, clientX: 100, clientY: 100 });
    fireEvent.pointerMove(crop, { pointerId: 1, clientX: 110, clientY: 140 });
    expect(place()).toEqual([-15, 0, 200, 150]);
    fireEvent.pointerMove(crop, { pointerId: 1, clientX: 400, clientY: 140 });
    expect(place()).toEqual([0, 0, 200, 150]);

    fireEvent.pointerUp(crop, { pointerId: 1 });
    fireEvent.pointerMove(crop, { pointerId: 1, clientX: 0, clientY: 0 });
    expect(place()).toEqual([0, 0, 200, 150]);
  });

  it("is zoomed and moved by two fingers, about their middle", async () => {
    const { crop } = await choosePhoto();

    fireEvent.pointerDown(crop, { pointerId: 1, clientX: 50, clientY: 75 });
    fireEvent.pointerDown(crop, { pointerId: 2, clientX: 100, clientY: 75 });
    fireEvent.pointerMove(crop, { pointerId: 2, clientX: 150, clientY: 75 });
    expect(field("Zoom")).toHaveProperty("value", "2");
    expect(place().slice(2)).toEqual([400, 300]);

    fireEvent.pointerCancel(crop, { pointerId: 2 });
    fireEvent.pointerMove(crop, { pointerId: 1, clientX: 60, clientY: 75 });
    expect(field("Zoom")).toHaveProperty("value", "2");
  });

  it("is moved by the arrow keys and zoomed by plus and minus", async () => {
    const { crop, user } = await choosePhoto();
    crop.focus();

    await user.keyboard("{ArrowRight}");
    expect(place()).toEqual([-19, 0, 200, 150]);
    await user.keyboard("{ArrowLeft}{ArrowLeft}++++");
    expect(field("Zoom")).toHaveProperty("value", "2");
    await user.keyboard("{ArrowUp}");
    expect(place()).toEqual([-137, -81, 400, 300]);
    await user.keyboard("----{Tab}");

    expect(field("Zoom")).toHaveProperty("value", "1");
    expect(document.activeElement).not.toBe(crop);
  });

  it("is zoomed by a slider that says how far", async () => {
    await choosePhoto();

    fireEvent.change(field("Zoom"), { target: { value: "2.5" } });

    expect(place().slice(2)).toEqual([500, 375]);
    expect(field("Zoom").getAttribute("aria-valuetext")).toBe("250 %");
  });

  it("is what is sent, as a small image", async () => {
    const cut = vi.fn();
    vi.stubGlobal("OffscreenCanvas", fakeCanvas(cut));
    const { crop, user, path } = await choosePhoto();
    crop.focus();
    await user.keyboard("{ArrowRight}");
    await user.click(button("Update Profile"));

    await waitFor(() => expect(path()).toBe("/home"));
    const [form] = sentTo(uploadPhoto) as [FormData];
    expect(await (form.get("photo") as File).text()).toBe("480 by 480 as image/webp");
    const [, ...square] = cut.mock.calls[0]!;
    expect(square.map(Math.round)).toEqual([61, 0, 480, 480, 0, 0, 480, 480]);
  });
});

it("[PROF-5] waits for a photo that is still being opened before the profile is saved", async () => {
  on(uploadPhoto, { success: true, photoURL: "/photos/2" });
  on(updateUser, updated(aSession()));
  const { user, upload, path } = await openProfile(aSession({ photoURL: null }));
  const image = await createImageBitmap(portrait());
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  vi.stubGlobal("createImageBitmap", () => opened.then(() => image));

  await upload(portrait());
  await user.click(button("Update Profile"));
  expect(button("Update Profile").getAttribute("aria-busy")).toBe("true");
  expect(screen.getByRole("alert").textContent).toBe("");
  open();

  await waitFor(() => expect(path()).toBe("/home"));
  expect(sentTo(uploadPhoto)).toHaveLength(1);
});

function fakeCanvas(drawImage: (...drawn: unknown[]) => void) {
  return class {
    constructor(
      readonly width: number,
      readonly height: number,
    ) {}
    getContext() {
      return { drawImage };
    }
    async convertToBlob({ type }: { type: string }) {
      return new Blob([`${this.width} by ${this.height} as ${type}`], { type });
    }
  };
}
