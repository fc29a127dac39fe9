// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { dusk, light } from "./palette.ts";
import { clothColours, hairColours, pictureColours, skinColours } from "./picture-palette.ts";
import { schemeColourNames } from "./svg-colours.ts";
import { tokensOf } from "./tokens.ts";

const files = Object.entries(
  import.meta.glob<string>("../**/*.svg", { query: "?raw", import: "default", eager: true }),
);

const allowedElements = new Set(
  "svg defs g path circle ellipse rect linearGradient stop clipPath".split(" "),
);

const fixedColours = new Set<string>([
  ...Object.values(dusk),
  ...Object.values(pictureColours),
  ...clothColours,
  ...hairColours,
  ...skinColours,
]);

it("finds the files", () => {
  expect(files.length).toBeGreaterThan(40);
});

describe.each(files)("%s", (path, text) => {
  const document = new DOMParser().parseFromString(text, "image/svg+xml");
  const root = document.documentElement;
  const elements = [root, ...root.querySelectorAll("*")];

  it("is an SVG with a viewBox", () => {
    expect(document.querySelector("parsererror")).toBeNull();
    expect(root.localName).toBe("svg");
    expect(root.getAttribute("viewBox")).toMatch(/^-?\d+ -?\d+ \d+ \d+$/);
  });

  it("holds shapes alone: neither scripts nor references to other files", () => {
    for (const element of elements) {
      expect(allowedElements).toContain(element.localName);
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|href|^style$/);
        if (name !== "xmlns") expect(value).not.toMatch(/url\((?!#)|:/);
      }
    }
  });

  it("has ids of its own, so that two pictures may stand on one page", () => {
    const name = path.replace(/^.*\/|\.svg$/g, "");
    const ids = elements.map(({ id }) => id).filter(Boolean);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !id.startsWith(`${name}-`))).toEqual([]);
    for (const [, id] of text.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
    // Shapes stand many times in one picture.
    if (path.includes("/shapes/")) expect(ids).toEqual([]);
  });

  it("takes its colours from the palettes", () => {
    for (const element of elements) {
      for (const property of ["fill", "stroke", "stop-color"]) {
        const colour = element.getAttribute(property);
        if (colour === null || colour === "none" || colour.startsWith("url(#")) continue;
        const name = classNameOf(element, property);
        if (name !== undefined && Object.hasOwn(schemeColourNames, name)) {
          expect(colour, name).toBe(schemeColour(name));
        } else expect(fixedColours).toContain(colour);
      }
    }
  });

  it("shows a colour beside every class", () => {
    for (const element of elements) {
      for (const name of element.classList) {
        const [, property = ""] = /^(fill|stroke)-/.exec(name) ?? [];
        expect(element.getAttribute(property), name).toMatch(/^#[\dA-F]{6}$/);
      }
    }
  });
});

/** `ink` for the fill of an element with the class `fill-ink`. */
function classNameOf(element: Element, property: string): string | undefined {
  const start = `${property}-`;
  return [...element.classList].find((name) => name.startsWith(start))?.slice(start.length);
}

/** What the light scheme shows for the name of a class. */
function schemeColour(name: string): unknown {
  const path = schemeColourNames[name as keyof typeof schemeColourNames];
  return path
    .split(".")
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], tokensOf(light));
}
