import { drawingColours } from "./drawing-colours.ts";

const digits = [0, 1, 2, 3, 4, 5];

/** A letter that has just come, with a short code on it. */
export function Letter() {
  return (
    <g strokeLinejoin="round">
      <path d="M236 652L372 590 508 652V752H236Z" fill={drawingColours.pine} />
      <rect
        x="256"
        y="556"
        width="232"
        height="166"
        rx="4"
        fill={drawingColours.surface}
        stroke={drawingColours.edge}
      />
      <g fill={drawingColours.muted} opacity=".6">
        <rect x="276" y="578" width="90" height="7" rx="3.5" />
        <rect x="276" y="594" width="150" height="7" rx="3.5" />
      </g>
      {digits.map((digit) => (
        <g key={digit}>
          <rect
            x={277 + digit * 32}
            y="616"
            width="27"
            height="36"
            rx="4"
            fill={digit < 4 ? drawingColours.pineWash : drawingColours.paper}
            stroke={digit < 4 ? drawingColours.pine : drawingColours.edge}
            strokeWidth="2"
          />
          {digit < 4 && (
            <circle cx={290.5 + digit * 32} cy="634" r="5" fill={drawingColours.pine} />
          )}
        </g>
      ))}
      <path d="M236 652L354 722Q372 732 390 722L508 652V752H236Z" fill={drawingColours.emberWash} />
      <path
        d="M236 652L354 722Q372 732 390 722L508 652V752H236Z"
        fill="none"
        stroke={drawingColours.edge}
        strokeWidth="2"
      />
      <path d="M236 752L330 708M508 752L414 708" stroke={drawingColours.edge} strokeWidth="2" />
    </g>
  );
}
