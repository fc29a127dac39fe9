import type { ReactNode } from "react";
import type { FigureModel } from "../figure-model.ts";
import { builds } from "../posture.ts";

interface HeadProps {
  /** Where the origin of the head's parts is in the figure. */
  x?: number;
  y: number;
  /** Distance from there down to the point about which it is bowed and grows. */
  neck: number;
  model: FigureModel;
  children: ReactNode;
}

/** Places the parts of a head, as large and as bowed as age and mood want it. */
export function Head({ x = 0, y, neck, model: { age, posture }, children }: HeadProps) {
  const { head, stoop } = builds[age];
  const foot = y + neck + posture.drop;
  return (
    <g
      transform={`translate(${x + stoop * 0.6} ${foot}) rotate(${posture.tilt}) scale(${head}) translate(0 ${-neck})`}
    >
      {children}
    </g>
  );
}
