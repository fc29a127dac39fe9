import type { ObservedValue } from "../observed-value.ts";
import type { Playing, PlayEvent } from "../playing.ts";
import { asks } from "../told.ts";
import { AskAgainNotice } from "./ask-again-notice.tsx";
import { ChoiceCards } from "./choice-cards.tsx";
import { Controls } from "./controls.tsx";
import { RecordButton, type RecordButtonState } from "./record-button.tsx";
import { TroubleNotice } from "./trouble-notice.tsx";

interface ToldSceneProps {
  playing: Playing;
  lang: string | undefined;
  secondsLeft: ObservedValue<number | null>;
  canGoBack: boolean;
  onEvent: (event: PlayEvent) => void;
}

/** What one can do while a story plays: listen, go on, answer. */
export function ToldScene({ playing, lang, secondsLeft, canGoBack, onEvent }: ToldSceneProps) {
  const { phase, reply, trouble } = playing;
  const isWaiting = waits(playing);
  return (
    <>
      {reply && <AskAgainNotice />}
      {trouble && (
        <TroubleNotice
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

function Choices({ playing, lang, onEvent }: Pick<ToldSceneProps, "playing" | "lang" | "onEvent">) {
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

/** Whether the present scene is one that waits for an answer, now or when all is said. */
function waits({ told, reply }: Playing): boolean {
  return told !== null && (reply !== null || asks(told));
}

const recordStates: Partial<Record<Playing["phase"], RecordButtonState>> = {
  asking: "open",
  recording: "recording",
  listening: "listening",
};
