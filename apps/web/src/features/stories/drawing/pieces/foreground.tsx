import { diceFrom } from "@codetale/domain/stories/dice";
import type { Sky } from "@codetale/domain/stories/pictures/figures";
import { memo } from "react";
import { PlaceContext, type Frame } from "../frame.ts";
import { Ridge } from "./land.tsx";
import { Fireflies } from "./lights.tsx";
import { Grass } from "./plants.tsx";

interface ForegroundProps {
  frame: Frame;
  sky: Sky;
  seed: string;
  /** Whether grass grows there. */
  hasGrass: boolean;
}

/** Dark ground, grass and fireflies that fill the lower part of a tall frame. */
export const Foreground = memo(function Foreground(props: ForegroundProps) {
  const { frame, sky, seed, hasGrass } = props;
  const { w, h, ground } = frame;
  return (
    <PlaceContext value={{ ...frame, sky, dice: diceFrom(seed) }}>
      {[310, 440].map((y) => (
        <g key={y}>
          <Ridge y={y} rise={22} bumps={3} fill="night" opacity={0.55} />
          {hasGrass && <Grass y={y - 10} count={20} h={64} fill="night" />}
        </g>
      ))}
      <Fireflies from={20} to={w - 20} top={230} bottom={h - ground - 40} count={9} />
    </PlaceContext>
  );
});
