import { expect, it } from "vitest";
import { createSynthesisSpeed } from "./synthesis-speed.ts";

/** A piece after which the voice has come to `end` seconds. */
const pieceTo = (end: number) => ({
  audio: new Uint8Array(1),
  words: [{ word: "word", start: 0, end }],
});

it("learns how long a listener waits for the first sentence", () => {
  const pace = createSynthesisSpeed();
  for (let order = 0; order < 20; order += 1) pace.begin(0, "now").piece(9_000, pieceTo(3));
  expect(pace.firstMs()).toBeGreaterThan(8_900);

  for (let order = 0; order < 20; order += 1) pace.begin(0, "now").piece(500, pieceTo(3));
  expect(pace.firstMs()).toBeLessThan(600);
});

it("learns nothing about waiting from what is made in advance", () => {
  const pace = createSynthesisSpeed();
  const before = pace.firstMs();
  pace.begin(0, "later").piece(60_000, pieceTo(3));
  pace.begin(0, "soon").end(60_000);

  expect(pace.firstMs()).toBe(before);
});

it("learns how long a listener waits for what was begun in advance, from when it is asked for", () => {
  const pace = createSynthesisSpeed();
  for (let order = 0; order < 20; order += 1) {
    const begun = pace.begin(0, "later");
    begun.hurry(60_000);
    begun.piece(69_000, pieceTo(3));
  }

  expect(pace.firstMs()).toBeGreaterThan(8_900);
  expect(pace.firstMs()).toBeLessThan(9_100);
});

it("takes the whole for the first where it comes in one piece", () => {
  const pace = createSynthesisSpeed();
  for (let order = 0; order < 20; order += 1) pace.begin(0, "now").end(12_000);

  expect(pace.firstMs()).toBeGreaterThan(11_000);
});

it("knows whether the rest is synthesized faster than it is played", () => {
  const pace = createSynthesisSpeed();
  const speak = (restMs: number) => {
    const heard = pace.begin(0, "later");
    heard.piece(1_000, pieceTo(2));
    heard.piece(1_000 + restMs, pieceTo(12));
    heard.end(1_000 + restMs);
  };
  expect(pace.isFasterThanPlayback()).toBe(true);
  for (let order = 0; order < 10; order += 1) speak(15_000);
  expect(pace.isFasterThanPlayback()).toBe(false);
  for (let order = 0; order < 10; order += 1) speak(4_000);
  expect(pace.isFasterThanPlayback()).toBe(true);
});
