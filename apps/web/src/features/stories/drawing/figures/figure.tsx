import type { ShownFigure } from "@codetale/domain/stories/pictures/figures";
import { useMemo } from "react";
import { pictureColours } from "#theme/picture-palette";
import { figureDesigns } from "./figure-designs.tsx";
import { figureModelOf } from "./figure-model.ts";
import { figureScale } from "./figure-size.ts";

interface FigureProps {
  figure: ShownFigure;
  /** The point between the feet, in the picture's units. */
  x: number;
  y: number;
  scale?: number;
  /** Faces left instead of right. */
  looksLeft: boolean;
  /** Opens the mouth, raises an arm, a paw or a wing, and is animated. */
  speaks: boolean;
}

/** A character, about 215 units high at scale 1. */
export function Figure({ figure, x, y, scale = 1, looksLeft, speaks }: FigureProps) {
  const { name, kind, age, mood } = figure;
  const { draw, width, hover = 0, sway = 1, shadow = width * 0.45 } = figureDesigns[kind];
  const model = useMemo(
    () => figureModelOf({ name, kind, age, mood }, speaks),
    [name, kind, age, mood, speaks],
  );
  const lean = model.posture.lean * sway;
  const size = figureScale(figure) * scale;
  return (
    <g transform={`translate(${x} ${y}) scale(${looksLeft ? -size : size} ${size})`}>
      <ellipse
        cy="2"
        rx={shadow}
        ry={hover > 0 ? 7 : 10}
        fill={pictureColours.night}
        opacity={hover > 0 ? 0.2 : 0.35}
      />
      <g data-speaks={speaks || undefined}>
        <g transform={`translate(${-lean * FEET_BACK} ${-hover}) rotate(${lean})`}>{draw(model)}</g>
      </g>
    </g>
  );
}

/** Units that the feet go back for each degree of lean, so that the head stays in its place. */
const FEET_BACK = 1.2;
