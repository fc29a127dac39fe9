import type { Story } from "@codetale/contract/stories";
import type { ObservedValue } from "../observed-value.ts";
import type { Place } from "../place.ts";
import type { Playing } from "../playing.ts";
import { words } from "../words.ts";
import { EndHeading } from "./end-heading.tsx";
import { ReadyHeading } from "./ready-heading.tsx";
import { ToldCaption } from "./told-caption.tsx";

interface StageHeadingProps {
  story: Story | null;
  /** Whether the server has no such story for us. */
  isUnknown: boolean;
  title: string;
  lang: string | undefined;
  playing: Playing;
  place: Place;
  word: ObservedValue<number>;
}

/** What stands at the top of the stage: the title, what is told, or The End. */
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
  return <ToldCaption playing={playing} lang={lang} word={word} />;
}

function readyHint({ way }: Place): string {
  return way.length > 0 ? words.goOnHint : words.readyHint;
}
