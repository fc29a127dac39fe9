/** The sizes of a picture, in SVG units, and the layers of a setting's drawing. */
import type { Dice } from "@codetale/domain/stories/dice";
import type { Sky } from "@codetale/domain/stories/pictures/figures";
import { createContext, use, useCallback, useState, type ReactNode } from "react";

export interface Frame {
  w: number;
  h: number;
  /** Distance from the top to the feet of the figures. */
  ground: number;
}

/** For wide screens, for phones, for phones on their side, and for covers. */
export const frames = {
  wide: { w: 1600, h: 900, ground: 610 },
  tall: { w: 720, h: 1300, ground: 715 },
  low: { w: 1000, h: 920, ground: 730 },
  cover: { w: 800, h: 600, ground: 500 },
} as const satisfies Record<string, Frame>;

/** How far layers are drawn beyond the frame's edges, since they move sideways. */
export const BLEED = 80;

/** What the pieces of a drawing share. */
export interface Place extends Frame {
  sky: Sky;
  /** Equal dice give equal drawings. */
  dice: Dice;
}

/**
 * Read by the pieces. Their `y` counts from the ground, negative above it; what they choose at
 * random comes from a fork of the dice that is named by their position, so that rendering a piece
 * again gives the same drawing.
 */
export const PlaceContext = createContext<Place | null>(null);

/** @throws Error for a piece outside of a `PlaceContext` */
export function usePlace(): Place {
  const place = use(PlaceContext);
  if (place === null) throw new Error("a piece needs a PlaceContext");
  return place;
}

/**
 * The layers of a setting from back to front, each a list of pieces. The figures stand between
 * `near` and `front`; `lights` twinkle.
 */
export type DrawSetting = (
  place: Place,
) => Record<"back" | "far" | "near" | "front" | "lights", ReactNode[]>;

/** The frame that fits the element with this `ref`; until that is measured, the window's. */
export function useFrame() {
  const [name, setName] = useState(() => frameFor(window.innerWidth, window.innerHeight));
  const ref = useCallback((element: HTMLElement) => {
    if (!("ResizeObserver" in window)) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (height > 0) setName(frameFor(width, height));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { name, ref };
}

/** The tall frame is for ratios of width to height below 0.95. */
function frameFor(width: number, height: number): "wide" | "tall" | "low" {
  if (width / height < 0.95) return "tall";
  return height <= LOW_HEIGHT ? "low" : "wide";
}

/** In CSS pixels; a text above the figures of a wide frame would have less than three lines there. */
export const LOW_HEIGHT = 520;
