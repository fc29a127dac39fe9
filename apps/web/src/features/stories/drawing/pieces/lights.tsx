/** Small lights and snowflakes at random positions. */
import type { Dice } from "@codetale/domain/stories/dice";
import { pictureColours } from "#theme/picture-palette";
import { randomInt, times } from "./random-positions.ts";
import { Shape } from "./shape.tsx";
import lantern from "../shapes/lantern.svg?raw";

interface ScatterProps {
  dice: Dice;
  from: number;
  to: number;
  /** Limits of y. */
  top: number;
  bottom: number;
  count: number;
}

export function Fireflies({ dice, from, to, top, bottom, count }: ScatterProps) {
  const own = dice.fork(`fireflies ${from} ${top}`);
  return (
    <g fill={pictureColours.lamp}>
      {times(count, (index) => {
        const x = randomInt(own, from, to);
        const y = randomInt(own, top, bottom);
        return (
          <g key={index}>
            <circle cx={x} cy={y} r="13" opacity="0.16" />
            <circle cx={x} cy={y} r="3.4" />
          </g>
        );
      })}
    </g>
  );
}

export function Sparkles(props: ScatterProps & { fill?: string }) {
  const { dice, from, to, top, bottom, count, fill = pictureColours.cream } = props;
  const own = dice.fork(`sparkles ${from} ${top}`);
  return (
    <g fill={fill}>
      {times(count, (index) => {
        const x = randomInt(own, from, to);
        const y = randomInt(own, top, bottom);
        const r = randomInt(own, 5, 12);
        return (
          <path
            key={index}
            d={`M${x} ${y - r}q1 ${r - 1} ${r} ${r}q-${r - 1} 1-${r} ${r}q-1-${r - 1}-${r}-${r}q${r - 1}-1 ${r}-${r}Z`}
          />
        );
      })}
    </g>
  );
}

export function Snowfall({ dice, from, to, top, bottom, count }: ScatterProps) {
  const own = dice.fork(`snowfall ${from} ${top}`);
  return (
    <g fill={pictureColours.snow}>
      {times(count, (index) => (
        <circle
          key={index}
          cx={randomInt(own, from, to)}
          cy={randomInt(own, top, bottom)}
          r={randomInt(own, 2, 5)}
          opacity={randomInt(own, 45, 95) / 100}
        />
      ))}
    </g>
  );
}

/** A string of lanterns, `w` wide; it sags by `sag` in the middle. */
export function Garland(props: { x: number; y: number; w: number; sag: number; count: number }) {
  const { x, y, w, sag, count } = props;
  const colours = [
    pictureColours.coral,
    pictureColours.mustard,
    pictureColours.teal,
    pictureColours.pink,
  ];
  return (
    <g>
      <path
        d={`M${x} ${y}q${w / 2} ${sag * 2} ${w} 0`}
        fill="none"
        stroke={pictureColours.night}
        strokeWidth="3"
      />
      {times(count, (index) => {
        const t = (index + 0.5) / count;
        const at = { x: x + w * t, y: y + sag * 4 * t * (1 - t) };
        const fill = colours[index % colours.length] ?? pictureColours.coral;
        return <Shape key={index} {...at} file={lantern} colours={{ glass: fill }} />;
      })}
    </g>
  );
}
