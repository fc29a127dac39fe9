import { expect, it } from "vitest";
import { extractPositions, POSITIONS } from "./encoder-positions.ts";

const table = Float32Array.of(1, 2, 3);

/** A tensor as it lies in a file: its name, then its samples. */
const file = Buffer.concat([
  Buffer.from(`graph ${POSITIONS} is used here, and stored: ${POSITIONS}`),
  Buffer.from([0x4a, 12]),
  Buffer.from(table.buffer),
]);

it("gives the table of positions, and a model that wants it as an input", () => {
  const { model, positions } = extractPositions(file);
  expect(positions).toEqual(table);
  const text = Buffer.from(model).toString("latin1");
  expect(text).toContain("stored: embed_positions.unused");
  expect(text.slice(file.length)).toContain(POSITIONS);
  expect(Buffer.from(model).subarray(file.length - 12, file.length)).toEqual(file.subarray(-12));
});

it("refuses a model that has no such table", () => {
  expect(() => extractPositions(Buffer.from("another model"))).toThrow(RangeError);
});
