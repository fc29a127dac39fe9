/** Rain and snow in front of a scene. */
import type { Sky } from "@codetale/domain/stories/pictures/figures";
import { diceFrom } from "@codetale/domain/stories/dice";
import type { ReactNode } from "react";
import { pictureColours } from "#theme/picture-palette";
import { BLEED, type Frame } from "../frame.ts";
import { randomInt, times } from "./random-positions.ts";

interface WeatherProps {
  sky: Sky;
  frame: Frame;
  seed: string;
}

/**
 * What falls, twice the frame's height with its upper half above the frame, so that moving it down by
 * the frame's height (`data-falls`) has no end.
 */
export function Weather({ sky, frame, seed }: WeatherProps) {
  if (sky !== "rain" && sky !== "snow") return null;
  const drops = sky === "rain" ? rain(frame, seed) : snow(frame, seed);
  return (
    <g data-falls={sky}>
      {drops}
      <g transform={`translate(0 ${-frame.h})`}>{drops}</g>
    </g>
  );
}

function rain({ w, h }: Frame, seed: string): ReactNode {
  const dice = diceFrom(`${seed}/rain`);
  const streaks = times(Math.round(w / 11), () => {
    const long = randomInt(dice, 22, 46);
    return `M${randomInt(dice, -BLEED, w + BLEED)} ${randomInt(dice, 0, h)}l${-Math.round(long / 5)} ${long}`;
  });
  return (
    <path
      d={streaks.join("")}
      stroke={pictureColours.ice}
      strokeWidth="3"
      strokeLinecap="round"
      opacity="0.5"
      fill="none"
    />
  );
}

function snow({ w, h }: Frame, seed: string): ReactNode {
  const dice = diceFrom(`${seed}/snow`);
  return times(Math.round(w / 14), (index) => (
    <circle
      key={index}
      cx={randomInt(dice, -BLEED, w + BLEED)}
      cy={randomInt(dice, 0, h)}
      r={randomInt(dice, 3, 7)}
      fill={pictureColours.snow}
      opacity={randomInt(dice, 55, 95) / 100}
    />
  ));
}
