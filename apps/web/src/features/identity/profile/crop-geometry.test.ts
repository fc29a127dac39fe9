import { expect, it } from "vitest";
import { centredCrop, shifted, sideOf, zoomed } from "./crop-geometry.ts";

const landscape = { width: 640, height: 480 };
const portrait = { width: 300, height: 900 };

it("keeps the largest square in the middle until told otherwise", () => {
  expect(centredCrop(landscape)).toEqual({ x: 320, y: 240, zoom: 1 });
  expect(sideOf(centredCrop(landscape), landscape)).toBe(480);
  expect(sideOf(centredCrop(portrait), portrait)).toBe(300);
});

it("shifts along the longer edge and stops where the photo ends", () => {
  const crop = centredCrop(landscape);

  expect(shifted(crop, landscape, { x: -30, y: 30 })).toEqual({ x: 290, y: 240, zoom: 1 });
  expect(shifted(crop, landscape, { x: -1_000, y: 0 }).x).toBe(240);
  expect(shifted(crop, landscape, { x: 1_000, y: 0 }).x).toBe(400);
  expect(shifted(centredCrop(portrait), portrait, { x: 50, y: -1_000 })).toEqual({
    x: 150,
    y: 150,
    zoom: 1,
  });
});

it("shifts both ways once it is zoomed in", () => {
  const crop = zoomed(centredCrop(landscape), landscape, 2);

  expect(sideOf(crop, landscape)).toBe(240);
  expect(shifted(crop, landscape, { x: 1_000, y: -1_000 })).toEqual({ x: 520, y: 120, zoom: 2 });
});

it("comes back inside the photo when it is zoomed out in a corner", () => {
  const corner = shifted(zoomed(centredCrop(landscape), landscape, 4), landscape, {
    x: 1_000,
    y: 1_000,
  });
  expect(corner).toEqual({ x: 580, y: 420, zoom: 4 });

  expect(zoomed(corner, landscape, 1)).toEqual({ x: 400, y: 240, zoom: 1 });
});

it.each([
  [0.2, 1],
  [1, 1],
  [2.5, 2.5],
  [4, 4],
  [9, 4],
])("takes a zoom of %d as %d", (asked, taken) => {
  expect(zoomed(centredCrop(landscape), landscape, asked).zoom).toBe(taken);
});
