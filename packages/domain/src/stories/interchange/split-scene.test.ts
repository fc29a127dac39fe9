import { expect, it, test } from "vitest";
import { aScene } from "../../testing/stories.ts";
import { splitScene } from "./split-scene.ts";

const split = (dialogue: string) =>
  splitScene(aScene({ dialogue }), (id) => id).map((scene) => scene.dialogue);
const words = (count: number) => "word ".repeat(count).trim();

it("leaves 89 words alone, and splits 90 where a sentence ends", () => {
  expect(split(`${words(88)} end.`)).toHaveLength(1);
  expect(split(`${words(44)} end. Here ${words(44)}.`)).toEqual([
    `${words(44)} end.`,
    `Here ${words(44)}.`,
  ]);
});

it("leaves a sentence whole however long it is", () => {
  expect(split(`${words(95)}. The end.`)).toEqual([`${words(95)}.`, "The end."]);
});

test.each([
  ["“Is it you?” She laughed.", "“Is it you?”", "She laughed."],
  ["So it was… Then it was not.", "So it was…", "Then it was not."],
  ["¿Vienes? ¡Sí!", "¿Vienes?", "¡Sí!"],
  ["Il vient\u202F! «\u202FOui.\u202F»", "Il vient\u202F!", "«\u202FOui.\u202F»"],
  ["वह आया। फिर गया।", "वह आया।", "फिर गया।"],
])("ends a sentence as its language does: %s", (two, one, other) => {
  const [first, second] = split(`${words(60)} ${two} ${words(60)}.`);
  expect(first).toBe(`${words(60)} ${one}`);
  expect(second).toBe(`${other} ${words(60)}.`);
});

test.each(["Mr. Fox", "Dr. Owl", "J. Hare", "“Wow!” said", "3.5 apples"])(
  "ends none within %s",
  (text) => {
    expect(split(`${words(50)} ${text} ${words(50)}. The end.`)).toEqual([
      `${words(50)} ${text} ${words(50)}.`,
      "The end.",
    ]);
  },
);
