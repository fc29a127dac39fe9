import { pictureColours } from "#theme/picture-palette";
import type { DrawSetting } from "../frame.ts";
import { times } from "../pieces/random-positions.ts";
import { BLEED } from "../pieces/land.tsx";
import { Sparkles } from "../pieces/lights.tsx";
import { Moon, Sky, Stars } from "../pieces/sky.tsx";
import { Shape } from "../pieces/shape.tsx";
import clock from "../shapes/clock.svg?raw";
import hangingLamp from "../shapes/hanging-lamp.svg?raw";
import toolRack from "../shapes/tool-rack.svg?raw";
import workbench from "../shapes/workbench.svg?raw";

/** A room with workbenches, tools and gears. */
export const drawWorkshop: DrawSetting = (frame, dice) => {
  const { w, ground } = frame;
  const middle = w / 2;
  const spokes = 8 + dice.roll(5);
  return {
    back: (
      <>
        <Sky frame={frame} sky="dusk" />
        <Stars frame={frame} dice={dice} />
        <Moon x={middle - 60} y={ground - 300} r={44} />
      </>
    ),
    far: (
      <>
        <path
          d={`M${-BLEED} ${-BLEED}H${w + BLEED}V2000H${-BLEED}ZM${middle} ${ground - 420}a150 150 0 1 0 1 0Z`}
          fill={pictureColours.woodDark}
          fillRule="evenodd"
        />
        <g stroke={pictureColours.bark} strokeWidth="5" opacity="0.6">
          {times(Math.round(w / 110) + 2, (index) => (
            <path key={index} d={`M${index * 110 - 60} ${-BLEED}V${ground}`} />
          ))}
        </g>
        <path
          d={`M${middle} ${ground - 420}a150 150 0 1 0 1 0ZM${middle} ${ground - 420}v300M${middle - 150} ${ground - 270}h300`}
          fill="none"
          stroke={pictureColours.woodLight}
          strokeWidth="14"
        />
        <Gear x={middle - 300} y={ground - 330} r={84} teeth={spokes} fill={pictureColours.straw} />
        <Gear x={middle - 196} y={ground - 236} r={46} teeth={9} fill={pictureColours.coral} />
        <Gear x={middle + 300} y={ground - 350} r={70} teeth={10} fill={pictureColours.teal} />
        <Shape x={middle + 280} y={ground - 210} file={toolRack} />
        {w > 900 && <Shape x={w * 0.12} y={ground - 330} file={clock} />}
        {w > 900 && (
          <Gear x={w * 0.9} y={ground - 320} r={96} teeth={12} fill={pictureColours.berry} />
        )}
      </>
    ),
    near: (
      <>
        <path
          d={`M${-BLEED} ${ground - 40}H${w + BLEED}V2000H${-BLEED}Z`}
          fill={pictureColours.wood}
        />
        <g stroke={pictureColours.woodDark} strokeWidth="4" opacity="0.6">
          {times(6, (row) => (
            <path key={row} d={`M${-BLEED} ${ground - 10 + row * row * 10}H${w + BLEED}`} />
          ))}
        </g>
        <Shape x={w < 900 ? 90 : w * 0.16} y={ground + 6} file={workbench} />
        <Shape x={w < 900 ? w - 80 : w * 0.85} y={ground + 2} file={workbench} />
        <Lamp x={middle - 90} top={-BLEED} y={ground - 400} />
        <Lamp x={middle + 150} top={-BLEED} y={ground - 440} />
      </>
    ),
    front: (
      <>
        <path
          d={`M${-BLEED} ${ground + 190}H${w + BLEED}V2000H${-BLEED}Z`}
          fill={pictureColours.bark}
        />
        <Gear x={w * 0.06} y={ground + 236} r={90} teeth={11} fill={pictureColours.roof} />
        <Gear x={w * 0.95} y={ground + 250} r={80} teeth={10} fill={pictureColours.stone} />
      </>
    ),
    lights: (
      <Sparkles
        dice={dice}
        from={w * 0.1}
        to={w * 0.9}
        top={ground - 300}
        bottom={ground}
        count={14}
        fill={pictureColours.lamp}
      />
    ),
  };
};

function Gear(props: { x: number; y: number; r: number; teeth: number; fill: string }) {
  const { x, y, r, teeth, fill } = props;
  return (
    <g transform={`translate(${x} ${y})`} fill={fill}>
      {times(teeth, (index) => (
        <path
          key={index}
          d={`M${-r * 0.13} ${-r * 0.9}l${r * 0.04} ${-r * 0.26}h${r * 0.18}l${r * 0.04} ${r * 0.26}Z`}
          transform={`rotate(${(360 / teeth) * index})`}
        />
      ))}
      <path
        fillRule="evenodd"
        d={`M0 ${-r}a${r} ${r} 0 1 1-.1 0ZM0 ${-r * 0.62}a${r * 0.62} ${r * 0.62} 0 1 0 .1 0Z`}
      />
      <path
        d={`M${-r * 0.08} ${-r * 0.7}h${r * 0.16}v${r * 1.4}h${-r * 0.16}ZM${-r * 0.7} ${-r * 0.08}h${r * 1.4}v${r * 0.16}h${-r * 1.4}Z`}
      />
      <circle r={r * 0.2} />
    </g>
  );
}

function Lamp({ x, y, top }: { x: number; y: number; top: number }) {
  return (
    <g>
      <path d={`M${x} ${top}V${y}`} stroke={pictureColours.night} strokeWidth="4" />
      <Shape x={x} y={y} file={hangingLamp} />
    </g>
  );
}
