import { useId } from "react";
import { drawingColours } from "./drawing-colours.ts";

/** The desk every scene stands on, with what always lies there: lamp, books, mug. */
export function Desk() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d="M-3000 752H4000V1400H-3000Z" fill={drawingColours.surface} />
      <path d="M-3000 752H4000" stroke={drawingColours.edge} strokeWidth="2" />
      <path d="M-3000 770H4000" stroke={drawingColours.line} strokeWidth="2" />
      <Books />
      <Lamp />
      <Mug />
    </g>
  );
}

function Lamp() {
  const id = useId();
  return (
    <g>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={drawingColours.lamp} stopOpacity=".5" />
        <stop offset="1" stopColor={drawingColours.lamp} stopOpacity=".06" />
      </linearGradient>
      <path d="M510 566L598 566 672 752 440 752Z" fill={`url(#${id})`} />
      <path
        d="M628 746L656 606 558 500"
        fill="none"
        stroke={drawingColours.ink}
        strokeWidth="5"
        opacity=".85"
      />
      <circle cx="656" cy="606" r="7" fill={drawingColours.ink} />
      <path d="M592 752Q598 736 628 736T664 752Z" fill={drawingColours.ink} />
      <path d="M534 566q4 15 20 15t20-15Z" fill={drawingColours.lamp} />
      <path
        d="M546 494h16q5 0 7 5 8 28 33 58 6 9-3 9h-90q-9 0-3-9 25-30 33-58 2-5 7-5Z"
        fill={drawingColours.pine}
      />
    </g>
  );
}

function Books() {
  return (
    <g>
      <rect x="94" y="722" width="128" height="30" rx="3" fill={drawingColours.pine} />
      <rect x="104" y="694" width="112" height="28" rx="3" fill={drawingColours.ember} />
      <rect x="92" y="670" width="104" height="24" rx="3" fill={drawingColours.lamp} />
      <path
        d="M112 722v30M206 722v30M120 694v28M106 670v24M182 670v24"
        stroke={drawingColours.surface}
        strokeWidth="3"
        opacity=".55"
      />
    </g>
  );
}

function Mug() {
  return (
    <g>
      <path
        d="M130 648v22h36v-22Z"
        fill={drawingColours.surface}
        stroke={drawingColours.edge}
        strokeWidth="2"
      />
      <path d="M166 652q12 0 10 8t-10 6" fill="none" stroke={drawingColours.edge} strokeWidth="2" />
      <g fill="none" stroke={drawingColours.edge} strokeWidth="2" opacity=".7">
        <path d="M141 640q-5-8 0-15t0-15M155 640q-5-8 0-15t0-15" />
      </g>
    </g>
  );
}
