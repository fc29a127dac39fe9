/** The sizes of a picture, in SVG units, and the layers of a setting's drawing. */
import type { Dice } from "@codetale/domain/stories/dice";
import type { ReactNode } from "react";

export interface Frame {
  w: number;
  h: number;
  /** Distance from the top to the feet of the figures. */
  ground: number;
}

/** For wide screens, for phones, and for covers. */
export const frames = {
  wide: { w: 1600, h: 900, ground: 610 },
  tall: { w: 720, h: 1300, ground: 715 },
  cover: { w: 800, h: 600, ground: 500 },
} as const satisfies Record<string, Frame>;

/** The layers of a setting from back to front; the figures stand in front of `near`. */
export interface SettingDrawing {
  back: ReactNode;
  far: ReactNode;
  near: ReactNode;
  /** In front of the figures. */
  front: ReactNode;
  /** Small lights in front of everything; they twinkle. */
  lights: ReactNode;
}

/** Draws a setting; equal dice give equal drawings. */
export type DrawSetting = (frame: Frame, dice: Dice) => SettingDrawing;
