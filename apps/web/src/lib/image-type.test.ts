import { expect, it } from "vitest";
import { imageTypeOf } from "./image-type.ts";

it.each([
  ["\x89PNG\r\n\x1a\nrest", "image/png"],
  ["\xff\xd8\xff\xe0rest of it", "image/jpeg"],
  ["RIFF\x10\x20\x0a\x00WEBPVP8 ", "image/webp"],
  ["GIF87a rest", "image/gif"],
  ["GIF89a rest", "image/gif"],
  ["just some text", null],
  ["<svg xmlns='http://www.w3.org/2000/svg'/>", null],
  ["RIFF\x10\x20\x0a\x00WAVEfmt ", null],
  ["a GIF89a", null],
  ["", null],
])("[PROF-4] [CHAT-2] what begins %j is %j, whatever it is called", async (beginning, type) => {
  const bytes = Uint8Array.from(beginning, (character) => character.charCodeAt(0));
  expect(await imageTypeOf(new Blob([bytes], { type: "text/plain" }))).toBe(type);
});
