import { LONGEST_RECORDING_MS } from "@codetale/contract/stories/player";
import { keyframes } from "@emotion/react";
import Box from "@mui/material/Box";
import { useEffect, useState, type ReactNode } from "react";
import { colourVar } from "#theme/colour-var";
import { VisuallyHidden } from "#ui/text/visually-hidden";
import { useObserved, type ObservedValue } from "#lib/observed-value";
import { usePlayerWords } from "../hooks/use-player-words.ts";
import type { PlayerWords } from "../words/player-words.ts";
import { nightVeil } from "./night-backdrop.ts";

/** `closed`: no answer can be given now; `recognizing`: the recording is being recognised. */
export type RecordButtonState = "closed" | "open" | "recording" | "recognizing";

interface RecordButtonProps {
  state: RecordButtonState;
  secondsLeft: ObservedValue<number | null>;
  onRecord: () => void;
  onStop: () => void;
}

/** Starts and stops the recording of an answer; its ring shows the time that is left. */
export function RecordButton({ state, secondsLeft, onRecord, onStop }: RecordButtonProps) {
  const { words } = usePlayerWords();
  const isRecording = state === "recording";
  const observed = useObserved(secondsLeft);
  const seconds = isRecording ? observed : null;
  const share = seconds === null ? 1 : (seconds * 1000) / LONGEST_RECORDING_MS;
  return (
    <Box sx={{ display: "grid", justifyItems: "center", gap: 0.75 }}>
      <Box
        component="button"
        type="button"
        disabled={state === "closed" || state === "recognizing"}
        aria-label={isRecording ? words.stopRecording : words.record}
        data-state={state}
        {...(isRecording && { "data-takes-focus": true })}
        onClick={isRecording ? onStop : onRecord}
        sx={button}
      >
        <Box component="svg" viewBox="0 0 104 104" aria-hidden sx={{ display: "block", width: 1 }}>
          <circle cx="52" cy="52" r="43" fill={colourVar("stage.ember")} />
          <circle {...ring} stroke={colourVar("stage.creamLine")} />
          <Box
            component="circle"
            {...ring}
            sx={{ ...ringStyle, strokeDashoffset: ROUND * (1 - share) }}
          />
          {faces[state]}
          {isRecording && (
            <text x="52" y="52" dy="0.36em" textAnchor="middle" fill={cream}>
              {seconds ?? ""}
            </text>
          )}
        </Box>
      </Box>
      <Box component="p" role="status" sx={hint}>
        {hintOf(state, seconds, words)}
        <LastSeconds seconds={seconds} />
      </Box>
    </Box>
  );
}

/** Announced for the last three seconds only: more would talk over the child. */
function LastSeconds({ seconds }: { seconds: number | null }) {
  const { words } = usePlayerWords();
  if (seconds === null || seconds > 3) return null;
  return <VisuallyHidden>{words.secondsLeft(seconds)}</VisuallyHidden>;
}

const cream = colourVar("stage.cream");

const RADIUS = 48.5;
/** The ring's circumference. */
const ROUND = 2 * Math.PI * RADIUS;

const ring = {
  cx: 52,
  cy: 52,
  r: RADIUS,
  fill: "none",
  strokeWidth: 5,
  transform: "rotate(-90 52 52)",
} as const;

const ringStyle = {
  stroke: cream,
  strokeLinecap: "round",
  strokeDasharray: ROUND,
  transition: "stroke-dashoffset 1s linear",
} as const;

const microphone = (
  <g stroke={cream} strokeWidth="4" strokeLinecap="round" fill="none">
    <rect x="43" y="27" width="18" height="32" rx="9" fill={cream} stroke="none" />
    <path d="M35 49a17 17 0 0 0 34 0M52 66v10M43 76h18" />
  </g>
);

const bounce = keyframes`50% { translate: 0 -7px; }`;

const dots = (
  <g fill={cream}>
    {[34, 52, 70].map((x, index) => (
      <Box
        component="circle"
        key={x}
        cx={x}
        cy={54}
        r={5}
        sx={{ animation: `${bounce} 900ms ${index * 150}ms ease-in-out infinite` }}
      />
    ))}
  </g>
);

/** A recognizer has answered by then; a language model may be writing a scene. */
const THINKING_MS = 3_000;

function WaitingHint() {
  const { words } = usePlayerWords();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), THINKING_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong ? words.thinking : words.listening;
}

const faces: Record<RecordButtonState, ReactNode> = {
  closed: microphone,
  open: microphone,
  recording: null,
  recognizing: dots,
};

function hintOf(state: RecordButtonState, seconds: number | null, words: PlayerWords): ReactNode {
  switch (state) {
    case "closed":
      return "";
    case "open":
      return words.recordHint;
    case "recording":
      // Until then the browser may be asking for the microphone, and nothing is heard.
      return seconds === null ? "" : words.recordingHint;
    case "recognizing":
      return <WaitingHint />;
  }
}

const breathe = keyframes`50% { box-shadow: 0 0 0 14px rgb(255 246 233 / 0.12); }`;

const button = {
  width: { xs: 84, sm: 96 },
  "@media (max-height: 700px)": { width: 72 },
  p: 0,
  border: 0,
  borderRadius: "50%",
  background: "none",
  cursor: "pointer",
  transition: "opacity 240ms, scale 120ms",
  "& text": { fontSize: 34, fontWeight: 700, fontVariantNumeric: "tabular-nums" },
  "&:hover:enabled": { scale: "1.04" },
  "&:focus-visible": { outline: "4px solid", outlineColor: "stage.lamp", outlineOffset: 3 },
  "&:disabled": { cursor: "default" },
  "&[data-state=closed]": { opacity: 0.55 },
  "&[data-state=recording]": { animation: `${breathe} 1.6s ease-in-out infinite` },
} as const;

const hint = {
  m: 0,
  minHeight: "1.4em",
  fontSize: "1.0625rem",
  lineHeight: 1.4,
  color: "stage.cream",
  textAlign: "center",
  borderRadius: 999,
  "&:not(:empty)": {
    px: 1.5,
    bgcolor: nightVeil(78),
  },
} as const;
