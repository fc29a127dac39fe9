import Box from "@mui/material/Box";
import { colourVar } from "#theme/colour-var";
import { InfoIcon, OfflineIcon } from "#ui/display/icons";
import type { ObservedValue } from "#lib/observed-value";
import { useOnline } from "#lib/use-online";
import { usePlayerWords } from "../hooks/use-player-words.ts";
import {
  hasQuestion,
  READ_AGAIN_FROM,
  TAP_FROM,
  type PlaybackEvent,
  type PlaybackState,
} from "../playback/playback-state.ts";
import { ChoiceCards } from "./choice-cards.tsx";
import { Controls } from "./controls.tsx";
import { nightVeil } from "./night-backdrop.ts";
import { PlayerErrorNotice } from "./player-error-notice.tsx";
import { RecordButton, type RecordButtonState } from "./record-button.tsx";

interface SceneActionsProps {
  state: PlaybackState;
  secondsLeft: ObservedValue<number | null>;
  /** Index of the word that is heard of the choice that is being read. */
  choiceWord: ObservedValue<number>;
  /** Whether the first tap takes a choice. */
  isTakenByOneTap: boolean;
  canGoBack: boolean;
  onEvent: (event: PlaybackEvent) => void;
}

/** The actions while a story plays: listen, go on, answer. */
export function SceneActions(props: SceneActionsProps) {
  const { state, secondsLeft, choiceWord, isTakenByOneTap, canGoBack, onEvent } = props;
  const { phase, scene, reply, error } = state;
  const isWaiting = hasQuestion(state);
  return (
    <>
      {reply && <AskAgainNotice misses={state.misses} />}
      {error && (
        <PlayerErrorNotice
          error={error}
          onRetry={() => onEvent(phase === "failed" ? { type: "retry" } : { type: "record" })}
          onDismiss={isWaiting ? () => onEvent({ type: "dismiss-error" }) : null}
        />
      )}
      {phase !== "failed" && scene && scene.choices.length > 0 && (
        <Box data-offers-tap={offersTap(state)} sx={choiceCards}>
          <ChoiceCards
            choices={scene.choices}
            pictures={scene.choice_pictures}
            state={state}
            word={choiceWord}
            isTakenByOneTap={isTakenByOneTap}
            onEvent={onEvent}
          />
        </Box>
      )}
      <Box sx={answerRow}>
        {phase !== "failed" && isWaiting && (
          <SpokenAnswer phase={phase} secondsLeft={secondsLeft} onEvent={onEvent} />
        )}
        <Controls state={state} canGoBack={canGoBack} onEvent={onEvent} />
      </Box>
    </>
  );
}

type SpokenAnswerProps = Pick<SceneActionsProps, "secondsLeft" | "onEvent"> &
  Pick<PlaybackState, "phase">;

/** The microphone; without a network, what to do instead. */
function SpokenAnswer({ phase, secondsLeft, onEvent }: SpokenAnswerProps) {
  const { words } = usePlayerWords();
  const isOnline = useOnline();
  if (!isOnline && phase === "asking") {
    return (
      <Box role="status" sx={offlineNotice}>
        <OfflineIcon size="1.375em" />
        {words.tapOffline}
      </Box>
    );
  }
  return (
    <RecordButton
      state={recordStates[phase] ?? "closed"}
      secondsLeft={secondsLeft}
      onRecord={() => onEvent({ type: "record" })}
      onStop={() => onEvent({ type: "stop-recording" })}
    />
  );
}

function AskAgainNotice({ misses }: Pick<PlaybackState, "misses">) {
  const { words } = usePlayerWords();
  return (
    <Box role="status" sx={askAgainNotice}>
      <InfoIcon size="1.375em" />
      <div>
        {words.askAgain}
        {misses >= READ_AGAIN_FROM && (
          <div>{misses >= TAP_FROM ? words.tapACard : words.sayOrTap}</div>
        )}
      </div>
    </Box>
  );
}

/** @returns undefined, which leaves the attribute out, where speaking is offered first */
function offersTap({ phase, misses }: PlaybackState): true | undefined {
  return (phase === "asking" && misses >= TAP_FROM) || undefined;
}

/** Rings around the cards show a child who cannot read where to tap. */
const choiceCards = {
  display: "contents",
  "&[data-offers-tap] [role=group] > :not([data-lit], [data-selected])": {
    boxShadow: `0 0 0 4px ${colourVar("stage.ember")}`,
  },
} as const;

const recordStates: Partial<Record<PlaybackState["phase"], RecordButtonState>> = {
  asking: "open",
  recording: "recording",
  recognizing: "recognizing",
};

/** Beside each other, so that the picture keeps its height. */
const answerRow = {
  display: "flex",
  flexWrap: { sm: "wrap" },
  alignItems: "center",
  justifyContent: "center",
  columnGap: { xs: 1.5, sm: 3 },
  rowGap: 1,
} as const;

const askAgainNotice = {
  display: "flex",
  alignItems: "center",
  gap: 1.25,
  width: "fit-content",
  maxWidth: 720,
  px: 2.25,
  py: 1.25,
  borderRadius: 4,
  color: "stage.night",
  bgcolor: "stage.lamp",
  fontSize: "1.0625rem",
  fontWeight: 600,
  lineHeight: 1.35,
} as const;

const offlineNotice = {
  display: "flex",
  alignItems: "center",
  gap: 1.25,
  px: 2.25,
  py: 1.25,
  borderRadius: 4,
  bgcolor: nightVeil(86),
  fontWeight: 600,
} as const;
