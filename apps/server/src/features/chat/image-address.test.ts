import { expect, it } from "vitest";
import { imageAddress, imageIdOf } from "./image-address.ts";

const schedule = "0b7e5a1e-6f0c-4b39-9a55-2d5f8f0f7c11";
const image = "5f0d7b34-91f4-4c53-8a2f-0a7b8f6f3c22";

it("an address leads back to its image", () => {
  expect(imageIdOf(imageAddress(schedule, image), schedule)).toBe(image);
});

it("no other text does", () => {
  const address = imageAddress(schedule, image);
  for (const text of [
    "",
    image,
    `${address}/`,
    ` ${address}`,
    `${address}\n`,
    `https://example.com${address}`,
    imageAddress(image, image),
    imageAddress(schedule, "../../secrets"),
    imageAddress(schedule, image.toUpperCase()),
  ]) {
    expect(imageIdOf(text, schedule)).toBeNull();
  }
});
