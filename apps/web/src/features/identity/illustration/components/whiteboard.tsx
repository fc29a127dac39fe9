import { drawingColours } from "./drawing-colours.ts";

const nodes = [
  { x: 240, y: 300, isOnPath: true },
  { x: 180, y: 366, isOnPath: false },
  { x: 300, y: 366, isOnPath: true },
  { x: 150, y: 436, isOnPath: false },
  { x: 210, y: 436, isOnPath: false },
  { x: 270, y: 436, isOnPath: true },
  { x: 330, y: 436, isOnPath: false },
];

const cells = [0, 1, 2, 3, 4];

/** A board with a tree half walked and an array half sorted: somebody is explaining. */
export function Whiteboard() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <rect
        x="100"
        y="236"
        width="520"
        height="292"
        rx="8"
        fill={drawingColours.surface}
        stroke={drawingColours.edge}
      />
      <g fill="none" stroke={drawingColours.edge} strokeWidth="3">
        <path d="M240 300L180 366 150 436M180 366L210 436M300 366L330 436" />
      </g>
      <path d="M240 300L300 366 270 436" fill="none" stroke={drawingColours.pine} strokeWidth="4" />
      {nodes.map(({ x, y, isOnPath }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r="17"
          fill={isOnPath ? drawingColours.pine : drawingColours.surface}
          stroke={isOnPath ? drawingColours.pine : drawingColours.edge}
          strokeWidth="3"
        />
      ))}
      {cells.map((cell) => (
        <rect
          key={cell}
          x={392 + cell * 40}
          y="296"
          width="40"
          height="40"
          fill={cell === 2 ? drawingColours.marigoldWash : drawingColours.surface}
          stroke={cell === 2 ? drawingColours.lamp : drawingColours.edge}
          strokeWidth="2.5"
        />
      ))}
      <path
        d="M412 356q0 26 30 26t30-18M465 371l7-9 8 9"
        fill="none"
        stroke={drawingColours.ember}
        strokeWidth="3"
      />
      <g fill={drawingColours.muted} opacity=".7">
        <rect x="392" y="412" width="150" height="7" rx="3.5" />
        <rect x="392" y="432" width="190" height="7" rx="3.5" />
        <rect x="392" y="452" width="110" height="7" rx="3.5" />
      </g>
      <path d="M180 528h360" stroke={drawingColours.edge} strokeWidth="8" />
      <path d="M300 520h44M360 520h30" stroke={drawingColours.ember} strokeWidth="7" />
    </g>
  );
}
