/** Plants. The foot of each is at x, y. */
import type { Dice } from "@codetale/domain/stories/dice";
import { pictureColours } from "#theme/picture-palette";
import { randomInt, times } from "./random-positions.ts";
import { round } from "./land.tsx";
import { Shape } from "./shape.tsx";
import mushroom from "../shapes/mushroom.svg?raw";
import roundTree from "../shapes/round-tree.svg?raw";

interface PlantProps {
  x: number;
  y: number;
  /** Height. */
  h: number;
  fill: string;
}

export function Fir({ x, y, h, fill }: PlantProps) {
  const w = h * 0.4;
  const tier = (top: number, bottom: number, half: number) =>
    `M${x} ${round(y - h * top)}L${round(x + half)} ${round(y - h * bottom)}Q${x} ${round(y - h * (bottom - 0.07))} ${round(x - half)} ${round(y - h * bottom)}Z`;
  return (
    <path
      fill={fill}
      d={`${tier(1, 0.58, w * 0.5)}${tier(0.8, 0.32, w * 0.76)}${tier(0.54, 0.06, w)}M${round(x - h * 0.04)} ${round(y - h * 0.1)}h${round(h * 0.08)}v${round(h * 0.12)}h${round(-h * 0.08)}Z`}
    />
  );
}

/** A tree with a round crown; `light` is the colour of its lit side. */
export function RoundTree({ x, y, h, fill, light }: PlantProps & { light: string }) {
  return <Shape x={x} y={y} scale={h / 100} file={roundTree} colours={{ leaf: fill, light }} />;
}

/** A trunk, `w` wide, that reaches beyond the top of the frame. */
export function Trunk({ x, y, w, fill }: { x: number; y: number; w: number; fill: string }) {
  return (
    <path
      d={`M${x - w * 0.9} ${y}q${w * 0.5}-30 ${w * 0.42}-160L${x - w * 0.4} -90h${w * 0.8}l${w * 0.06} ${y - 70}q0 130 ${w * 0.5} 160q-${w * 0.7}-14-${w * 0.9}-4-${w * 0.5}-14-${w * 1.1} 4Z`}
      fill={fill}
    />
  );
}

export function Bush({ x, y, h, fill }: PlantProps) {
  return (
    <path
      d={`M${x - h} ${y}q-${h * 0.3}-${h * 0.6} ${h * 0.4}-${h * 0.62}q${h * 0.1}-${h * 0.5} ${h * 0.6}-${h * 0.38}q${h * 0.5}-${h * 0.2} ${h * 0.62} ${h * 0.4}q${h * 0.66} ${h * 0.02} ${h * 0.4} ${h * 0.6}Z`}
      fill={fill}
    />
  );
}

/** `count` plants at random positions between `from` and `to`. */
interface PatchProps {
  dice: Dice;
  from: number;
  to: number;
  y: number;
  count: number;
}

/** Tufts up to `h` high, spread over `depth` below `y`. */
export function Grass(props: PatchProps & { fill: string; h?: number; depth?: number }) {
  const { dice, from, to, y, count, fill, h = 22, depth = 40 } = props;
  const own = dice.fork(`grass ${from} ${y}`);
  return (
    <g fill={fill}>
      {times(count, (index) => {
        const x = randomInt(own, from, to);
        const at = y + randomInt(own, 0, depth);
        const tall = randomInt(own, Math.round(h * 0.6), h);
        return (
          <path
            key={index}
            d={`M${x} ${at}q-2-${tall * 0.6}-${tall * 0.36}-${tall * 0.8}q${tall * 0.34} ${tall * 0.1} ${tall * 0.44} ${tall * 0.5}q-2-${tall * 0.4} ${tall * 0.1}-${tall * 0.9}q${tall * 0.2} ${tall * 0.4} ${tall * 0.14} ${tall * 0.86}q${tall * 0.1}-${tall * 0.4} ${tall * 0.4}-${tall * 0.56}q-${tall * 0.14} ${tall * 0.3}-${tall * 0.24} ${tall * 0.76}Z`}
          />
        );
      })}
    </g>
  );
}

/** Flowers in random colours, spread over `depth` below `y`. */
export function Flowers({ dice, from, to, y, count, depth = 60 }: PatchProps & { depth?: number }) {
  const own = dice.fork(`flowers ${from} ${y}`);
  const colours = [
    pictureColours.coral,
    pictureColours.mustard,
    pictureColours.pink,
    pictureColours.cream,
    pictureColours.skyBlue,
  ];
  return (
    <g>
      {times(count, (index) => {
        const x = randomInt(own, from, to);
        const at = y + randomInt(own, 0, depth);
        const tall = randomInt(own, 16, 34);
        return (
          <g key={index} transform={`translate(${x} ${at})`}>
            <path
              d={`M0 0q3-${tall / 2} 0-${tall}`}
              fill="none"
              stroke={pictureColours.leafDark}
              strokeWidth="3"
            />
            <g fill={own.pick(colours)} transform={`translate(0 ${-tall})`}>
              <circle cx="-5" cy="0" r="5" />
              <circle cx="5" cy="0" r="5" />
              <circle cx="0" cy="-5" r="5" />
              <circle cx="0" cy="5" r="5" />
              <circle r="3.5" fill={pictureColours.night} opacity="0.55" />
            </g>
          </g>
        );
      })}
    </g>
  );
}

export function Mushroom({ x, y, h, fill }: PlantProps) {
  return <Shape x={x} y={y} scale={h / 60} file={mushroom} colours={{ cap: fill }} />;
}

export function Reeds({ dice, from, to, y, count }: PatchProps) {
  const own = dice.fork(`reeds ${from} ${y}`);
  return (
    <g>
      {times(count, (index) => {
        const x = randomInt(own, from, to);
        const tall = randomInt(own, 60, 120);
        const lean = randomInt(own, -10, 10);
        return (
          <g key={index}>
            <path
              d={`M${x} ${y}q${lean / 2}-${tall / 2} ${lean}-${tall}`}
              fill="none"
              stroke={pictureColours.leafDark}
              strokeWidth="4"
              strokeLinecap="round"
            />
            <path
              d={`M${x + lean} ${y - tall - 12}v26`}
              stroke={pictureColours.barkLight}
              strokeWidth="9"
              strokeLinecap="round"
            />
          </g>
        );
      })}
    </g>
  );
}
