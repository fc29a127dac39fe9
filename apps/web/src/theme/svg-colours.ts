/**
 * Colours in .svg files. A file holds real colours, so that every editor shows it correctly; a
 * colour that the app replaces has a class with its name: `class="fill-ink" fill="#1D1B2E"`.
 */
import { colourVar } from "./colour-var.ts";

type Rule = { fill: string } | { stroke: string };

/**
 * CSS rules for the classes of .svg files, for the `sx` of an element around the drawing. They
 * override the attributes of the file.
 *
 * @param colours by name; `ink` sets what has the class `fill-ink` or `stroke-ink`
 */
export function svgColours(colours: Readonly<Record<string, string>>): Record<string, Rule> {
  return Object.fromEntries(
    Object.entries(colours).flatMap(([name, colour]): [string, Rule][] => [
      [`& .fill-${name}`, { fill: colour }],
      [`& .stroke-${name}`, { stroke: colour }],
    ]),
  );
}

/** Names of the colours that follow the colour scheme, with their paths in the theme's palette. */
export const schemeColourNames = {
  paper: "background.default",
  surface: "background.paper",
  ink: "text.primary",
  muted: "text.secondary",
  line: "divider",
  edge: "control.line",
  pine: "primary.main",
  ember: "secondary.main",
  "ember-text": "tone.ember.text",
  sky: "tone.sky.text",
  "pine-wash": "tone.pine.wash",
  "ember-wash": "tone.ember.wash",
  "marigold-wash": "tone.marigold.wash",
  "sky-wash": "tone.sky.wash",
  "quiet-wash": "tone.quiet.wash",
} as const;

/** For the `sx` of an element: gives the drawings in it the colours of the present scheme. */
export const schemeColours = svgColours(
  Object.fromEntries(
    Object.entries(schemeColourNames).map(([name, path]) => [name, colourVar(path)]),
  ),
);
