import type { Sky as SkyName } from "@codetale/domain/stories/pictures/figures";
import { useId } from "react";
import { pictureColours, type PictureColour } from "#theme/picture-palette";
import { BLEED, frames, usePlace } from "../frame.ts";
import moonShape from "../shapes/moon.svg?raw";
import { randomInt, times } from "./random-positions.ts";
import { Shape } from "./shape.tsx";

/** Gradients at dusk, from the top to the horizon. */
const duskGradients = {
  dusk: ["night", "violet", "rose", "glow"],
  ember: ["night", "plum", "coral", "peach"],
  blue: ["night", "duskBlue", "plum", "mist"],
  sea: ["night", "duskBlue", "rose", "peach"],
} as const;

type Gradient = readonly [PictureColour, PictureColour, PictureColour, PictureColour];

interface SkyLook {
  /** Null is the setting's own, at dusk. */
  gradient: Gradient | null;
  /** What shines; neither moon nor sun behind clouds. */
  light: "moon" | "sun" | null;
  /** Factor of the setting's number of stars. */
  stars: number;
  /** Colour of the clouds; null are the setting's own, at dusk. */
  clouds: PictureColour | null;
}

const looks: Readonly<Record<SkyName, SkyLook>> = {
  day: {
    gradient: ["indigo", "skyBlue", "ice", "foam"],
    light: "sun",
    stars: 0,
    clouds: "snow",
  },
  dusk: { gradient: null, light: "moon", stars: 1, clouds: null },
  night: {
    gradient: ["night", "night", "duskBlue", "violet"],
    light: "moon",
    stars: 1.6,
    clouds: "farHill",
  },
  rain: {
    gradient: ["night", "stoneDark", "stone", "stoneLight"],
    light: null,
    stars: 0,
    clouds: "stonePale",
  },
  snow: {
    gradient: ["duskBlue", "snowDeep", "snowShade", "snow"],
    light: null,
    stars: 0,
    clouds: "snow",
  },
};

interface SettingSkyProps {
  /** Its colours at dusk. */
  dusk: keyof typeof duskGradients;
  /** How many stars at dusk. */
  stars?: number;
  /** Middle and radius of the moon, or of the sun. */
  moon: { x: number; y: number; r: number };
  /** Colour of the clouds at dusk; none where it is missing. */
  clouds?: PictureColour;
}

/** The background of every setting: sky, sun or stars and moon, and clouds. */
export function SettingSky({ dusk, stars = 70, moon: { x, y, r }, clouds }: SettingSkyProps) {
  const { sky } = usePlace();
  const look = looks[sky];
  const cloudColour = look.clouds ?? clouds;
  return (
    <>
      <Sky gradient={look.gradient ?? duskGradients[dusk]} />
      <Stars count={Math.round(stars * look.stars)} />
      {look.light === "moon" && <Shape x={x} y={y} scale={r / 100} file={moonShape} />}
      {look.light === "sun" && <Sun x={x} y={y} r={r} />}
      {cloudColour && <Clouds fill={cloudColour} />}
    </>
  );
}

function Sun({ x, y, r }: SettingSkyProps["moon"]) {
  const { h, ground } = usePlace();
  const height = h === frames.cover.h ? y : Math.max(y, HIGHEST_BELOW_CAPTION);
  return (
    <g transform={`translate(${x} ${ground + height})`}>
      <circle r={r * 1.9} fill={pictureColours.cream} opacity="0.2" />
      <circle r={r * 1.4} fill={pictureColours.cream} opacity="0.3" />
      <circle r={r} fill={pictureColours.mustard} />
    </g>
  );
}

/** Higher, the sun would be green below the blue that is behind a caption; covers have none. */
const HIGHEST_BELOW_CAPTION = -150;

/** The background of the whole frame; its horizon is at the ground. */
function Sky({ gradient }: { gradient: Gradient }) {
  const id = useId();
  const { w, h, ground } = usePlace();
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2={ground} gradientUnits="userSpaceOnUse">
        {gradient.map((colour, index) => (
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
