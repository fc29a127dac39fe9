/** The sheet that a picture is drawn on. */
import type { Dice } from "@codetale/domain/stories/dice";
import type { ReactNode } from "react";

export interface Frame {
  w: number;
  h: number;
  /** Where people stand: their feet's height from the top. */
  ground: number;
}

/** For wide screens, for phones, and for covers. What people do is a fixed size on all of them. */
export const frames = {
  wide: { w: 1600, h: 900, ground: 610 },
  tall: { w: 720, h: 1300, ground: 715 },
  cover: { w: 800, h: 600, ground: 500 },
} as const satisfies Record<string, Frame>;

/** What a place is drawn from, from the back to the front; people stand before `near`. */
export interface SettingDrawing {
  back: ReactNode;
  far: ReactNode;
  near: ReactNode;
  /** Before the people. */
  front: ReactNode;
  /** Small lights that come and go. */
  lights: ReactNode;
}

/** Draws a place; the same dice draw the same one. */
export type DrawSetting = (frame: Frame, dice: Dice) => SettingDrawing;
