/** Small lights and snowflakes at random positions. */
import { pictureColours, type PictureColour } from "#theme/picture-palette";
import { usePlace } from "../frame.ts";
import lantern from "../shapes/lantern.svg?raw";
import { Scatter, randomInt, times, type Area } from "./random-positions.ts";
import { Shape } from "./shape.tsx";

/** Lights between the heights `top` and `bottom`. */
interface LightsProps extends Area {
  top: number;
  bottom: number;
}

/** They shine at dusk and at night. */
export function Fireflies(props: LightsProps) {
  const { sky } = usePlace();
  if (sky !== "dusk" && sky !== "night") return null;
  return (
    <Scatter
      {...props}
      what="fireflies"
      fill="lamp"
      draw={(x, y) => (
        <g>
          <circle cx={x} cy={y} r="13" opacity="0.16" />
          <circle cx={x} cy={y} r="3.4" />
        </g>
      )}
    />
  );
}

export function Sparkles({ fill = "cream", ...props }: LightsProps & { fill?: PictureColour }) {
  return (
    <Scatter
      {...props}
      what="sparkles"
      fill={fill}
      draw={(x, y, dice) => {
        const r = randomInt(dice, 5, 12);
        const path = `M${x} ${y - r}q1 ${r - 1} ${r} ${r}q-${r - 1} 1-${r} ${r}q-1-${r - 1}-${r}-${r}q${r - 1}-1 ${r}-${r}Z`;
        return <path d={path} />;
      }}
    />
  );
}

export function Snowfall(props: LightsProps) {
  return (
    <Scatter
      {...props}
      what="snowfall"
      fill="snow"
      draw={(cx, cy, dice) => (
        <circle cx={cx} cy={cy} r={randomInt(dice, 2, 5)} opacity={randomInt(dice, 45, 95) / 100} />
      )}
    />
  );
}

const glasses = ["coral", "mustard", "teal", "pink"] as const;

/** A string of lanterns, `w` wide; it sags by `sag` in the middle. */
export function Garland(props: { x: number; y: number; w: number; sag: number; count: number }) {
  const { x, y, w, sag, count } = props;
  const { ground } = usePlace();
  return (
    <g>
      <path
        d={`M${x} ${ground + y}q${w / 2} ${sag * 2} ${w} 0`}
        fill="none"
        stroke={pictureColours.night}
        strokeWidth="3"
      />
      {times(count, (index) => {
        const t = (index + 0.5) / count;
        const at = { x: x + w * t, y: y + sag * 4 * t * (1 - t) };
        const glass = glasses[index % glasses.length] ?? "coral";
        return <Shape key={index} {...at} file={lantern} colours={{ glass }} />;
      })}
    </g>
  );
}
