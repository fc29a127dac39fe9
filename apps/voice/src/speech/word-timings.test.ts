import { expect, it } from "vitest";
import { symbolIds } from "./phonemes/kokoro-symbols.ts";
import { timeWords } from "./word-timings.ts";

it("says when each word is heard, its share of the space before it included", () => {
  const [a, space, comma] = [symbolIds["a"]!, symbolIds[" "]!, symbolIds[","]!];
  const phrase = {
    ids: [a, a, space, a, comma, space, a],
    wordIndexes: [0, 0, null, 1, null, null, 2],
  };
  // Steps of 25 ms; the first and the last are the silence around.
  const durations = Float32Array.of(8, 4, 4, 1, 4, 2, 6, 4, 9);

  const heard = [...timeWords(phrase, { samples: new Float32Array(), durations })].map(
    ([word, { start, end }]) => [word, Math.round(start * 1000), Math.round(end * 1000)],
  );

  expect(heard).toEqual([
    [0, 180, 380],
    [1, 380, 505],
    [2, 655, 805],
  ]);
});
