/** Ridges, mountains, water and floors. */
import type { Dice } from "@codetale/domain/stories/dice";
import type { Sky } from "@codetale/domain/stories/pictures/figures";
import { pictureColours, type PictureColour } from "#theme/picture-palette";
import { BLEED, usePlace, type Frame } from "../frame.ts";
import { randomInt, times } from "./random-positions.ts";

interface RidgeProps {
  /** Its mean height. */
  y: number;
  /** Greatest deviation from `y`. */
  rise: number;
  bumps: number;
  fill: PictureColour;
  opacity?: number;
}

/** A smooth line of hills, filled to the bottom of the frame. */
export function Ridge({ y, rise, bumps, fill, opacity = 1 }: RidgeProps) {
  const place = usePlace();
  const mean = place.ground + y;
  const own = place.dice.fork(`ridge ${mean} ${rise}`);
  const path = ridgePath(place, own, mean, rise, bumps);
  return <path d={path} fill={pictureColours[fill]} opacity={opacity} />;
}

function ridgePath({ w, h }: Frame, dice: Dice, y: number, rise: number, bumps: number): string {
  const step = (w + 2 * BLEED) / bumps;
  const tops = times(bumps + 1, (index) => ({
    x: round(step * index - BLEED),
    y: round(y + randomInt(dice, -rise, rise) * (index % 2 === 0 ? 1 : -0.4)),
  }));
  const curves = tops.map((top, index) => {
    const last = tops[index - 1];
    if (!last) return `L${top.x} ${top.y}`;
    const middle = round(-BLEED + step * (index - 0.5));
    return `C${middle} ${last.y} ${middle} ${top.y} ${top.x} ${top.y}`;
  });
  return `M${-BLEED} ${h + BLEED}${curves.join("")}V${h + BLEED}Z`;
}

/** A row of mountains; `snow` is the colour of their peaks, none where it is missing. */
export function Peaks(props: Omit<RidgeProps, "opacity"> & { snow?: PictureColour }) {
  const { rise, bumps, fill, snow } = props;
  const { w, h, ground, dice } = usePlace();
  const y = ground + props.y;
  const own = dice.fork(`peaks ${y} ${rise}`);
  const step = (w + 2 * BLEED) / bumps;
  return (
    <g fill={pictureColours[fill]}>
      {times(bumps, (index) => {
        const x = -BLEED + step * (index + 0.5) + randomInt(own, -20, 20);
        const height = randomInt(own, Math.round(rise * 0.55), rise);
        const half = step * (randomInt(own, 62, 88) / 100);
        return (
          <g key={index}>
            <path d={`M${x - half} ${y}L${x} ${y - height}L${x + half} ${y}Z`} />
            {snow && (
              <path
                d={`M${x} ${y - height}l${half * 0.26} ${height * 0.26}l${-half * 0.1} ${-height * 0.05}l${-half * 0.12} ${height * 0.1}l${-half * 0.13} ${-height * 0.09}l${-half * 0.14} ${height * 0.06}Z`}
                fill={pictureColours[snow]}
              />
            )}
          </g>
        );
      })}
      <path d={`M${-BLEED} ${y - 2}H${w + BLEED}V${h + BLEED}H${-BLEED}Z`} />
    </g>
  );
}

interface WaterProps {
  /** Height of its far edge. */
  y: number;
  /** Colours at dusk, each different, from the far edge to the near one; at most five. */
  bands: readonly PictureColour[];
  /** At dusk. */
  glint: PictureColour;
}

/** The colours of all water but at dusk, when each has the sky's of its own setting. */
const waters: Readonly<Record<Exclude<Sky, "dusk">, readonly PictureColour[]>> = {
  day: ["skyBlue", "seaLight", "sea", "duskBlue", "seaDeep"],
  night: ["duskBlue", "sea", "seaDeep", "night", "leafNight"],
  rain: ["stonePale", "seaLight", "stoneLight", "sea", "seaDeep"],
  snow: ["snowShade", "seaLight", "snowDeep", "sea", "seaDeep"],
};

/** Water that fills the frame below `y`, with reflections. */
export function Water(props: WaterProps) {
  const { y } = props;
  const { w, h, ground, dice, sky } = usePlace();
  const bands = sky === "dusk" ? props.bands : waters[sky].slice(0, props.bands.length);
  const glint = sky === "day" || sky === "snow" ? "foam" : props.glint;
  const top = ground + y;
  const own = dice.fork(`water ${top}`);
  const step = (h - top) / bands.length;
  return (
    <g>
      {bands.map((fill, index) => (
        <path
          key={fill}
          d={`M${-BLEED} ${top + step * index}q${w / 8 + 20} ${index ? 14 : 0} ${w / 4 + 40} 0t${w / 4 + 40} 0t${w / 4 + 40} 0t${w / 4 + 40} 0V${h + BLEED}H${-BLEED}Z`}
          fill={pictureColours[fill]}
        />
      ))}
      <g stroke={pictureColours[glint]} strokeWidth="4" strokeLinecap="round" opacity="0.55">
        {times(22, (index) => {
          const at = top + 10 + ((index + 1) / 22) * (h - top) * 0.7;
          const x = w / 2 + randomInt(own, -45, 45) * (w / 130);
          return <path key={index} d={`M${round(x)} ${round(at)}h${randomInt(own, 20, 70)}`} />;
        })}
      </g>
    </g>
  );
}

/** A strip from edge to edge below `y`: `h` high, or to the bottom of the frame. */
export function Floor({ y, h = 2000, fill }: { y: number; h?: number; fill: PictureColour }) {
  const { w, ground } = usePlace();
  return (
    <path d={`M${-BLEED} ${ground + y}H${w + BLEED}v${h}H${-BLEED}Z`} fill={pictureColours[fill]} />
  );
}

/** To one decimal, which keeps paths short. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
