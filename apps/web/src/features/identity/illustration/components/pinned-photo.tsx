import { drawingColours } from "./drawing-colours.ts";

/** A photo of somebody, pinned to the wall. */
export function PinnedPhoto() {
  return (
    <g transform="rotate(5 570 330)">
      <rect
        x="510"
        y="256"
        width="120"
        height="146"
        rx="3"
        fill={drawingColours.surface}
        stroke={drawingColours.edge}
      />
      <rect x="520" y="266" width="100" height="100" rx="2" fill={drawingColours.marigoldWash} />
      <path d="M534 366Q536 326 570 326T606 366Z" fill={drawingColours.pine} />
      <circle cx="570" cy="304" r="21" fill={drawingColours.ember} />
      <path d="M548 300q2-24 24-22 20 2 19 22-12-2-18-11-8 11-25 11Z" fill={drawingColours.ink} />
      <rect x="540" y="378" width="60" height="8" rx="4" fill={drawingColours.muted} opacity=".6" />
      <circle cx="570" cy="258" r="6" fill={drawingColours.lamp} />
    </g>
  );
}
