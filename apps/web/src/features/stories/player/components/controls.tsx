import Box from "@mui/material/Box";
import { Spinner } from "#ui/feedback/spinner";
import type { Phase, PlaybackState, PlaybackEvent } from "../playback/playback-machine.ts";
import { waitsForAnswer } from "../scenes/narrated-scene.ts";
import { words } from "../words.ts";
import { StageButton } from "./stage-button.tsx";
import { AgainIcon, BackIcon, PauseIcon, PlayIcon, SkipIcon } from "./stage-icons.tsx";

interface ControlsProps {
  playing: PlaybackState;
  /** Whether the scene waits for an answer, now or after its text. */
  isWaiting: boolean;
  canGoBack: boolean;
  onEvent: (event: PlaybackEvent) => void;
}

/** The row of secondary buttons at the bottom of the stage. */
export function Controls({ playing, isWaiting, canGoBack, onEvent }: ControlsProps) {
  const { phase, isPaused } = playing;
  return (
    <Box sx={row}>
      {canGoBack && !isListening(phase) && (
        <StageButton
          isBare
          icon={<BackIcon />}
          label={words.backToChoice}
          onClick={() => onEvent({ type: "back" })}
        />
      )}
      {phase === "telling" && (
        <Telling isPaused={isPaused} isWaiting={isWaiting} onEvent={onEvent} />
      )}
      {(phase === "asking" || phase === "reading") && (
        <StageButton
          icon={<AgainIcon />}
          label={words.hearAgain}
          onClick={() => onEvent({ type: "hear-again" })}
        />
      )}
      {goesOnByHand(playing) && (
        <StageButton
          takesFocus
          icon={<SkipIcon />}
          label={words.next}
          onClick={() => onEvent({ type: "next" })}
        />
      )}
      {phase === "fetching" && <Loading />}
    </Box>
  );
}

type TellingProps = Pick<ControlsProps, "isWaiting" | "onEvent"> & { isPaused: boolean };

function Telling({ isPaused, isWaiting, onEvent }: TellingProps) {
  return (
    <>
      <StageButton
        takesFocus
        icon={isPaused ? <PlayIcon /> : <PauseIcon />}
        label={isPaused ? words.resume : words.pause}
        onClick={() => onEvent({ type: isPaused ? "resume" : "pause" })}
      />
      <StageButton
        icon={<SkipIcon />}
        label={isWaiting ? words.skipToChoices : words.skip}
        onClick={() => onEvent({ type: "skip" })}
      />
    </>
  );
}

/** Shown while a scene is fetched. */
function Loading() {
  return (
    <Box role="status" sx={loading}>
      <Spinner size={22} />
      {words.loading}
    </Box>
  );
}

function isListening(phase: Phase): boolean {
  return phase === "recording" || phase === "listening";
}

/**
 * Whether the listener presses Next to go on: no audio reads the scene, or the story asked again
 * at a scene that does not wait for an answer.
 */
function goesOnByHand({ phase, told }: PlaybackState): boolean {
  return phase === "reading" || (phase === "asking" && told !== null && !waitsForAnswer(told));
}

const row = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: 1.25,
  minHeight: 48,
} as const;

const loading = {
  display: "flex",
  alignItems: "center",
  gap: 1.25,
  px: 2,
  borderRadius: 999,
  bgcolor: "color-mix(in srgb, var(--ct-palette-stage-night) 72%, transparent)",
} as const;
