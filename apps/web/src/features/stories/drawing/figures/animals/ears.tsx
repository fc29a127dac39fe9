import type { Point } from "../figure-model.ts";

/** The right ear; the left one is its mirror image. */
export interface EarShape {
  outer: string;
  /** In the colour `lining`, or the light one of the fur. */
  inner?: string;
  lining?: string;
  /** The root, about which the ear hangs when the mood is low. */
  root: Point;
  /** Part of the usual angle by which it hangs. */
  give?: number;
  isDark?: boolean;
}

interface EarsProps {
  shape: EarShape;
  fur: { coat: string; light: string; dark: string };
  droop: number;
}

export function Ears({ shape, fur, droop }: EarsProps) {
  const { outer, inner, lining = fur.light, root, give = 1, isDark = false } = shape;
  const [x, y] = root;
  return [-1, 1].map((side) => (
    <g key={side} transform={`translate(2 0) scale(${side} 1) rotate(${droop * give} ${x} ${y})`}>
      <path d={outer} fill={isDark ? fur.dark : fur.coat} />
      {inner !== undefined && <path d={inner} fill={lining} />}
    </g>
  ));
}
