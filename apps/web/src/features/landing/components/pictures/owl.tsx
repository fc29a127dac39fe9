import { duskColours } from "./dusk-shapes.tsx";

/** An owl on a stump, its stump's foot 70 below y. */
export function Owl({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-22 4h44l6 72h-58Z" fill={duskColours.near} />
      <ellipse cx="0" cy="5" rx="23" ry="6" fill={duskColours.mid} />
      <path
        d="M-18-42l4 12h28l4-12q8 12 4 26c-2 12-10 20-22 20s-20-8-22-20q-4-14 4-26Z"
        fill={duskColours.far}
      />
      <path d="M-12 0q12-22 24 0-12 8-24 0Z" fill={duskColours.rose} />
      <circle cx="-8" cy="-22" r="7.5" fill={duskColours.cream} />
      <circle cx="8" cy="-22" r="7.5" fill={duskColours.cream} />
      <circle cx="-7" cy="-21" r="3.5" fill={duskColours.night} />
      <circle cx="7" cy="-21" r="3.5" fill={duskColours.night} />
      <path d="M-3-16h6L0-9Z" fill={duskColours.lamp} />
    </g>
  );
}
