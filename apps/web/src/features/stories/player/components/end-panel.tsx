import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { usePlayerWords } from "../hooks/use-player-words.ts";
import { useWayOut } from "../hooks/use-way-out.ts";
import { nightVeil } from "./night-backdrop.ts";
import { AgainIcon, BackIcon, ShelfIcon } from "./stage-icons.tsx";

interface EndPanelProps {
  onReplay: () => void;
  /** Returns to the last choice; null where none was made. */
  onBack: (() => void) | null;
  /** The form to tell the story again; null unless the listener made it. */
  tellAgain: string | null;
}

/** The actions after the end of a story. */
export function EndPanel({ onReplay, onBack, tellAgain }: EndPanelProps) {
  const { words } = usePlayerWords();
  const wayOut = useWayOut();
  return (
    <Box sx={panel}>
      <Button variant="dusk" size="large" startIcon={<AgainIcon />} onClick={onReplay}>
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
