import { paints } from "#theme/picture-palette";
import type { DrawPlace } from "../frame.ts";
import { between, spread } from "../pieces/between.ts";
import { Cottage } from "../pieces/buildings.tsx";
import { Peaks, Ridge } from "../pieces/land.tsx";
import { Snowfall } from "../pieces/lights.tsx";
import { Fir } from "../pieces/plants.tsx";
import { Moon, Sky, Stars } from "../pieces/sky.tsx";

/** Deep snow, firs under it, and more of it in the air. */
export const drawSnow: DrawPlace = (frame, dice) => {
  const { w, ground } = frame;
  const land = { frame, dice };
  return {
    back: (
      <>
        <Sky frame={frame} sky="blue" />
        <Stars frame={frame} dice={dice} />
        <Moon x={w * 0.66} y={ground - 250} r={60} />
        <Peaks
          {...land}
          y={ground - 80}
          rise={240}
          bumps={5}
          fill={paints.snowDeep}
          snow={paints.snow}
        />
      </>
    ),
    far: (
      <>
        <Ridge {...land} y={ground - 80} rise={28} bumps={5} fill={paints.snowShade} />
        {spread(dice, Math.round(w / 90), 0, w).map((x) => (
          <SnowyFir key={x} x={x} y={ground - 52} h={between(dice, 80, 170)} />
        ))}
        <Cottage
          x={w * (dice.roll(2) ? 0.14 : 0.86)}
          y={ground - 34}
          scale={0.86}
          roof={paints.snow}
        />
      </>
    ),
    near: (
      <>
        <Ridge {...land} y={ground - 30} rise={14} bumps={4} fill={paints.snow} />
        <Ridge
          {...land}
          y={ground + 90}
          rise={12}
          bumps={3}
          fill={paints.snowShade}
          opacity={0.7}
        />
        <Snowman x={w * 0.8} y={ground + 30} />
      </>
    ),
    front: (
      <>
        <Ridge {...land} y={ground + 180} rise={20} bumps={3} fill={paints.snowDeep} />
        {[0.02, 0.11, 0.93].map((share) => (
          <SnowyFir key={share} x={w * share} y={ground + 210} h={between(dice, 170, 250)} />
        ))}
      </>
    ),
    lights: (
      <Snowfall
        dice={dice}
        from={0}
        to={w}
        top={0}
        bottom={ground + 240}
        count={Math.round(w / 12)}
      />
    ),
  };
};

function SnowyFir({ x, y, h }: { x: number; y: number; h: number }) {
  return (
    <g>
      <Fir x={x} y={y} h={h} fill={paints.leafDark} />
      <path
        d={`M${x} ${y - h}l${h * 0.13} ${h * 0.27}q-${h * 0.06} ${h * 0.05}-${h * 0.1}-${h * 0.02}-${h * 0.03} ${h * 0.06}-${h * 0.07} 0-${h * 0.04} ${h * 0.05}-${h * 0.09} ${h * 0.02}Z`}
        fill={paints.snow}
      />
      <path
        d={`M${x - h * 0.26} ${y - h * 0.34}q${h * 0.14}-${h * 0.04} ${h * 0.16}-${h * 0.1} ${h * 0.1} ${h * 0.08} ${h * 0.2} 0 ${h * 0.04} ${h * 0.08} ${h * 0.17} ${h * 0.1}-${h * 0.26} ${h * 0.05}-${h * 0.53} 0Z`}
        fill={paints.snow}
        opacity="0.9"
      />
    </g>
  );
}

function Snowman({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cy="2" rx="70" ry="10" fill={paints.snowDeep} opacity="0.5" />
      <circle cy="-48" r="52" fill={paints.cream} />
      <circle cy="-124" r="36" fill={paints.cream} />
      <path d="M-36-104q36 22 72 0 6 12-2 18-34 16-68 0-8-6-2-18Z" fill={paints.coral} />
      <circle cx="-10" cy="-132" r="4" fill={paints.night} />
      <circle cx="14" cy="-132" r="4" fill={paints.night} />
      <path d="M2-124l30 6-30 6Z" fill={paints.glow} />
      <path
        d="M-44-70q-34-8-52-36M44-70q34-8 50-40"
        stroke={paints.bark}
        strokeWidth="7"
        fill="none"
        strokeLinecap="round"
      />
      <circle cy="-60" r="4.500" fill={paints.night} />
      <circle cy="-38" r="4.500" fill={paints.night} />
    </g>
  );
}
