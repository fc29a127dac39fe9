import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openPhoto } from "./chosen-photo.ts";

const onlyImages = "Only images can be uploaded: PNG, JPEG, WebP or GIF.";
const png = "\x89PNG\r\n\x1a\nrest";

beforeEach(() => {
  vi.stubGlobal("createImageBitmap", async (file: File) => {
    if (file.name.includes("torn")) throw new DOMException("It could not be decoded.");
    return { width: 640, height: 480, close: () => undefined };
  });
  URL.createObjectURL = (file) => `blob:${(file as File).name}`;
});
afterEach(() => void vi.unstubAllGlobals());

describe("[PROF-4] a photo", () => {
  it.each([
    ["PNG", png],
    ["JPEG", "\xff\xd8\xff\xe0rest of it"],
    ["WebP", "RIFF\x10\x20\x0a\x00WEBPVP8 "],
    ["GIF of 1987", "GIF87a rest"],
    ["GIF of 1989", "GIF89a rest"],
  ])("may be a %s, whatever it is called", async (_kind, bytes) => {
    const file = aFile(bytes, "notes.txt", "text/plain");

    expect(await openPhoto(file)).toEqual({
      photo: {
        file,
        url: "blob:notes.txt",
        size: { width: 640, height: 480 },
        crop: { x: 320, y: 240, zoom: 1 },
      },
      refusal: null,
    });
  });

  it.each([
    ["text", "just some text"],
    ["a drawing in XML", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
    ["a sound in the same container as WebP", "RIFF\x10\x20\x0a\x00WAVEfmt "],
    ["nothing at all", ""],
  ])("is never %s, whatever it is called", async (_what, bytes) => {
    expect(await refusalOf(aFile(bytes, "photo.png", "image/png"))).toBe(onlyImages);
  });

  it("is refused when it cannot be drawn, however well it begins", async () => {
    expect(await refusalOf(aFile(png, "torn.png", "image/png"))).toBe(onlyImages);
  });

  it("may have 8 MB and not a byte more", async () => {
    const tooLarge = "This image is too large. The limit is 8 MB.";
    const padding = new Uint8Array(8 * 1024 * 1024 - png.length);
    expect(await refusalOf(new File([bytesOf(png), padding], "a.png"))).toBeNull();
    expect(await refusalOf(new File([bytesOf(png), padding, "x"], "a.png"))).toBe(tooLarge);
  });
});

async function refusalOf(file: File): Promise<string | null> {
  return (await openPhoto(file)).refusal;
}

function aFile(bytes: string, name: string, type: string): File {
  return new File([bytesOf(bytes)], name, { type });
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
