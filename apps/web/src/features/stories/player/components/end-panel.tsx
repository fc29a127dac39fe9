import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { usePlayerWords } from "../hooks/use-player-words.ts";
import type { NextStory } from "../hooks/use-next-story.ts";
import { useWayOut } from "../hooks/use-way-out.ts";
import { nightVeil } from "./night-backdrop.ts";
import { AgainIcon, BackIcon, PlayIcon, ShelfIcon } from "./stage-icons.tsx";
import { ComingSign } from "./voice-notice.tsx";

interface EndPanelProps {
  onReplay: () => void;
  /** Returns to the last choice; null where none was made. */
  onBack: (() => void) | null;
  /** The form to tell the story again; null unless the listener made it. */
  tellAgain: string | null;
  /** What follows in the queue. */
  next: NextStory | null;
}

/** The actions after the end of a story. */
export function EndPanel({ onReplay, onBack, tellAgain, next }: EndPanelProps) {
  const { words } = usePlayerWords();
  const wayOut = useWayOut();
  return (
    <Box sx={panel}>
      {next && <Next next={next} />}
      <Button
        variant={next ? "duskOutlined" : "dusk"}
        size="large"
        startIcon={<AgainIcon />}
        onClick={onReplay}
      >
        {words.replay}
      </Button>
      {onBack && (
        <Button variant="duskOutlined" size="large" startIcon={<BackIcon />} onClick={onBack}>
          {words.backToChoice}
        </Button>
      )}
      {tellAgain !== null && (
        <Button variant="duskOutlined" size="large" href={tellAgain}>
          {words.tellAgain}
        </Button>
      )}
      {wayOut && (
        <Button variant="duskOutlined" size="large" startIcon={<ShelfIcon />} href={wayOut.href}>
          {wayOut.label}
        </Button>
      )}
    </Box>
  );
}

/** The story that follows, and the way to stay where it would begin by itself. */
function Next({ next: { story, isComing, play, stay } }: { next: NextStory }) {
  const { words } = usePlayerWords();
  const title = story.title || words.untitled;
  return (
    <Box sx={nextRow}>
      <Button variant="dusk" size="large" startIcon={<PlayIcon />} onClick={play}>
        {words.nextStory(title)}
      </Button>
      {isComing && (
        <>
          <Box role="status" sx={coming}>
            <ComingSign />
            {words.nextComing}
          </Box>
          <Button variant="duskOutlined" size="large" onClick={stay}>
            {words.stayHere}
          </Button>
        </>
      )}
    </Box>
  );
}

const panel = {
  display: "flex",
  flexWrap: "wrap",
  flexDirection: { xs: "column", sm: "row" },
  alignItems: "stretch",
  justifyContent: "center",
  gap: 1.5,
  pb: { xs: 2, sm: 5 },
  "& .MuiButton-duskOutlined": {
    bgcolor: nightVeil(78),
  },
} as const;

const nextRow = {
  display: "flex",
  flexWrap: "wrap",
  flexDirection: { xs: "column", sm: "row" },
  alignItems: { xs: "stretch", sm: "center" },
  justifyContent: "center",
  gap: 1.5,
  flexBasis: { sm: "100%" },
  // A title may be long.
  "& .MuiButton-root": { whiteSpace: "normal", overflowWrap: "anywhere" },
} as const;

const coming = {
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 1.25,
  minHeight: 48,
  px: 2,
  borderRadius: 999,
  bgcolor: nightVeil(78),
  fontWeight: 600,
} as const;
