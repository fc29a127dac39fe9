/** What dusk is drawn from: stars, moon, trees, a boat, lights. Each stands on its own origin. */
import { colourVar } from "#theme/colour-var";

export const duskColours = {
  moon: colourVar("stage.moon"),
  far: colourVar("stage.farHill"),
  mid: colourVar("stage.midHill"),
  near: colourVar("stage.nearHill"),
  cream: colourVar("stage.cream"),
  lamp: colourVar("stage.lamp"),
  water: colourVar("stage.water"),
  rose: colourVar("stage.rose"),
  glow: colourVar("stage.glow"),
  night: colourVar("stage.night"),
  violet: colourVar("stage.violet"),
};

/** Triples of x, y and radius. */
export function Stars({ at }: { at: readonly (readonly [number, number, number])[] }) {
  return (
    <g fill={duskColours.cream}>
      {at.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} opacity={0.35 + r * 0.3} />
      ))}
    </g>
  );
}

export function Moon({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g fill={duskColours.moon}>
      <circle cx={x} cy={y} r={r * 2.3} opacity="0.07" />
      <circle cx={x} cy={y} r={r * 1.6} opacity="0.1" />
      <circle cx={x} cy={y} r={r} />
      <g fill={duskColours.glow} opacity="0.28">
        <circle cx={x - r * 0.3} cy={y - r * 0.25} r={r * 0.2} />
        <circle cx={x + r * 0.32} cy={y + r * 0.2} r={r * 0.13} />
        <circle cx={x - r * 0.05} cy={y + r * 0.48} r={r * 0.1} />
      </g>
    </g>
  );
}

/** A fir of three tiers, its foot at x, y. */
export function Fir({ x, y, h, fill }: { x: number; y: number; h: number; fill: string }) {
  const w = h * 0.42;
  const tier = (top: number, bottom: number, half: number) =>
    `M${x} ${y - h * top}L${x + half} ${y - h * bottom}Q${x} ${y - h * (bottom - 0.06)} ${x - half} ${y - h * bottom}Z`;
  return (
    <path
      fill={fill}
      d={`${tier(1, 0.6, w * 0.52)}${tier(0.78, 0.32, w * 0.78)}${tier(0.52, 0.06, w)}M${x - h * 0.04} ${y - h * 0.1}h${h * 0.08}v${h * 0.12}h${-h * 0.08}Z`}
    />
  );
}

/** Small lights with a halo each. */
export function Fireflies({ at }: { at: readonly (readonly [number, number])[] }) {
  return (
    <g fill={duskColours.lamp}>
      {at.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="7" opacity="0.16" />
          <circle cx={x} cy={y} r="2" />
        </g>
      ))}
    </g>
  );
}

/** A little boat with a child and a fox aboard; its waterline at y. */
export function Boat({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M2-14V-96" stroke={duskColours.near} strokeWidth="3.5" strokeLinecap="round" />
      <path d="M6-94C30-76 44-50 46-24H6Z" fill={duskColours.cream} />
      <path d="M-2-84C-18-66-27-46-29-24H-2Z" fill={duskColours.moon} />
      <path d="M2-96l16 5-16 6Z" fill={duskColours.rose} />
      <g fill={duskColours.night}>
        <circle cx="-40" cy="-32" r="7.5" />
        <path d="M-50-12c0-10 4-15 10-15s10 5 10 15Z" />
        <path d="M-33-22l10-7" stroke={duskColours.night} strokeWidth="3.5" strokeLinecap="round" />
      </g>
      <path d="M-47.5-35c1-8 14-8 15 0-5-2-10-2-15 0Z" fill={duskColours.lamp} />
      <circle cx="-21" cy="-31" r="12" fill={duskColours.lamp} opacity="0.25" />
      <circle cx="-21" cy="-30" r="3.5" fill={duskColours.moon} />
      <path
        d="M52-12c0-9 1-15 7-19l-1-9 6 4h5l6-4-1 10c2 5 0 9-4 11 3 2 4 4 4 7Z"
        fill={duskColours.glow}
      />
      <path
        d="M62-25l4 4 4-4"
        fill="none"
        stroke={duskColours.cream}
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M-62-14H86C80 2 70 10 56 10h-88c-14 0-25-9-30-24Z" fill={duskColours.lamp} />
      <path d="M-57-4H82" stroke={duskColours.glow} strokeWidth="3" />
    </g>
  );
}

/** A cottage with a lit window, its floor at y. */
export function Cottage({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M14-58c4-8-5-12 0-22s8-8 6-16"
        fill="none"
        stroke={duskColours.rose}
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.7"
      />
      <path d="M8-56h10v20H8Z" fill={duskColours.night} />
      <path d="M-34-26 0-56l34 30Z" fill={duskColours.night} />
      <path d="M-27-27h54V0h-54Z" fill={duskColours.far} />
      <circle cx="-9" cy="-14" r="18" fill={duskColours.lamp} opacity="0.2" />
      <path d="M-17-21h16v13h-16Z" fill={duskColours.lamp} />
      <path d="M-9-21v13M-17-14.5h16" stroke={duskColours.near} strokeWidth="1.5" />
      <path d="M8-18h11V0H8Z" fill={duskColours.night} />
    </g>
  );
}
