import type { Story } from "@codetale/contract/stories";
import type { ObservedValue } from "../observed-value.ts";
import type { PlaybackProgress } from "../progress/saved-progress.ts";
import type { PlaybackState } from "../playback/playback-machine.ts";
import { words } from "../words.ts";
import { EndHeading } from "./end-heading.tsx";
import { ReadyHeading } from "./ready-heading.tsx";
import { SceneCaption } from "./scene-caption.tsx";

interface StageHeadingProps {
  story: Story | null;
  /** Whether the server has no such story for this account or visitor. */
  isUnknown: boolean;
  title: string;
  lang: string | undefined;
  playing: PlaybackState;
  place: PlaybackProgress;
  word: ObservedValue<number>;
}

/** The top of the stage: the title before the story, the caption during it, "The End" after it. */
export function StageHeading(props: StageHeadingProps) {
  const { story, isUnknown, title, lang, playing, place, word } = props;
  if (playing.phase === "ready") {
    return (
      <ReadyHeading
        title={isUnknown ? words.unknownStory : title}
        lang={isUnknown ? undefined : lang}
        hint={isUnknown ? words.unknownHint : readyHint(place)}
      />
    );
  }
  if (playing.phase === "ended") {
    const found = place.seen.scenes.filter(({ isEnding }) => isEnding).length;
    return <EndHeading found={found} all={story?.endings ?? null} />;
  }
  return <SceneCaption playing={playing} lang={lang} word={word} />;
}

function readyHint({ way }: PlaybackProgress): string {
  return way.length > 0 ? words.goOnHint : words.readyHint;
}
