import { colourVar } from "#theme/colour-var";
import { NightHills } from "./night-hills.tsx";

/** A path over the hills that does not know where it leads, and a signpost without a word. */
export function LostPath() {
  return (
    <>
      <NightHills />
      <QuestionMark />
      <Signpost />
    </>
  );
}

/** The path itself: it comes from the front, and turns into what everybody asks here. */
function QuestionMark() {
  return (
    <g fill="none" stroke={colourVar("stage.moon")} strokeWidth="8" strokeLinecap="round">
      <path d="M436 380C470 352 540 366 556 330" strokeDasharray="16 16" opacity="0.9" />
      <path d="M566 252C566 214 622 212 622 168C622 120 540 112 526 158" strokeDasharray="16 16" />
      <path d="M565 292h.01" strokeWidth="10" />
    </g>
  );
}

function Signpost() {
  return (
    <g>
      <path d="M716 344V226" stroke={colourVar("stage.mutedCream")} strokeWidth="9" />
      <path d="M662 236h84l18 15-18 15h-84z" fill={colourVar("stage.cream")} />
      <path d="M770 278h-78l-17 14 17 14h78z" fill={colourVar("stage.mutedCream")} />
    </g>
  );
}
