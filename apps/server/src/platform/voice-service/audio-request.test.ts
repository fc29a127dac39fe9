import { expect, it } from "vitest";
import { addressOf } from "./audio-request.ts";

it.each([
  ["https://voices.example", "https://voices.example/v1/", null],
  ["https://voices.example/v1", "https://voices.example/v1/", null],
  ["https://a-key@voices.example/audio/", "https://voices.example/audio/", "a-key"],
  ["https://user:a%2Bkey@voices.example", "https://voices.example/v1/", "a+key"],
])("reads the address %s", (setting, base, key) => {
  expect(addressOf(setting)).toEqual({ base, key });
});
