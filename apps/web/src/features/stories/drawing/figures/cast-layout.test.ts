import { figureKinds, type ShownFigure } from "@codetale/domain/stories/pictures/figures";
import { expect, it } from "vitest";
import { frames, type Frame } from "../frame.ts";
import {
  facesTop,
  layOutCast,
  layOutThing,
  LEAST_SHARE_OF_CHILD,
  MOST_FIGURES,
  THING_SIZE,
  type PlacedFigure,
} from "./cast-layout.ts";
import { figureDesigns } from "./figure-designs.tsx";
import { figureScale } from "./figure-size.ts";

const aFigure = (name: string, given: Partial<ShownFigure> = {}): ShownFigure => ({
  name,
  kind: "person",
  age: "adult",
  mood: "calm",
  ...given,
});

const crowd = Array.from({ length: 9 }, (_, index) => aFigure(`Person ${index}`));

const names = (placed: readonly PlacedFigure[]) => placed.map(({ figure }) => figure.name);

const widthOf = ({ figure, scale }: PlacedFigure) =>
  figureDesigns[figure.kind].width * figureScale(figure) * scale;

const ownHeight = (figure: ShownFigure) => figureDesigns[figure.kind].height * figureScale(figure);

const heightOf = ({ figure, scale }: PlacedFigure) =>
  figureDesigns[figure.kind].height * figureScale(figure) * scale;

it("draws the first six", () => {
  const drawn = names(layOutCast(frames.wide, crowd, null));

  expect(drawn.sort()).toEqual(names6(crowd));
});

const names6 = (cast: readonly ShownFigure[]) =>
  cast
    .slice(0, MOST_FIGURES)
    .map(({ name }) => name)
    .sort();

it("draws a speaker who is not among the first six in place of the last of them, in front", () => {
  const drawn = layOutCast(frames.wide, crowd, "Person 8");

  expect(names(drawn).at(-1)).toBe("Person 8");
  expect(names(drawn)).toHaveLength(MOST_FIGURES);
  expect(names(drawn)).not.toContain("Person 5");
  expect(drawn.filter(({ speaks }) => speaks)).toHaveLength(1);
});

it("draws every character once", () => {
  expect(layOutCast(frames.wide, [aFigure("Mina"), aFigure("Mina")], null)).toHaveLength(1);
  expect(layOutCast(frames.wide, [], "Mina")).toEqual([]);
});

it("has the others look at the speaker", () => {
  const drawn = layOutCast(frames.wide, crowd.slice(0, 4), "Person 3");
  const right = drawn.find(({ speaks }) => speaks)?.x ?? 0;

  for (const { x, looksLeft, speaks } of drawn) expect(looksLeft).toBe(speaks || x > right);
});

const lineUps = figureKinds.map((_, from) =>
  [...figureKinds.slice(from), ...figureKinds].slice(0, MOST_FIGURES),
);

it.each(Object.entries<Frame>(frames))(
  "[SPLAY-9] keeps figures of all kinds apart and below the top of faces in a %s frame",
  (_, frame) => {
    for (const kinds of lineUps) {
      for (let count = 1; count <= kinds.length; count += 1) {
        const cast = kinds.slice(0, count).map((kind, index) => aFigure(`Name ${index}`, { kind }));
        const drawn = layOutCast(frame, cast, "Name 0").sort((one, other) => one.x - other.x);
        for (const [index, placed] of drawn.entries()) {
          expect(heightOf(placed)).toBeLessThanOrEqual(facesTop + 0.001);
          const next = drawn[index + 1];
          const apart = (widthOf(placed) + (next ? widthOf(next) : 0)) / 2;
          if (next) expect(next.x - placed.x).toBeGreaterThanOrEqual(apart);
        }
        const [first, last] = [drawn[0], drawn.at(-1)] as [PlacedFigure, PlacedFigure];
        expect(first.x - widthOf(first) / 2).toBeGreaterThan(0);
        expect(last.x + widthOf(last) / 2).toBeLessThan(frame.w);
      }
    }
  },
);

it("[SPLAY-9] draws a mouse much smaller than a giant, yet large enough to read its face", () => {
  const cast = [aFigure("Pip", { kind: "mouse", age: "child" }), aFigure("Gor", { kind: "giant" })];
  const [giant, mouse] = layOutCast(frames.tall, cast, null) as [PlacedFigure, PlacedFigure];

  expect(giant.figure.name).toBe("Gor");
  expect(heightOf(mouse)).toBeLessThan(heightOf(giant) / 2);
  expect(heightOf(mouse)).toBeGreaterThan(85);
});

it.each(Object.entries<Frame>(frames))(
  "[SPLAY-9] draws a child large beside whoever is tall in a %s frame, who are still taller",
  (_, frame) => {
    for (const kind of figureKinds) {
      for (const name of ["Mina", "Leo"]) {
        const cast = [
          aFigure(name, { age: "child" }),
          aFigure("Gor", { kind }),
          aFigure("Una", { kind: "giant" }),
        ];
        for (const shown of [cast.slice(0, 2), cast]) {
          const drawn = layOutCast(frame, shown, null);
          const heights = new Map(drawn.map((placed) => [placed.figure.name, heightOf(placed)]));
          const tallest = Math.max(...heights.values());
          const share = (heights.get(name) ?? 0) / tallest;
          expect(share).toBeGreaterThanOrEqual(LEAST_SHARE_OF_CHILD - 0.001);
          const byOwnSize = shown.toSorted((one, other) => ownHeight(one) - ownHeight(other));
          const sorted = byOwnSize.map((one) => heights.get(one.name));
          expect(sorted).toEqual(sorted.toSorted((one = 0, other = 0) => one - other));
        }
      }
    }
  },
);

it("[SPLAY-9] draws those beside a child in the sizes that they have, where none is too tall", () => {
  const alone = layOutCast(frames.wide, [aFigure("Pip", { kind: "mouse" }), aFigure("Lila")], null);
  const cast = [aFigure("Pip", { kind: "mouse" }), aFigure("Mina", { age: "child" })];
  for (const drawn of [alone, layOutCast(frames.wide, cast, null)]) {
    expect(new Set(drawn.map(({ scale }) => scale)).size).toBe(1);
  }
});

it.each(Object.entries<Frame>(frames))(
  "[SPLAY-9] places a thing within what all screens show of a %s frame, before no face",
  (_, frame) => {
    for (const kinds of lineUps) {
      for (let count = 0; count <= kinds.length; count += 1) {
        const cast = kinds.slice(0, count).map((kind, index) => aFigure(`Name ${index}`, { kind }));
        const placed = layOutCast(frame, cast, null);
        const [left, top] = layOutThing(frame, placed);
        const hidden = frame.w * (frame === frames.wide ? 0.22 : 0.1);
        expect(left).toBeGreaterThan(hidden);
        expect(left + THING_SIZE).toBeLessThanOrEqual(frame.w - hidden);
        expect(top + THING_SIZE).toBeGreaterThan(frame.ground);
        for (const figure of placed) {
          const isBeside =
            Math.abs(figure.x - (left + THING_SIZE / 2)) >= (widthOf(figure) + THING_SIZE) / 2;
          const chin = figure.y - heightOf(figure) * 0.52;
          if (!isBeside) expect(top).toBeGreaterThanOrEqual(chin);
        }
      }
    }
  },
);
