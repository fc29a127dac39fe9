import { playStoryPath, screenPaths } from "@codetale/contract/screens";
import type { Story } from "@codetale/contract/stories";
import type { StoredScene } from "@codetale/contract/stories/player";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useParams } from "wouter";
import { errorNumberOf } from "#lib/http/error-number";
import { useSession } from "#lib/session/use-session";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { Notice } from "#ui/feedback/notice";
import { Page } from "#ui/layout/page";
import { visuallyHidden } from "#ui/text/visually-hidden";
import { languageTag } from "../../player/language-tag.ts";
import { useDownloadRenewal } from "../../player/offline/use-download-renewal.ts";
import { useWholeStory } from "../../use-whole-story.ts";
import { StoryLines } from "../components/story-lines.tsx";
import { words } from "../words.ts";
import { LineEditor } from "./line-editor.tsx";

/** Changes the words of one's own story, line by line; empty without a session. */
export function EditPage() {
  const { id = "" } = useParams();
  const { session } = useSession();
  return session && <EditOnePage key={id} uid={session.uid} storyId={id} />;
}

function EditOnePage({ uid, storyId }: { uid: string; storyId: string }) {
  const loaded = useWholeStory(storyId);
  useDownloadRenewal();
  const isOwn = loaded.state === "ready" && loaded.details.story.isOwn;
  const play = (
    <Button variant="outlined" color="secondary" href={playStoryPath(storyId)}>
      {words.play}
    </Button>
  );
  return (
    <Page title={words.title} intro={words.intro} actions={isOwn && play}>
      {loaded.state === "loading" && <EditSkeleton />}
      {loaded.state === "failed" && (
        <FailureNotice
          number={errorNumberOf(loaded.error)}
          message={words.failed}
          onRetry={loaded.retry}
        />
      )}
      {(loaded.state === "unknown" || (loaded.state === "ready" && !isOwn)) && <UnknownStory />}
      {isOwn && <OwnLines uid={uid} story={loaded.details.story} scenes={loaded.whole.scenes} />}
    </Page>
  );
}

interface OwnLinesProps {
  uid: string;
  story: Story;
  scenes: readonly StoredScene[];
}

function OwnLines({ uid, story, scenes }: OwnLinesProps) {
  const lang = languageTag(story.language);
  const isSpoken = story.voiced !== null;
  return (
    <Box sx={column}>
      <Box sx={{ mb: 3 }}>
        <Notice>{words[audienceOf(story)]}</Notice>
      </Box>
      <StoryLines
        title={story.title}
        scenes={scenes}
        renderLine={(line) => (
          <LineEditor uid={uid} storyId={story.id} lang={lang} isSpoken={isSpoken} line={line} />
        )}
      />
    </Box>
  );
}

/** Who hears what is written. */
function audienceOf(story: Story): "imported" | "shared" | "private" {
  if (story.isAuthored) return "imported";
  return story.isShared ? "shared" : "private";
}

function UnknownStory() {
  return (
    <Notice
      action={
        <Button variant="outlined" href={`${screenPaths.storyLibrary}?whose=mine`}>
          {words.library}
        </Button>
      }
    >
      {words.unknown}
    </Notice>
  );
}

function EditSkeleton() {
  return (
    <Box sx={{ ...column, display: "grid", gap: 2 }}>
      <Typography role="status" sx={visuallyHidden}>
        {words.loading}
      </Typography>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} aria-hidden variant="rounded" height={index === 0 ? 96 : 176} />
      ))}
    </Box>
  );
}

const column = { maxWidth: 820 };
