import type { ShownFigure } from "@codetale/domain/stories/pictures/figures";
import type { ReactNode } from "react";
import { figureLookOf, type FigureLook } from "./figure-look.ts";
import { postureOf, type Posture } from "./posture.ts";

/** What all parts of a figure are drawn from. */
export interface FigureModel extends Pick<ShownFigure, "age" | "mood"> {
  look: FigureLook;
  posture: Posture;
  speaks: boolean;
}

/** A part whose colours or shape depend on the character. */
export type Draw = (model: FigureModel) => ReactNode;

export type Point = readonly [x: number, y: number];

/** How one kind is drawn, and its extent for an adult of scale 1, in units. */
export interface FigureDesign {
  draw: Draw;
  /** From the ground to the top of the face, at the age and in the mood in which it is highest. */
  height: number;
  /** From side to side of what must not lie before other faces; wings and tails may. */
  width: number;
  /** Half of the shadow's width; by the figure's width unless told. */
  shadow?: number;
  /** Factor that fits the drawing to the size of other kinds. */
  size?: number;
  /** Part of the usual lean; those on four legs lean little. */
  sway?: number;
  /** Corner and side of the square that shows it on a card; head and shoulders unless told. */
  portrait?: readonly [x: number, y: number, size: number];
  /** Units between the ground and a figure that hovers. */
  hover?: number;
}

export function figureModelOf(figure: ShownFigure, speaks: boolean): FigureModel {
  const { age, mood } = figure;
  return { age, mood, look: figureLookOf(figure), posture: postureOf(mood, age), speaks };
}
