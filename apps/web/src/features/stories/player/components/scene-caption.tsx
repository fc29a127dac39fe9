import type { ObservedValue } from "../observed-value.ts";
import type { Phase, PlaybackState } from "../playback/playback-machine.ts";
import { captionOf, isNarrated } from "../scenes/narrated-scene.ts";
import { Caption } from "./caption.tsx";

interface SceneCaptionProps {
  playing: PlaybackState;
  lang: string | undefined;
  word: ObservedValue<number>;
}

/** Phases in which the question stays on the screen; without audio, screen readers announce it. */
const answering: ReadonlySet<Phase> = new Set(["asking", "recording", "listening"]);

/** The caption of the present scene; nothing before the first scene and after the last. */
export function SceneCaption({ playing, lang, word }: SceneCaptionProps) {
  const { told, reply, phase } = playing;
  if (!told || phase === "ended") return null;
  return (
    <Caption
      title={told.scene.title}
      speaker={told.scene.speaker}
      text={captionOf(reply ?? told)}
      lang={lang}
      word={word}
      isUnread={phase === "reading" || (answering.has(phase) && !reply && !isNarrated(told))}
    />
  );
}
