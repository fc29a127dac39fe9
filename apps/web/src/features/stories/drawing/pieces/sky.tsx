/** Sky, stars, moon and clouds. */
import type { Dice } from "@codetale/domain/stories/dice";
import { useId } from "react";
import { pictureColours } from "#theme/picture-palette";
import type { Frame } from "../frame.ts";
import { randomInt, times } from "./random-positions.ts";
import { BLEED } from "./land.tsx";
import { Shape } from "./shape.tsx";
import moon from "../shapes/moon.svg?raw";

/** Gradients, from the top to the horizon. */
export const skies = {
  dusk: [pictureColours.night, pictureColours.violet, pictureColours.rose, pictureColours.glow],
  ember: [pictureColours.night, pictureColours.plum, pictureColours.coral, pictureColours.peach],
  blue: [pictureColours.night, pictureColours.duskBlue, pictureColours.plum, pictureColours.mist],
  sea: [pictureColours.night, pictureColours.duskBlue, pictureColours.rose, pictureColours.peach],
  deep: [pictureColours.night, pictureColours.night, pictureColours.violet, pictureColours.farHill],
} as const;

/** The background of the whole frame; its horizon is at the ground. */
export function Sky({ frame, sky }: { frame: Frame; sky: keyof typeof skies }) {
  const id = useId();
  const { w, h, ground } = frame;
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2={ground} gradientUnits="userSpaceOnUse">
        {skies[sky].map((colour, index) => (
          <stop key={index} offset={[0, 0.42, 0.78, 1][index]} stopColor={colour} />
        ))}
      </linearGradient>
      <rect
        x={-BLEED}
        y={-BLEED}
        width={w + 2 * BLEED}
        height={h + 2 * BLEED}
        fill={`url(#${id})`}
      />
    </>
  );
}

/** Stars above the horizon, fainter towards it. */
export function Stars({ frame, dice, count = 70 }: { frame: Frame; dice: Dice; count?: number }) {
  const { w, ground } = frame;
  const own = dice.fork("stars");
  return (
    <g fill={pictureColours.cream}>
      {times(count, (index) => {
        const y = randomInt(own, 6, Math.round(ground * 0.7));
        const size = randomInt(own, 9, 26) / 10;
        return (
          <circle
            key={index}
            cx={randomInt(own, 0, w)}
            cy={y}
            r={size}
            opacity={0.9 - (y / ground) * 0.8}
          />
        );
      })}
    </g>
  );
}

/** A moon of radius `r` around x, y. */
export function Moon({ x, y, r }: { x: number; y: number; r: number }) {
  return <Shape x={x} y={y} scale={r / 100} file={moon} />;
}

/** Long flat clouds above the horizon. */
export function Clouds({ frame, dice, fill }: { frame: Frame; dice: Dice; fill: string }) {
  const own = dice.fork("clouds");
  return (
    <g fill={fill} opacity="0.42">
      {times(5, (index) => {
        const x = randomInt(own, -60, frame.w);
        const y = randomInt(own, Math.round(frame.ground * 0.46), Math.round(frame.ground * 0.72));
        const w = randomInt(own, 130, 280);
        return (
          <path
            key={index}
            d={`M${x} ${y}h${w}q26 0 26-13t-26-13h-${w * 0.2}q-10-22-${w * 0.22}-18-14-22-${w * 0.2}-6-22-6-${w * 0.16} 14H${x}q-24 2-24 17t24 19Z`}
          />
        );
      })}
    </g>
  );
}
