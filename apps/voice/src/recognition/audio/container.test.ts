import { expect, test } from "vitest";
import { containerOf } from "./container.ts";

test.each([
  ["webm", Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3])],
  ["ogg", Buffer.from("OggS\0\x02")],
  ["mp4", Buffer.from("\0\0\0\x18ftypiso5")],
  ["wav", Buffer.from("RIFF\0\0\0\0WAVEfmt ")],
  [null, Buffer.from("")],
  [null, Buffer.from("OggX")],
  [null, Buffer.from("GIF89a and so on")],
  [null, Buffer.from("ftyp")],
])("a recording is known as %s by its first bytes", (container, bytes) => {
  expect(containerOf(bytes)).toBe(container);
});
