import type { FigureKind } from "@codetale/domain/stories/pictures/figures";
import { useId } from "react";
import { pictureColours } from "#theme/picture-palette";
import { figureDesigns } from "./figure-designs.tsx";
import { figureModelOf } from "./figure-model.ts";

/**
 * A figure of a kind on a disc, in a square of 96 units, by itself or inside of another drawing:
 * people by head and shoulders, most others whole.
 */
export function FigurePicture({ kind }: { kind: FigureKind }) {
  const id = useId();
  const { draw, portrait } = figureDesigns[kind];
  const [x, y, size] = portrait ?? bust;
  const isWhole = y + size > 0;
  // All cards show one and the same figure of a kind.
  const model = figureModelOf({ name: kind, kind, age: "adult", mood: "calm" }, false);
  return (
    <svg viewBox="0 0 96 96" width="96" height="96" aria-hidden focusable="false">
      <clipPath id={id}>
        <path d="M0 0H96V48A48 48 0 0 1 0 48Z" />
      </clipPath>
      <circle cx="48" cy="48" r="48" fill={pictureColours.skyBlue} opacity="0.45" />
      <g clipPath={isWhole ? undefined : `url(#${id})`}>
        <g transform={`scale(${96 / size}) translate(${-x} ${-y})`}>{draw(model)}</g>
      </g>
    </svg>
  );
}

/** Corner and side of the square that shows a person's head, hat and shoulders. */
const bust = [-94, -260, 200] as const;
