import {
  figureAges,
  figureKinds,
  moods,
  type FigureAge,
  type Mood,
  type ShownFigure,
} from "@codetale/domain/stories/pictures/figures";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { figureLookOf } from "./figure-look.ts";
import { FigurePicture } from "./figure-picture.tsx";
import { Figure } from "./figure.tsx";

function draw(figure: Partial<ShownFigure>, speaks = false): string {
  const whole = { name: "Mina", kind: "person", age: "adult", mood: "calm", ...figure } as const;
  return renderToStaticMarkup(
    <svg>
      <Figure figure={whole} x={0} y={0} looksLeft={false} speaks={speaks} />
    </svg>,
  );
}

// Drawn once, since each kind is compared with all others.
const drawnKinds = figureKinds.map((kind) => ({
  kind,
  figure: draw({ kind }),
  card: renderToStaticMarkup(<FigurePicture kind={kind} />),
}));

describe.each(figureKinds)("[SPLAY-9] a %s", (kind) => {
  it("is drawn at every age and in every mood, each in its own way", () => {
    const drawings = figureAges.flatMap((age) => moods.map((mood) => draw({ kind, age, mood })));

    for (const drawing of drawings) expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
    expect(new Set(drawings).size).toBe(figureAges.length * moods.length);
  });

  it("looks the same again for the same name, and looks like no other kind", () => {
    expect(draw({ kind })).toBe(draw({ kind, name: " MINA " }));
    const others = drawnKinds.filter((other) => other.kind !== kind);
    const own = drawnKinds.find((drawn) => drawn.kind === kind);
    expect(others.map(({ figure }) => figure)).not.toContain(draw({ kind }));
    expect(others.map(({ card }) => card)).not.toContain(own?.card);
  });

  it("has looks of its own for different names", () => {
    const names = ["Mina", "Brum", "Lila", "Otto", "Zoë", "Nuri", "Pia", "Tam"];

    expect(new Set(names.map((name) => draw({ kind, name }))).size).toBeGreaterThan(2);
  });

  it("shows that it speaks in every mood", () => {
    for (const mood of moods) {
      const speaking = draw({ kind, mood }, true);
      expect(speaking).toContain("data-speaks");
      expect(withoutMark(speaking)).not.toBe(draw({ kind, mood }));
    }
  });

  it("has eyes that blink", () => {
    expect(draw({ kind }).match(/data-eyes/g)).toHaveLength(1);
  });
});

const withoutMark = (drawing: string) => drawing.replace(' data-speaks="true"', "");

it("[SPLAY-9] draws children smaller than adults, with larger heads, and the old bent", () => {
  const scaleOf = (age: FigureAge) => Number(/scale\(([\d.]+) /.exec(draw({ age }))?.[1]);
  const heads = (age: FigureAge) =>
    /rotate\(0\) scale\(([\d.]+)\) translate\(0 -34\)/.exec(draw({ age }));
  expect(scaleOf("child")).toBeLessThan(scaleOf("adult") * 0.8);
  expect(Number(heads("child")?.[1])).toBeGreaterThan(1.2);
  expect(Number(heads("adult")?.[1])).toBe(1);
  expect(draw({ age: "old" })).toContain("rotate(6)");
});

it("[SPLAY-9] gives nobody old two buns, which look like grey ears", () => {
  const names = Array.from({ length: 60 }, (_, index) => `Oma ${index}`);
  const withBuns = names.filter((name) => figureLookOf({ name, kind: "person" }).hairdo === "buns");
  const buns = (age: FigureAge) =>
    withBuns.map(
      (name) => draw({ name, age }).match(/<circle cx="-?\d+" cy="-(4[68]|54)"/g)?.length,
    );

  expect(new Set(buns("adult"))).toEqual(new Set([2]));
  expect(new Set(buns("old"))).toEqual(new Set([1]));
});

it("[SPLAY-9] shows a mood in the posture as well as in the face", () => {
  const lean = (mood: Mood) =>
    Number(/translate\(-?[\d.]+ 0\) rotate\((-?[\d.]+)\)/.exec(draw({ mood }))?.[1]);
  expect(lean("calm")).toBe(0);
  expect(lean("angry")).toBeGreaterThan(0);
  expect(lean("afraid")).toBeLessThan(0);
});
