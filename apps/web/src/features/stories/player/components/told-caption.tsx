import type { ObservedValue } from "../observed-value.ts";
import type { Phase, Playing } from "../playing.ts";
import { captionOf, isVoiced } from "../told.ts";
import { Caption } from "./caption.tsx";

interface ToldCaptionProps {
  playing: Playing;
  lang: string | undefined;
  word: ObservedValue<number>;
}

/** Whoever answers may still want to read the question. */
const answering: ReadonlySet<Phase> = new Set(["asking", "recording", "listening"]);

/** What is told on the stage now; nothing before the first scene and after the last. */
export function ToldCaption({ playing, lang, word }: ToldCaptionProps) {
  const { told, reply, phase } = playing;
  if (!told || phase === "ended") return null;
  return (
    <Caption
      title={told.scene.title}
      speaker={told.scene.speaker}
      text={captionOf(reply ?? told)}
      lang={lang}
      word={word}
      isUnread={phase === "reading" || (answering.has(phase) && !reply && !isVoiced(told))}
    />
  );
}
