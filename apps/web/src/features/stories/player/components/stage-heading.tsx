import type { Story } from "@codetale/contract/stories";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { PageHeading } from "#ui/layout/page-heading";
import type { ObservedValue } from "#lib/observed-value";
import { usePlayerWords } from "../hooks/use-player-words.ts";
import type { Phase, PlaybackState } from "../playback/playback-state.ts";
import type { Opening } from "../prefetch/opening-voice.ts";
import type { PlaybackProgress } from "../progress/saved-progress.ts";
import { captionOf, isNarrated } from "../scenes/narrated-scene.ts";
import { words as pageWords } from "../words.ts";
import { Caption } from "./caption.tsx";
import { nightBackdrop } from "./night-backdrop.ts";
import { StoryLanguage, StoryText } from "./story-text.tsx";

interface StageHeadingProps {
  story: Story | null;
  /** Whether the server has no such story for this account or visitor. */
  isUnknown: boolean;
  /** Why the story is not there; null where it is, or is still awaited. */
  failure: string | null;
  title: string;
  state: PlaybackState;
  progress: PlaybackProgress;
  opening: Opening;
  word: ObservedValue<number>;
}

/** The top of the stage: the title before the story, the caption during it, "The End" after it. */
export function StageHeading(props: StageHeadingProps) {
  const { story, title, state, progress, opening, word } = props;
  const { words } = usePlayerWords();
  const problem = problemOf(props);
  if (state.phase === "ready" && problem) {
    return (
      <StoryLanguage value={undefined}>
        <ReadyHeading {...problem} />
      </StoryLanguage>
    );
  }
  if (state.phase === "ready") {
    const hint = progress.way.length > 0 ? words.goOnHint : words.readyHint;
    // There is nothing to press while the voice is prepared, as is said then.
    return <ReadyHeading title={title} hint={opening === "preparing" ? null : hint} />;
  }
  if (state.phase === "ended") return <EndHeading story={story} progress={progress} />;
  return <SceneCaption state={state} word={word} />;
}

function problemOf({ isUnknown, failure }: Pick<StageHeadingProps, "isUnknown" | "failure">) {
  if (isUnknown) return { title: pageWords.unknownStory, hint: pageWords.unknownHint };
  return failure === null ? null : { title: pageWords.openingFailed, hint: failure };
}

/** The story's title, over the picture of its first scene. */
export function ReadyHeading({ title, hint }: { title: string; hint: string | null }) {
  return (
    <Box sx={readyHeading}>
      <PageHeading title={title}>
        <StoryText>{title}</StoryText>
      </PageHeading>
      {hint !== null && (
        <Typography sx={{ fontSize: "1.25rem", color: "stage.mutedCream", textWrap: "balance" }}>
          {hint}
        </Typography>
      )}
    </Box>
  );
}

/** "The End", over the picture of the last scene, and how many endings the listener has visited. */
function EndHeading({ story, progress }: Pick<StageHeadingProps, "story" | "progress">) {
  const { words } = usePlayerWords();
  const found = progress.seen.scenes.filter(({ isEnding }) => isEnding).length;
  return (
    <Box role="status" sx={endHeading}>
      <Typography variant="h2" component="h2" tabIndex={-1} data-takes-focus sx={endTitle}>
        {words.theEnd}
      </Typography>
      <Typography sx={{ fontSize: "1.375rem" }}>{words.endText}</Typography>
      {found > 0 && (
        <Typography sx={{ color: "stage.moon", fontSize: "1.125rem" }}>
          {words.endingsFound(found, story?.endings ?? null)}
        </Typography>
      )}
    </Box>
  );
}

/** Phases in which the question stays on the screen. */
const answering: ReadonlySet<Phase> = new Set(["asking", "recording", "recognizing"]);

/** Whether no voice has read the text that stays on the screen; screen readers then announce it. */
function isUnread({ phase, scene, reply, isHeard, isUnvoiced }: PlaybackState): boolean {
  if (phase === "reading") return true;
  if (!answering.has(phase) || !scene) return false;
  // A text that was skipped, or whose question was returned to, is announced where it has no audio.
  return isUnvoiced || (!isHeard && !reply && !isNarrated(scene));
}

/** The caption of the present scene; nothing before the first scene. */
function SceneCaption({ state, word }: Pick<StageHeadingProps, "state" | "word">) {
  const { scene, reply } = state;
  if (!scene) return null;
  return (
    <Caption
      title={scene.title}
      speaker={scene.speaker}
      text={captionOf(reply ?? scene)}
      isOwnIdea={scene.isBranch}
      word={word}
      isUnread={isUnread(state)}
    />
  );
}

const heading = {
  ...nightBackdrop,
  display: "grid",
  width: "fit-content",
  mx: "auto",
  textAlign: "center",
} as const;

const readyHeading = {
  ...heading,
  justifyItems: "center",
  gap: 2,
  maxWidth: 860,
  mt: { xs: 1, sm: 3 },
  overflowWrap: "anywhere",
  "& h1": { fontSize: "clamp(2.25rem, 1.5rem + 4vw, 4.5rem)" },
} as const;

const endHeading = { ...heading, gap: 1, mt: { xs: 1, sm: 2 } } as const;

const endTitle = {
  fontSize: "clamp(3.25rem, 2rem + 6vw, 6rem)",
  "&:focus": { outline: "none" },
} as const;
