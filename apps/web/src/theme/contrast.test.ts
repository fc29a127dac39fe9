import { expect, it } from "vitest";
import { dark, dusk, light, type Colours } from "./palette.ts";

const AA_TEXT = 4.5;
const AA_CONTROL = 3;
const AAA_TEXT = 7;

it.each([
  ["light", light],
  ["dark", dark],
])("keeps every text of the %s scheme readable on whatever it stands on", (_name, colours) => {
  for (const [text, ground] of textPairs(colours)) {
    expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(AA_TEXT);
  }
});

it.each([
  ["light", light],
  ["dark", dark],
])("keeps the edges of the %s scheme's controls visible", (_name, colours) => {
  for (const ground of [colours.paper, colours.surface]) {
    expect(contrast(colours.controlLine, ground)).toBeGreaterThanOrEqual(AA_CONTROL);
    expect(contrast(colours.pine, ground)).toBeGreaterThanOrEqual(AA_CONTROL);
  }
});

it("keeps a story's text readable with ease", () => {
  expect(contrast(dusk.cream, dusk.night)).toBeGreaterThanOrEqual(AAA_TEXT);
  expect(contrast(dusk.cream, dusk.violet)).toBeGreaterThanOrEqual(AAA_TEXT);
  expect(contrast(dusk.mutedCream, dusk.violet)).toBeGreaterThanOrEqual(AAA_TEXT);
  expect(contrast(dusk.night, dusk.cream)).toBeGreaterThanOrEqual(AAA_TEXT);
  expect(contrast(dusk.night, dusk.lamp)).toBeGreaterThanOrEqual(AAA_TEXT);
});

it("keeps the strong button of the story room readable", () => {
  expect(contrast(dusk.ember, dusk.cream)).toBeGreaterThanOrEqual(AA_TEXT);
  expect(contrast(dusk.ember, dusk.moon)).toBeGreaterThanOrEqual(AA_TEXT);
});

function textPairs(colours: Colours): (readonly [string, string])[] {
  const { paper, surface, ink, mutedInk, pine, pineHover, onPine, ember, emberHover } = colours;
  const tones = Object.values(colours.tones);
  return [
    ...[paper, surface].flatMap((ground) => [
      [ink, ground] as const,
      [mutedInk, ground] as const,
      ...tones.map(({ text }) => [text, ground] as const),
    ]),
    ...tones.flatMap(({ text, wash }) => [[text, wash] as const, [ink, wash] as const]),
    [mutedInk, colours.tones.pine.wash],
    [mutedInk, colours.tones.quiet.wash],
    [onPine, pine],
    [onPine, pineHover],
    [colours.onEmber, ember],
    [colours.onEmber, emberHover],
    [surface, colours.tones.crimson.text],
  ];
}

/** Contrast ratio by WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
