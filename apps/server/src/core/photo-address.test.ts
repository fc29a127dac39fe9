import { expect, it } from "vitest";
import { photoAddress, photoIdIn } from "./photo-address.ts";

const photoId = "6f2f2a3e-5a43-4a44-9f0e-0a3f3b8d8a10";

it("reads back the address it writes", () => {
  expect(photoAddress(photoId)).toBe(`/photos/${photoId}`);
  expect(photoIdIn(photoAddress(photoId))).toBe(photoId);
  expect(photoAddress(null)).toBeNull();
});

it.each([
  photoId,
  `https://elsewhere.test/photos/${photoId}`,
  `/photos/${photoId}/..`,
  "/photos/1",
  "/photos/",
  "",
])("finds no photo in %j", (address) => {
  expect(photoIdIn(address)).toBeNull();
});
