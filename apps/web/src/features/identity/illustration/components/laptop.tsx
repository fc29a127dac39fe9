import { drawingColours } from "./drawing-colours.ts";

/** A laptop with a few lines of code: indent, length, colour. */
const lines = [
  { x: 0, width: 40, fill: drawingColours.ember },
  { x: 46, width: 76, fill: drawingColours.pine },
  { x: 20, width: 54, fill: drawingColours.ink },
  { x: 80, width: 62, fill: drawingColours.sky },
  { x: 20, width: 34, fill: drawingColours.ember },
  { x: 60, width: 88, fill: drawingColours.ink },
  { x: 40, width: 70, fill: drawingColours.pine },
  { x: 20, width: 100, fill: drawingColours.muted },
  { x: 0, width: 58, fill: drawingColours.ember },
] as const;

/** Which row each of `lines` stands in. */
const rows = [0, 0, 1, 1, 2, 2, 3, 4, 5];

export function Laptop() {
  return (
    <g>
      <rect x="250" y="588" width="232" height="152" rx="8" fill={drawingColours.ink} />
      <rect x="259" y="597" width="214" height="134" rx="3" fill={drawingColours.paper} />
      {lines.map(({ x, width, fill }, index) => (
        <rect
          key={`${x} ${width}`}
          x={276 + x}
          y={612 + (rows[index] ?? 0) * 18}
          width={width}
          height="7"
          rx="3.5"
          fill={fill}
        />
      ))}
      <rect x="344" y="700" width="3" height="13" fill={drawingColours.pine} />
      <path d="M226 740H506l-10 12H236Z" fill={drawingColours.edge} />
    </g>
  );
}
