import type { ObservedValue } from "../observed-value.ts";
import type { PlaybackState, PlaybackEvent } from "../playback/playback-machine.ts";
import { waitsForAnswer } from "../scenes/narrated-scene.ts";
import { AskAgainNotice } from "./ask-again-notice.tsx";
import { ChoiceCards } from "./choice-cards.tsx";
import { Controls } from "./controls.tsx";
import { RecordButton, type RecordButtonState } from "./record-button.tsx";
import { PlayerErrorNotice } from "./player-error-notice.tsx";

interface SceneActionsProps {
  playing: PlaybackState;
  lang: string | undefined;
  secondsLeft: ObservedValue<number | null>;
  canGoBack: boolean;
  onEvent: (event: PlaybackEvent) => void;
}

/** The actions while a story plays: listen, go on, answer. */
export function SceneActions({
  playing,
  lang,
  secondsLeft,
  canGoBack,
  onEvent,
}: SceneActionsProps) {
  const { phase, reply, trouble } = playing;
  const isWaiting = waits(playing);
  return (
    <>
      {reply && <AskAgainNotice />}
      {trouble && (
        <PlayerErrorNotice
          trouble={trouble}
          onRetry={() => onEvent(phase === "stuck" ? { type: "retry" } : { type: "record" })}
          onDismiss={isWaiting ? () => onEvent({ type: "dismiss" }) : null}
        />
      )}
      {phase !== "stuck" && <Choices playing={playing} lang={lang} onEvent={onEvent} />}
      {phase !== "stuck" && isWaiting && (
        <RecordButton
          state={recordStates[phase] ?? "closed"}
          secondsLeft={secondsLeft}
          onRecord={() => onEvent({ type: "record" })}
          onStop={() => onEvent({ type: "stop-recording" })}
        />
      )}
      <Controls playing={playing} isWaiting={isWaiting} canGoBack={canGoBack} onEvent={onEvent} />
    </>
  );
}

function Choices({
  playing,
  lang,
  onEvent,
}: Pick<SceneActionsProps, "playing" | "lang" | "onEvent">) {
  const choices = playing.told?.scene.choices ?? [];
  if (choices.length === 0) return null;
  return (
    <ChoiceCards
      choices={choices}
      lang={lang}
      isOpen={playing.phase === "asking"}
      lit={playing.lit}
      onChoose={(index) => onEvent({ type: "choose", index })}
    />
  );
}

/** Whether the present scene waits for an answer, now or after its text. */
function waits({ told, reply }: PlaybackState): boolean {
  return told !== null && (reply !== null || waitsForAnswer(told));
}

const recordStates: Partial<Record<PlaybackState["phase"], RecordButtonState>> = {
  asking: "open",
  recording: "recording",
  listening: "listening",
};
