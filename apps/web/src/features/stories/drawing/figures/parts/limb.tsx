/** Arms, and forelegs of figures that sit: bent as the mood wants it. */
import { createElement, Fragment, type ReactNode } from "react";
import { pictureColours } from "#theme/picture-palette";
import type { Point } from "../figure-model.ts";
import type { ArmPose } from "../posture.ts";

interface LimbProps {
  /** The shoulder. */
  from: Point;
  /** The back one is mirrored. */
  isBack?: boolean;
  pose: ArmPose;
  /** Factor of the length. */
  reach?: number;
  width?: number;
  colour: string;
  /** Colour of the hand, and its radius. */
  hand: string;
  handSize?: number;
  /** What the hand holds, around the origin. */
  children?: ReactNode;
}

export function Limb(props: LimbProps) {
  const { from, isBack = false, pose, reach = 1, width = 18, colour, hand, handSize = 9.5 } = props;
  const [bend, end, palm] = poses[pose];
  const along = ([x, y]: Point): Point => [x * reach, y * reach];
  const path = `M0 0Q${along(bend).join(" ")} ${along(end).join(" ")}`;
  const [x, y] = along(palm);
  return (
    <g transform={`translate(${from.join(" ")}) scale(${isBack ? -1 : 1} 1)`}>
      {props.children !== undefined && <g transform={`translate(${x} ${y})`}>{props.children}</g>}
      <g fill="none" strokeWidth={width} strokeLinecap="round">
        <path d={path} stroke={colour} />
        <path d={path} stroke={pictureColours.night} opacity={isBack ? 0.18 : 0.08} />
      </g>
      <circle cx={x} cy={y} r={handSize} fill={hand} />
    </g>
  );
}

/** Behind the body, before it but behind the head, before both. */
export type LimbLayer = "behind" | "low" | "top";

export function layerOf(pose: ArmPose, isBack: boolean): LimbLayer {
  if (isInFront(pose)) return "top";
  if (isBack) return "behind";
  return isLow(pose) ? "low" : "top";
}

/** Whether both hands are brought before the body. */
export const isInFront = (pose: ArmPose) => pose === "chest" || pose === "clasped";

/** Whether the hand is below the shoulder, and the arm does not cross the body. */
export const isLow = (pose: ArmPose) => pose === "down" || pose === "hanging" || pose === "hips";

/** The limbs of each layer. */
export function inLayers(
  ...limbs: readonly (readonly [LimbLayer, ReactNode])[]
): Record<LimbLayer, ReactNode> {
  const of = (layer: LimbLayer) =>
    createElement(Fragment, null, ...limbs.map(([own, limb]) => own === layer && limb));
  return { behind: of("behind"), low: of("low"), top: of("top") };
}

/** From the shoulder of the right arm: the bend, the end of the sleeve, the hand. */
const poses: Record<ArmPose, readonly [bend: Point, end: Point, palm: Point]> = {
  down: [
    [26, 20],
    [25, 44],
    [26, 49],
  ],
  raised: [
    [28, -2],
    [37, -28],
    [38, -33],
  ],
  // Beside a head that is wider than the shoulders.
  waving: [
    [34, 18],
    [52, -10],
    [54, -16],
  ],
  spread: [
    [30, 8],
    [44, -14],
    [47, -19],
  ],
  up: [
    [34, 0],
    [42, -42],
    [43, -48],
  ],
  chest: [
    [40, 26],
    [8, 4],
    [2, 0],
  ],
  hips: [
    [48, 20],
    [14, 50],
    [10, 53],
  ],
  clasped: [
    [26, 40],
    [-6, 48],
    [-12, 49],
  ],
  hanging: [
    [12, 26],
    [11, 54],
    [11, 60],
  ],
};
