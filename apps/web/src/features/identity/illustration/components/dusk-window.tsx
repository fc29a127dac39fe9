import { useId } from "react";
import { drawingColours } from "./drawing-colours.ts";

/** A window onto the other room of the house: hills at dusk, a moon, a small boat. */
export function DuskWindow() {
  const id = useId();
  return (
    <g>
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={drawingColours.night} />
          <stop offset=".3" stopColor={drawingColours.violet} />
          <stop offset=".52" stopColor={drawingColours.rose} />
          <stop offset=".72" stopColor={drawingColours.glow} />
        </linearGradient>
        <clipPath id={`${id}-pane`}>
          <rect x="120" y="236" width="320" height="336" rx="4" />
        </clipPath>
      </defs>
      <rect x="108" y="224" width="344" height="360" rx="8" fill={drawingColours.surface} />
      <g clipPath={`url(#${id}-pane)`}>
        <rect x="120" y="236" width="320" height="336" fill={`url(#${id}-sky)`} />
        <g fill={drawingColours.cream}>
          <circle cx="160" cy="270" r="1.8" />
          <circle cx="212" cy="302" r="1.4" />
          <circle cx="250" cy="262" r="1.8" />
          <circle cx="318" cy="286" r="1.4" />
          <circle cx="410" cy="258" r="1.8" />
          <circle cx="182" cy="346" r="1.4" />
          <circle cx="300" cy="340" r="1.2" />
        </g>
        <circle cx="368" cy="350" r="34" fill={drawingColours.moon} />
        <path d="M120 462Q180 408 262 452T440 426V572H120Z" fill={drawingColours.farHill} />
        <path d="M120 492Q214 446 310 484T440 466V572H120Z" fill={drawingColours.midHill} />
        <path d="M120 506H440V572H120Z" fill={drawingColours.rose} />
        <g stroke={drawingColours.moon} strokeWidth="3" strokeLinecap="round" opacity=".75">
          <path d="M352 513h34M362 521h22M358 529h10" />
        </g>
        <path d="M298 520h44l-7 11h-30z" fill={drawingColours.lamp} />
        <path d="M319 518v-36l20 30z" fill={drawingColours.cream} />
        <path d="M120 532Q216 506 318 540T440 526V572H120Z" fill={drawingColours.nearHill} />
        <path
          d="M140 528l16-58 16 58zM166 530l12-42 12 42zM400 534l14-50 14 50z"
          fill={drawingColours.nearHill}
        />
      </g>
      <path d="M280 236v336M120 392h320" stroke={drawingColours.surface} strokeWidth="8" />
      <rect
        x="108"
        y="224"
        width="344"
        height="360"
        rx="8"
        fill="none"
        stroke={drawingColours.edge}
      />
      <rect
        x="92"
        y="584"
        width="376"
        height="16"
        rx="3"
        fill={drawingColours.surface}
        stroke={drawingColours.edge}
      />
    </g>
  );
}
