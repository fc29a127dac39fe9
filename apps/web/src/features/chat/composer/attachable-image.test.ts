import { LARGEST_IMAGE_BYTES } from "@codetale/contract/chat";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { anImageFile } from "#testing/an-image";
import { readImage } from "./attachable-image.ts";

const notAnImage = "Only images can be uploaded: PNG, JPEG, WebP or GIF.";
const tooLarge = "This image is too large. The limit is 8 MB.";

beforeEach(() => void vi.stubGlobal("createImageBitmap", async () => ({ width: 40, height: 30 })));
afterEach(() => void vi.unstubAllGlobals());

describe("[CHAT-2] only images may be attached", () => {
  it("told by how the file begins, whatever it is called", async () => {
    const file = new File([anImageFile("a.png")], "screenshot", { type: "" });
    const read = await readImage(file);
    expect(read).toMatchObject({ width: 40, height: 30, blob: { type: "image/png", size: 8 } });
  });

  test.each(["application/pdf", "image/svg+xml", "image/png", ""])(
    "not what is none and calls itself %j",
    async (type) => {
      expect(await readImage(new File(["%PDF"], "a.png", { type }))).toBe(notAnImage);
    },
  );

  it("refuses what only begins like an image", async () => {
    vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("cannot decode")));
    expect(await readImage(anImageFile("a.png"))).toBe(notAnImage);
  });
});

describe("[CHAT-2] the limit is 8 MB", () => {
  it("takes an image of exactly that", async () => {
    expect(await readImage(anImageFile("a.png", LARGEST_IMAGE_BYTES))).toMatchObject({ width: 40 });
  });

  it("refuses one byte more, naming the limit", async () => {
    expect(await readImage(anImageFile("a.png", LARGEST_IMAGE_BYTES + 1))).toBe(tooLarge);
  });
});

it("[CHAT-6] copies the bytes, so that what becomes of the file does not matter", async () => {
  const file = anImageFile("a.png");
  const read = await readImage(file);
  expect(typeof read === "string" ? read : read.blob).not.toBe(file);
});
