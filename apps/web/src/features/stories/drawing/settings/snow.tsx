import { pictureColours } from "#theme/picture-palette";
import type { DrawSetting } from "../frame.ts";
import { randomInt, spreadEvenly } from "../pieces/random-positions.ts";
import { Cottage } from "../pieces/buildings.tsx";
import { Peaks, Ridge } from "../pieces/land.tsx";
import { Snowfall } from "../pieces/lights.tsx";
import { Fir } from "../pieces/plants.tsx";
import { Moon, Sky, Stars } from "../pieces/sky.tsx";

/** Deep snow, firs under it, and more of it in the air. */
export const drawSnow: DrawSetting = (frame, dice) => {
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
          fill={pictureColours.snowDeep}
          snow={pictureColours.snow}
        />
      </>
    ),
    far: (
      <>
        <Ridge {...land} y={ground - 80} rise={28} bumps={5} fill={pictureColours.snowShade} />
        {spreadEvenly(dice, Math.round(w / 90), 0, w).map((x) => (
          <SnowyFir key={x} x={x} y={ground - 52} h={randomInt(dice, 80, 170)} />
        ))}
        <Cottage
          x={w * (dice.roll(2) ? 0.14 : 0.86)}
          y={ground - 34}
          scale={0.86}
          roof={pictureColours.snow}
        />
      </>
    ),
    near: (
      <>
        <Ridge {...land} y={ground - 30} rise={14} bumps={4} fill={pictureColours.snow} />
        <Ridge
          {...land}
          y={ground + 90}
          rise={12}
          bumps={3}
          fill={pictureColours.snowShade}
          opacity={0.7}
        />
        <Snowman x={w * 0.8} y={ground + 30} />
      </>
    ),
    front: (
      <>
        <Ridge {...land} y={ground + 180} rise={20} bumps={3} fill={pictureColours.snowDeep} />
        {[0.02, 0.11, 0.93].map((share) => (
          <SnowyFir key={share} x={w * share} y={ground + 210} h={randomInt(dice, 170, 250)} />
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
      <Fir x={x} y={y} h={h} fill={pictureColours.leafDark} />
      <path
        d={`M${x} ${y - h}l${h * 0.13} ${h * 0.27}q-${h * 0.06} ${h * 0.05}-${h * 0.1}-${h * 0.02}-${h * 0.03} ${h * 0.06}-${h * 0.07} 0-${h * 0.04} ${h * 0.05}-${h * 0.09} ${h * 0.02}Z`}
        fill={pictureColours.snow}
      />
      <path
        d={`M${x - h * 0.26} ${y - h * 0.34}q${h * 0.14}-${h * 0.04} ${h * 0.16}-${h * 0.1} ${h * 0.1} ${h * 0.08} ${h * 0.2} 0 ${h * 0.04} ${h * 0.08} ${h * 0.17} ${h * 0.1}-${h * 0.26} ${h * 0.05}-${h * 0.53} 0Z`}
        fill={pictureColours.snow}
        opacity="0.9"
      />
    </g>
  );
}

function Snowman({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cy="2" rx="70" ry="10" fill={pictureColours.snowDeep} opacity="0.5" />
      <circle cy="-48" r="52" fill={pictureColours.cream} />
      <circle cy="-124" r="36" fill={pictureColours.cream} />
      <path d="M-36-104q36 22 72 0 6 12-2 18-34 16-68 0-8-6-2-18Z" fill={pictureColours.coral} />
      <circle cx="-10" cy="-132" r="4" fill={pictureColours.night} />
      <circle cx="14" cy="-132" r="4" fill={pictureColours.night} />
      <path d="M2-124l30 6-30 6Z" fill={pictureColours.glow} />
      <path
        d="M-44-70q-34-8-52-36M44-70q34-8 50-40"
        stroke={pictureColours.bark}
        strokeWidth="7"
        fill="none"
        strokeLinecap="round"
      />
      <circle cy="-60" r="4.500" fill={pictureColours.night} />
      <circle cy="-38" r="4.500" fill={pictureColours.night} />
    </g>
  );
}
