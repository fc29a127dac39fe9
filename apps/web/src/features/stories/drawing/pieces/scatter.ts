import type { Dice } from "@codetale/domain/stories/dice";
import { createElement, type ReactNode } from "react";
import { pictureColours, type PictureColour } from "#theme/picture-palette";
import { usePlace } from "../frame.ts";
import { randomInt, times } from "./random-positions.ts";

/** An area in which pieces are scattered; without `from` and `to`, as wide as the frame. */
export interface Area {
  from?: number;
  to?: number;
  count: number;
}

interface ScatterProps extends Area {
  /** What is scattered: names the fork of the dice. */
  what: string;
  top: number;
  /** Without it, all pieces are at `top`. */
  bottom?: number;
  fill?: PictureColour;
  /** Draws one piece at a position in the picture; `dice` are for what else it chooses. */
  draw: (x: number, y: number, dice: Dice) => ReactNode;
}

export function Scatter({ what, from = 0, to, count, top, bottom, fill, draw }: ScatterProps) {
  const { w, ground, dice } = usePlace();
  const own = dice.fork(`${what} ${from} ${ground + top}`);
  const pieces = times(count, () => {
    const x = randomInt(own, from, to ?? w);
    const y = ground + (bottom === undefined ? top : randomInt(own, top, bottom));
    return draw(x, y, own);
  });
  return createElement("g", fill && { fill: pictureColours[fill] }, ...pieces);
}
