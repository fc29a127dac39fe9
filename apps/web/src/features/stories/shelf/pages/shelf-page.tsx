import { screenPaths, shelfStoryPath } from "@codetale/contract/screens";
import type { Story } from "@codetale/contract/stories";
import Box from "@mui/material/Box";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useLiveEvent } from "#lib/live-connection";
import { useNavigate } from "#lib/routing/navigation";
import { useOfflineApp } from "#lib/service-worker-registration";
import { useKeptFocus } from "#lib/use-kept-focus";
import { OfflineIcon } from "#ui/display/icons";
import { PageHeading } from "#ui/layout/page-heading";
import { visuallyHidden } from "#ui/text/visually-hidden";
import { ScenePicture } from "../../drawing/scene-picture.tsx";
import { nightVeil } from "../../player/components/night-backdrop.ts";
import { Stage } from "../../player/components/stage.tsx";
import { AgainIcon, ShelfIcon } from "../../player/components/stage-icons.tsx";
import { StageButton } from "../../player/components/stage-button.tsx";
import { useTapOnce } from "../../player/hooks/use-tap-once.ts";
import { useDownloadRenewal } from "../../player/offline/use-download-renewal.ts";
import { storyKeys } from "../../queries.ts";
import { useStoryQueue } from "../../queue/story-queue.ts";
import { ParentGate } from "../components/parent-gate.tsx";
import { ShelfArrows } from "../components/shelf-arrows.tsx";
import { ShelfCover } from "../components/shelf-cover.tsx";
import { leaveFullScreen } from "../full-screen.ts";
import { useShelfStories, type ShelfStories } from "../hooks/use-shelf-stories.ts";
import { useSpokenTitle } from "../hooks/use-spoken-title.ts";
import { STORIES_ON_SHELF } from "../shelf-pages.ts";
import { shownTitle } from "../shown-title.ts";
import { words } from "../words.ts";

/** The stories as covers, for a child who cannot read; parents leave it through a gate. */
export function ShelfPage() {
  useOfflineApp();
  useDownloadRenewal();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [page, setPage] = useState(1);
  const shelf = useShelfStories(page);
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const readAgain = () => void client.invalidateQueries({ queryKey: storyKeys.lists });
  useLiveEvent("story:changed", readAgain);
  useLiveEvent("connect", readAgain);
  const leave = () => {
    leaveFullScreen();
    void navigate(screenPaths.storyLibrary, { replace: true });
  };
  const pages = shelf.state === "ready" ? shelf.pages : 1;
  // Stories of the last page may have been deleted meanwhile.
  if (shelf.state === "ready" && page > pages) setPage(pages);
  return (
    <Stage
      picture={<ScenePicture seed="shelf" setting="hill" sky="dusk" cast={[]} speaker={null} />}
      bar={
        <Box component="header" sx={bar}>
          <Box sx={visuallyHidden}>
            <PageHeading title={words.title} />
          </Box>
          <ParentGate onOpen={leave} />
        </Box>
      }
      caption={null}
    >
      <Box {...keptFocus} sx={{ display: "contents" }}>
        <Shelf shelf={shelf} page={page} />
        {pages > 1 && <ShelfArrows page={page} pages={pages} onTurn={setPage} maxWidth={WIDTH} />}
      </Box>
    </Stage>
  );
}

/** One page of the shelf, or what is there instead of stories. */
function Shelf({ shelf, page }: { shelf: ShelfStories; page: number }) {
  switch (shelf.state) {
    case "loading":
      return (
        <Box tabIndex={-1} sx={{ ...covers, outline: 0 }}>
          <Box role="status" sx={visuallyHidden}>
            {words.loading}
          </Box>
          {Array.from({ length: STORIES_ON_SHELF }, (_, at) => (
            <Box key={at} aria-hidden sx={blank} />
          ))}
        </Box>
      );
    case "failed":
      return <Instead icon={<AgainIcon size={72} />} text={words.failed} onRetry={shelf.retry} />;
    case "ready":
      if (shelf.stories.length > 0) return <Covers key={page} shelf={shelf} />;
      return shelf.isOffline ? (
        <Instead
          icon={<OfflineIcon size={72} />}
          text={words.nothingOffline}
          onRetry={shelf.retry}
        />
      ) : (
        <Instead icon={<ShelfIcon size={72} />} text={words.empty} onRetry={null} />
      );
  }
}

function Covers({ shelf }: { shelf: Extract<ShelfStories, { state: "ready" }> }) {
  const navigate = useNavigate();
  const speak = useSpokenTitle();
  const [isTakenByOneTap] = useTapOnce();
  const queue = useStoryQueue();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const placeOf = ({ id }: Story) => {
    const place = queue.findIndex((waiting) => waiting.id === id);
    return place < 0 ? null : place + 1;
  };
  const open = ({ id }: Story) => void navigate(shelfStoryPath(id));
  const tap = (story: Story) => {
    if (isTakenByOneTap || story.id === selectedId) return open(story);
    setSelectedId(story.id);
    const { text, lang = story.language } = shownTitle(story);
    speak(text, lang);
  };
  return (
    <>
      {shelf.isOffline && (
        <Box role="status" sx={offline}>
          <OfflineIcon size={28} />
          {words.offline}
        </Box>
      )}
      <Box sx={covers}>
        {shelf.stories.map((story) => (
          <ShelfCover
            key={story.id}
            story={story}
            isSelected={story.id === selectedId}
            queuePlace={placeOf(story)}
            onTap={() => tap(story)}
            onOpen={() => open(story)}
          />
        ))}
      </Box>
    </>
  );
}

interface InsteadProps {
  icon: ReactNode;
  text: string;
  onRetry: (() => void) | null;
}

/** A big picture and few words, where there is no story to show. */
function Instead({ icon, text, onRetry }: InsteadProps) {
  return (
    <Box role="status" sx={instead}>
      {icon}
      {text}
      {onRetry && <StageButton icon={<AgainIcon />} label={words.tryAgain} onClick={onRetry} />}
    </Box>
  );
}

/** So wide that two rows of three covers fit into a window's height. */
const WIDTH = "max(640px, min(1120px, 118vh))";

const bar = {
  position: "relative",
  zIndex: 2,
  display: "flex",
  alignItems: "center",
  minHeight: 64,
  px: { xs: 1, sm: 2.5 },
  pt: "env(safe-area-inset-top)",
} as const;

const covers = {
  display: "grid",
  gap: { xs: 1.75, sm: 3 },
  width: 1,
  maxWidth: WIDTH,
  mx: "auto",
  gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", md: "repeat(3, minmax(0, 1fr))" },
} as const;

const blank = {
  aspectRatio: "6 / 5",
  borderRadius: 3,
  bgcolor: nightVeil(55),
} as const;

const offline = {
  display: "flex",
  alignItems: "center",
  gap: 1.25,
  width: "fit-content",
  mx: "auto",
  mb: 2,
  px: 2,
  py: 1,
  borderRadius: 999,
  bgcolor: nightVeil(82),
  fontWeight: 600,
} as const;

const instead = {
  display: "grid",
  justifyItems: "center",
  gap: 2,
  width: "fit-content",
  mx: "auto",
  my: "auto",
  p: 4,
  borderRadius: 4,
  textAlign: "center",
  fontSize: "1.375rem",
  fontWeight: 600,
  bgcolor: nightVeil(82),
} as const;
