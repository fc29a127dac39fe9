import { pictureColours } from "#theme/picture-palette";
import type { DrawSetting } from "../frame.ts";
import { times } from "../pieces/random-positions.ts";
import { BLEED } from "../pieces/land.tsx";
import { Glow, Sparkles } from "../pieces/lights.tsx";
import { Moon, Sky, Stars } from "../pieces/sky.tsx";

/** A room full of tools, wheels and half-made things. */
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
        <ToolRack x={middle + 280} y={ground - 210} />
        {w > 900 && <Clock x={w * 0.12} y={ground - 330} />}
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
        <Workbench x={w < 900 ? 90 : w * 0.16} y={ground + 6} />
        <Workbench x={w < 900 ? w - 80 : w * 0.85} y={ground + 2} />
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

function ToolRack({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-100-20h220v12h-220Z" fill={pictureColours.woodLight} />
      <path d="M-80-8h10v70h-10Z" fill={pictureColours.straw} />
      <path d="M-96 56h42v20h-42Z" fill={pictureColours.stoneLight} />
      <path d="M-30-8h8v50h-8ZM-36 40h20l-4 36h-12Z" fill={pictureColours.coral} />
      <path d="M20-8h10v84H20ZM20 76l5 14 5-14Z" fill={pictureColours.stonePale} />
      <path d="M70-8h36l-4 74q-14 16-28 0Z" fill={pictureColours.teal} />
    </g>
  );
}

function Clock({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="74" fill={pictureColours.woodLight} />
      <circle r="60" fill={pictureColours.cream} />
      <path
        d="M0 0v-42M0 0l28 18"
        stroke={pictureColours.night}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <g fill={pictureColours.berry}>
        <circle cy="-50" r="5" />
        <circle cy="50" r="5" />
        <circle cx="-50" r="5" />
        <circle cx="50" r="5" />
      </g>
    </g>
  );
}

function Workbench({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-150-90h22V0h-22ZM128-90h22V0h-22Z" fill={pictureColours.bark} />
      <path d="M-174-112h348v26h-348Z" fill={pictureColours.woodLight} />
      <path d="M-120-112v-60h70v60Z" fill={pictureColours.teal} />
      <path d="M-128-176h86l-10-34h-66Z" fill={pictureColours.coral} />
      <path d="M-96-140h22v28h-22Z" fill={pictureColours.cream} />
      <circle cx="10" cy="-132" r="20" fill={pictureColours.mustard} />
      <path d="M52-112q0-50 30-56 30 6 30 56Z" fill={pictureColours.skyBlue} />
      <path d="M82-168v-26" stroke={pictureColours.night} strokeWidth="5" />
    </g>
  );
}

function Lamp({ x, y, top }: { x: number; y: number; top: number }) {
  return (
    <g>
      <path d={`M${x} ${top}V${y}`} stroke={pictureColours.night} strokeWidth="4" />
      <Glow x={x} y={y + 26} r={150} />
      <path d={`M${x - 40} ${y + 22}q6-40 40-42 34 2 40 42Z`} fill={pictureColours.roof} />
      <circle cx={x} cy={y + 26} r="14" fill={pictureColours.moon} />
    </g>
  );
}
