/** Plants. The foot of each is at x, y. */
import { pictureColours, type PictureColour } from "#theme/picture-palette";
import { usePlace } from "../frame.ts";
import mushroom from "../shapes/mushroom.svg?raw";
import roundTree from "../shapes/round-tree.svg?raw";
import { round } from "./land.tsx";
import { Scatter, randomInt, type Area } from "./random-positions.ts";
import { Shape } from "./shape.tsx";

interface PlantProps {
  x: number;
  y: number;
  /** Height. */
  h: number;
  fill: PictureColour;
}

export function Fir({ x, y, h, fill }: PlantProps) {
  const foot = usePlace().ground + y;
  const w = h * 0.4;
  const tier = (top: number, bottom: number, half: number) =>
    `M${x} ${round(foot - h * top)}L${round(x + half)} ${round(foot - h * bottom)}Q${x} ${round(foot - h * (bottom - 0.07))} ${round(x - half)} ${round(foot - h * bottom)}Z`;
  return (
    <path
      fill={pictureColours[fill]}
      d={`${tier(1, 0.58, w * 0.5)}${tier(0.8, 0.32, w * 0.76)}${tier(0.54, 0.06, w)}M${round(x - h * 0.04)} ${round(foot - h * 0.1)}h${round(h * 0.08)}v${round(h * 0.12)}h${round(-h * 0.08)}Z`}
    />
  );
}

type RoundTreeProps = Omit<PlantProps, "fill"> & { light?: PictureColour };

/** A tree with a round crown; `light` is the colour of its lit side. */
export function RoundTree({ h, light = "leaf", ...at }: RoundTreeProps) {
  return <Shape {...at} scale={h / 100} file={roundTree} colours={{ leaf: "leafDark", light }} />;
}

/** A trunk, `w` wide, that reaches beyond the top of the frame. */
export function Trunk({ x, y, w }: { x: number; y: number; w: number }) {
  const foot = usePlace().ground + y;
  return (
    <path
      d={`M${x - w * 0.9} ${foot}q${w * 0.5}-30 ${w * 0.42}-160L${x - w * 0.4} -90h${w * 0.8}l${w * 0.06} ${foot - 70}q0 130 ${w * 0.5} 160q-${w * 0.7}-14-${w * 0.9}-4-${w * 0.5}-14-${w * 1.1} 4Z`}
      fill={pictureColours.bark}
    />
  );
}

export function Bush({ x, y, h, fill }: PlantProps) {
  return (
    <path
      d={`M${x - h} ${usePlace().ground + y}q-${h * 0.3}-${h * 0.6} ${h * 0.4}-${h * 0.62}q${h * 0.1}-${h * 0.5} ${h * 0.6}-${h * 0.38}q${h * 0.5}-${h * 0.2} ${h * 0.62} ${h * 0.4}q${h * 0.66} ${h * 0.02} ${h * 0.4} ${h * 0.6}Z`}
      fill={pictureColours[fill]}
    />
  );
}

export function Mushroom({ h, fill, ...at }: PlantProps) {
  return <Shape {...at} scale={h / 60} file={mushroom} colours={{ cap: fill }} />;
}

/** Plants at random positions, spread over `depth` below `y`. */
interface PatchProps extends Area {
  y?: number;
  depth?: number;
}

type GrassProps = PatchProps & { fill: PictureColour; h?: number };

/** Tufts up to `h` high. */
export function Grass({ from = -40, to, y = 0, depth = 40, h = 22, ...props }: GrassProps) {
  const { w } = usePlace();
  return (
    <Scatter
      {...props}
      what="grass"
      from={from}
      to={to ?? w + 40}
      top={y}
      bottom={y + depth}
      draw={(x, foot, dice) => {
        const tall = randomInt(dice, Math.round(h * 0.6), h);
        return (
          <path
            d={`M${x} ${foot}q-2-${tall * 0.6}-${tall * 0.36}-${tall * 0.8}q${tall * 0.34} ${tall * 0.1} ${tall * 0.44} ${tall * 0.5}q-2-${tall * 0.4} ${tall * 0.1}-${tall * 0.9}q${tall * 0.2} ${tall * 0.4} ${tall * 0.14} ${tall * 0.86}q${tall * 0.1}-${tall * 0.4} ${tall * 0.4}-${tall * 0.56}q-${tall * 0.14} ${tall * 0.3}-${tall * 0.24} ${tall * 0.76}Z`}
          />
        );
      }}
    />
  );
}

const blossoms = ["coral", "mustard", "pink", "cream", "skyBlue"] as const;

/** Flowers in random colours. */
export function Flowers({ y = 0, depth = 60, ...props }: PatchProps) {
  return (
    <Scatter
      {...props}
      what="flowers"
      top={y}
      bottom={y + depth}
      draw={(x, foot, dice) => {
        const tall = randomInt(dice, 16, 34);
        return (
          <g transform={`translate(${x} ${foot})`}>
            <path
              d={`M0 0q3-${tall / 2} 0-${tall}`}
              fill="none"
              stroke={pictureColours.leafDark}
              strokeWidth="3"
            />
            <g fill={pictureColours[dice.pick(blossoms)]} transform={`translate(0 ${-tall})`}>
              <circle cx="-5" cy="0" r="5" />
              <circle cx="5" cy="0" r="5" />
              <circle cx="0" cy="-5" r="5" />
              <circle cx="0" cy="5" r="5" />
              <circle r="3.5" fill={pictureColours.night} opacity="0.55" />
            </g>
          </g>
        );
      }}
    />
  );
}

export function Reeds({ y, ...props }: Area & { y: number }) {
  return (
    <Scatter
      {...props}
      what="reeds"
      top={y}
      draw={(x, foot, dice) => {
        const tall = randomInt(dice, 60, 120);
        const lean = randomInt(dice, -10, 10);
        return (
          <g strokeLinecap="round">
            <path
              d={`M${x} ${foot}q${lean / 2}-${tall / 2} ${lean}-${tall}`}
              fill="none"
              stroke={pictureColours.leafDark}
              strokeWidth="4"
            />
            <path
              d={`M${x + lean} ${foot - tall - 12}v26`}
              stroke={pictureColours.barkLight}
              strokeWidth="9"
            />
          </g>
        );
      }}
    />
  );
}
