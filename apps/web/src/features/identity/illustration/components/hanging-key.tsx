import { drawingColours } from "./drawing-colours.ts";

/** A key on its hook beside the window, with a tag. */
export function HangingKey() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <rect x="536" y="240" width="48" height="14" rx="4" fill={drawingColours.edge} />
      <path
        d="M560 254v14q0 12 -10 12"
        fill="none"
        stroke={drawingColours.ink}
        strokeWidth="4"
        opacity=".85"
      />
      <g transform="rotate(5 556 276)">
        <circle cx="556" cy="298" r="20" fill="none" stroke={drawingColours.edge} strokeWidth="3" />
        <g fill="none" stroke={drawingColours.lamp} strokeWidth="9">
          <circle cx="556" cy="342" r="21" />
          <path d="M556 363v78M556 441h20M556 421h14" />
        </g>
        <g transform="rotate(-24 560 316)">
          <path
            d="M566 318l26 10v44q0 4-4 4h-32q-4 0-4-4v-44Z"
            transform="translate(16 -4)"
            fill={drawingColours.emberWash}
            stroke={drawingColours.ember}
            strokeWidth="2"
          />
          <circle cx="586" cy="328" r="4" fill={drawingColours.ember} />
          <path
            d="M578 350h18M578 361h12"
            stroke={drawingColours.ember}
            strokeWidth="3"
            opacity=".6"
          />
        </g>
      </g>
    </g>
  );
}
