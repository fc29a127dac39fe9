/**
 * Ridges, mountains and water. Like every piece, each forks dice named by its position, so that
 * rendering it again gives the same drawing.
 */
import type { Dice } from "@codetale/domain/stories/dice";
import type { Frame } from "../frame.ts";
import { randomInt, times } from "./random-positions.ts";

/** How far layers are drawn beyond the frame's edges, since they move sideways. */
export const BLEED = 80;

interface RidgeProps {
  frame: Frame;
  dice: Dice;
  /** Its mean distance from the top. */
  y: number;
  /** Greatest deviation from `y`. */
  rise: number;
  bumps: number;
  fill: string;
  opacity?: number;
}

/** A smooth line of hills, filled to the bottom of the frame. */
export function Ridge({ frame, dice, y, rise, bumps, fill, opacity = 1 }: RidgeProps) {
  const own = dice.fork(`ridge ${y} ${rise}`);
  return <path d={ridgePath(frame, own, y, rise, bumps)} fill={fill} opacity={opacity} />;
}

function ridgePath({ w, h }: Frame, dice: Dice, y: number, rise: number, bumps: number): string {
  const from = -BLEED;
  const step = (w + 2 * BLEED) / bumps;
  const tops = times(bumps + 1, (index): [number, number] => [
    from + step * index,
    y + randomInt(dice, -rise, rise) * (index % 2 === 0 ? 1 : -0.4),
  ]);
  const [first = [from, y]] = tops;
  let path = `M${from} ${h + BLEED}L${first[0]} ${round(first[1])}`;
  for (const [index, [x, top]] of tops.entries()) {
    const next = tops[index + 1];
    if (!next) break;
    const middle = (x + next[0]) / 2;
    path += `C${round(middle)} ${round(top)} ${round(middle)} ${round(next[1])} ${round(next[0])} ${round(next[1])}`;
  }
  return `${path}V${h + BLEED}Z`;
}

/** A row of mountains; `snow` is the colour of their peaks, none where it is missing. */
export function Peaks(props: Omit<RidgeProps, "opacity"> & { snow?: string }) {
  const { frame, dice, y, rise, bumps, fill, snow } = props;
  const own = dice.fork(`peaks ${y} ${rise}`);
  const step = (frame.w + 2 * BLEED) / bumps;
  const peaks = times(bumps, (index) => ({
    x: -BLEED + step * (index + 0.5) + randomInt(own, -20, 20),
    height: randomInt(own, Math.round(rise * 0.55), rise),
    half: step * (randomInt(own, 62, 88) / 100),
  }));
  return (
    <g>
      {peaks.map(({ x, height, half }) => (
        <g key={x}>
          <path d={`M${x - half} ${y}L${x} ${y - height}L${x + half} ${y}Z`} fill={fill} />
          {snow && (
            <path
              d={`M${x} ${y - height}l${half * 0.26} ${height * 0.26}l${-half * 0.1} ${-height * 0.05}l${-half * 0.12} ${height * 0.1}l${-half * 0.13} ${-height * 0.09}l${-half * 0.14} ${height * 0.06}Z`}
              fill={snow}
            />
          )}
        </g>
      ))}
      <path
        d={`M${-BLEED} ${y - 2}H${frame.w + BLEED}V${frame.h + BLEED}H${-BLEED}Z`}
        fill={fill}
      />
    </g>
  );
}

interface WaterProps {
  frame: Frame;
  dice: Dice;
  /** Distance of its far edge from the top. */
  y: number;
  /** Colours, each different, from the far edge to the near one. */
  bands: readonly string[];
  glint: string;
}

/** Water that fills the frame below `y`, with reflections in the colour `glint`. */
export function Water({ frame, dice, y, bands, glint }: WaterProps) {
  const { w, h } = frame;
  const own = dice.fork(`water ${y}`);
  const step = (h - y) / bands.length;
  return (
    <g>
      {bands.map((fill, index) => (
        <path
          key={fill}
          d={`M${-BLEED} ${y + step * index}q${w / 8 + 20} ${index ? 14 : 0} ${w / 4 + 40} 0t${w / 4 + 40} 0t${w / 4 + 40} 0t${w / 4 + 40} 0V${h + BLEED}H${-BLEED}Z`}
          fill={fill}
        />
      ))}
      <g stroke={glint} strokeWidth="4" strokeLinecap="round" opacity="0.55">
        {times(22, (index) => {
          const depth = (index + 1) / 22;
          const at = y + 10 + depth * (h - y) * 0.7;
          const x = w / 2 + randomInt(own, -45, 45) * (w / 130);
          return <path key={index} d={`M${round(x)} ${round(at)}h${randomInt(own, 20, 70)}`} />;
        })}
      </g>
    </g>
  );
}

/** To one decimal, which keeps paths short. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
