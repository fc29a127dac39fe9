import Box from "@mui/material/Box";
import { Spinner } from "#ui/feedback/spinner";
import { visuallyHidden } from "#ui/text/visually-hidden";
import { usePlayerWords } from "../hooks/use-player-words.ts";
import { hasQuestion, type PlaybackEvent, type PlaybackState } from "../playback/playback-state.ts";
import { waitsForAnswer } from "../scenes/narrated-scene.ts";
import { narrow } from "./faces-line.ts";
import { nightVeil } from "./night-backdrop.ts";
import { StageButton } from "./stage-button.tsx";
import { AgainIcon, BackIcon, EarIcon, PauseIcon, PlayIcon, SkipIcon } from "./stage-icons.tsx";
import { VoiceNotice } from "./voice-notice.tsx";

interface ControlsProps {
  state: PlaybackState;
  canGoBack: boolean;
  onEvent: (event: PlaybackEvent) => void;
}

/** The row of secondary buttons at the bottom of the stage. */
export function Controls({ state, canGoBack, onEvent }: ControlsProps) {
  const { words } = usePlayerWords();
  const { phase } = state;
  const isAnswering = phase === "recording" || phase === "recognizing";
  return (
    <Box sx={hasQuestion(state) ? rowOfQuestion : row}>
      <VoiceNotice state={state} />
      {canGoBack && !isAnswering && (
        <StageButton
          isBare
          icon={<BackIcon />}
          label={words.backToChoice}
          onClick={() => onEvent({ type: "back" })}
        />
      )}
      <NarrationButtons state={state} onEvent={onEvent} />
      {(phase === "asking" || phase === "reading") && (
        <StageButton
          icon={<AgainIcon />}
          label={words.hearAgain}
          onClick={() => onEvent({ type: "narrate-again" })}
        />
      )}
      {phase === "asking" && <ChoiceReadingButton state={state} onEvent={onEvent} />}
      {needsNext(state) && (
        <StageButton
          takesFocus
          icon={<SkipIcon />}
          label={words.next}
          onClick={() => onEvent({ type: "next" })}
        />
      )}
      {phase === "fetching" && (
        <Box role="status" sx={loading}>
          <Spinner size={22} />
          {words.loading}
        </Box>
      )}
    </Box>
  );
}

function NarrationButtons({ state, onEvent }: Pick<ControlsProps, "state" | "onEvent">) {
  const { words } = usePlayerWords();
  const { phase, isPaused } = state;
  const isNarrating = phase === "narrating";
  if (!isNarrating && phase !== "awaiting-voice") return null;
  return (
    <>
      {isNarrating && (
        <StageButton
          takesFocus
          icon={isPaused ? <PlayIcon /> : <PauseIcon />}
          label={isPaused ? words.resume : words.pause}
          onClick={() => onEvent({ type: isPaused ? "resume" : "pause" })}
        />
      )}
      <StageButton
        takesFocus={!isNarrating}
        icon={<SkipIcon />}
        label={hasQuestion(state) ? words.skipToChoices : words.skip}
        onClick={() => onEvent({ type: "skip" })}
      />
    </>
  );
}

/** Reads the choices again; while they are read, pauses that. */
function ChoiceReadingButton({ state, onEvent }: Pick<ControlsProps, "state" | "onEvent">) {
  const { words } = usePlayerWords();
  const { scene, highlightedChoice, isPaused } = state;
  if (!scene || scene.choices.length === 0) return null;
  if (highlightedChoice === null) {
    return (
      <StageButton
        icon={<EarIcon />}
        label={words.hearChoices}
        onClick={() => onEvent({ type: "hear-choices" })}
      />
    );
  }
  return (
    <StageButton
      icon={isPaused ? <PlayIcon /> : <PauseIcon />}
      label={isPaused ? words.resume : words.pause}
      onClick={() => onEvent({ type: isPaused ? "resume" : "pause" })}
    />
  );
}

/**
 * Whether the listener presses Next to go on: no audio reads the scene, or the story asked again
 * at a scene that does not wait for an answer.
 */
function needsNext({ phase, scene }: PlaybackState): boolean {
  return phase === "reading" || (phase === "asking" && scene !== null && !waitsForAnswer(scene));
}

const row = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: 1.25,
  minHeight: 48,
} as const;

/** Beside the microphone of a phone is no room for labels. */
const rowOfQuestion = {
  ...row,
  [narrow]: {
    gap: 1,
    "& button": { px: 0, width: 48 },
    "& button > span": visuallyHidden,
  },
} as const;

const loading = {
  display: "flex",
  alignItems: "center",
  gap: 1.25,
  px: 2,
  borderRadius: 999,
  bgcolor: nightVeil(72),
} as const;
