import { drawingColours } from "./drawing-colours.ts";

/** A booked session, pinned to the wall where it cannot be forgotten. */
export function PinnedTicket() {
  return (
    <g transform="rotate(4 560 330)">
      <path
        d="M492 284h64a7 7 0 0 0 14 0h84q4 0 4 4v92q0 4-4 4h-84a7 7 0 0 0-14 0h-64q-4 0-4-4v-92q0-4 4-4Z"
        fill={drawingColours.surface}
        stroke={drawingColours.edge}
      />
      <path d="M563 296v76" stroke={drawingColours.line} strokeWidth="2" strokeDasharray="5 5" />
      <g fill={drawingColours.ink}>
        <rect x="502" y="306" width="46" height="11" rx="5" />
        <rect x="502" y="326" width="34" height="6" rx="3" opacity=".45" />
        <rect x="502" y="340" width="42" height="6" rx="3" opacity=".45" />
        <rect x="578" y="306" width="60" height="9" rx="4" />
        <rect x="578" y="324" width="44" height="6" rx="3" opacity=".45" />
      </g>
      <rect x="578" y="344" width="52" height="18" rx="3" fill={drawingColours.pineWash} />
      <rect x="586" y="350" width="36" height="6" rx="3" fill={drawingColours.pine} />
      <circle cx="563" cy="284" r="6" fill={drawingColours.ember} />
    </g>
  );
}
