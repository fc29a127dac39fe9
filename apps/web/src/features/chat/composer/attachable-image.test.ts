import { LARGEST_IMAGE_BYTES } from "@codetale/contract/chat";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { readImage } from "./attachable-image.ts";

const notAnImage = "Only images can be uploaded: PNG, JPEG, WebP or GIF.";
const tooLarge = "This image is too large. The limit is 8 MB.";

beforeEach(() => void vi.stubGlobal("createImageBitmap", async () => ({ width: 40, height: 30 })));
afterEach(() => void vi.unstubAllGlobals());

const aFile = (type: string, bytes = 3) => new File([new Uint8Array(bytes)], "file", { type });

describe("[CHAT-2] only images may be attached", () => {
  test.each(["image/png", "image/jpeg", "image/webp", "image/gif"])("%s may", async (type) => {
    const read = await readImage(aFile(type));
    expect(read).toMatchObject({ width: 40, height: 30, blob: { type, size: 3 } });
  });

  test.each(["application/pdf", "text/html", "image/svg+xml", "video/mp4", ""])(
    "%j may not",
    async (type) => {
      expect(await readImage(aFile(type))).toBe(notAnImage);
    },
  );

  it("refuses what only calls itself an image", async () => {
    vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("cannot decode")));
    expect(await readImage(aFile("image/png"))).toBe(notAnImage);
  });
});

describe("[CHAT-2] the limit is 8 MB", () => {
  it("takes an image of exactly that", async () => {
    expect(await readImage(aFile("image/png", LARGEST_IMAGE_BYTES))).toMatchObject({ width: 40 });
  });

  it("refuses one byte more, naming the limit", async () => {
    expect(await readImage(aFile("image/png", LARGEST_IMAGE_BYTES + 1))).toBe(tooLarge);
  });
});

it("[CHAT-6] copies the bytes, so that what becomes of the file does not matter", async () => {
  const file = aFile("image/png");
  const read = await readImage(file);
  expect(typeof read === "string" ? read : read.blob).not.toBe(file);
});
