import { useId } from "react";
import { pictureColours, type PictureColour } from "#theme/picture-palette";
import { BLEED, usePlace } from "../frame.ts";
import moonShape from "../shapes/moon.svg?raw";
import { randomInt, times } from "./random-positions.ts";
import { Shape } from "./shape.tsx";

/** Gradients, from the top to the horizon. */
const skies = {
  dusk: ["night", "violet", "rose", "glow"],
  ember: ["night", "plum", "coral", "peach"],
  blue: ["night", "duskBlue", "plum", "mist"],
  sea: ["night", "duskBlue", "rose", "peach"],
} as const;

interface NightSkyProps {
  sky: keyof typeof skies;
  /** How many stars. */
  stars?: number;
  /** Middle and radius. */
  moon: { x: number; y: number; r: number };
  /** Colour of the clouds; none where it is missing. */
  clouds?: PictureColour;
}

/** The background of every setting: sky, stars and moon, some with clouds. */
export function NightSky({ sky, stars = 70, moon: { x, y, r }, clouds }: NightSkyProps) {
  return (
    <>
      <Sky sky={sky} />
      <Stars count={stars} />
      <Shape x={x} y={y} scale={r / 100} file={moonShape} />
      {clouds && <Clouds fill={clouds} />}
    </>
  );
}

/** The background of the whole frame; its horizon is at the ground. */
function Sky({ sky }: { sky: keyof typeof skies }) {
  const id = useId();
  const { w, h, ground } = usePlace();
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2={ground} gradientUnits="userSpaceOnUse">
        {skies[sky].map((colour, index) => (
          <stop key={index} offset={[0, 0.42, 0.78, 1][index]} stopColor={pictureColours[colour]} />
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
function Stars({ count }: { count: number }) {
  const { w, ground, dice } = usePlace();
  const own = dice.fork("stars");
  return (
    <g fill={pictureColours.cream}>
      {times(count, (index) => {
        const y = randomInt(own, 6, Math.round(ground * 0.7));
        const r = randomInt(own, 9, 26) / 10;
        const opacity = 0.9 - (y / ground) * 0.8;
        return <circle key={index} cx={randomInt(own, 0, w)} cy={y} r={r} opacity={opacity} />;
      })}
    </g>
  );
}

/** Long flat clouds above the horizon. */
function Clouds({ fill }: { fill: PictureColour }) {
  const { w, ground, dice } = usePlace();
  const own = dice.fork("clouds");
  return (
    <g fill={pictureColours[fill]} opacity="0.42">
      {times(5, (index) => {
        const x = randomInt(own, -60, w);
        const y = randomInt(own, Math.round(ground * 0.46), Math.round(ground * 0.72));
        const long = randomInt(own, 130, 280);
        return (
          <path
            key={index}
            d={`M${x} ${y}h${long}q26 0 26-13t-26-13h-${long * 0.2}q-10-22-${long * 0.22}-18-14-22-${long * 0.2}-6-22-6-${long * 0.16} 14H${x}q-24 2-24 17t24 19Z`}
          />
        );
      })}
    </g>
  );
}
