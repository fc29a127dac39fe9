import { keyframes } from "@emotion/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { colourVar } from "#theme/colour-var";
import { usePlayerWords } from "../hooks/use-player-words.ts";
import { useWayOut } from "../hooks/use-way-out.ts";
import type { Opening } from "../prefetch/opening-voice.ts";
import { words as pageWords } from "../words.ts";
import { nightVeil } from "./night-backdrop.ts";
import { AgainIcon, PlayIcon, SkipIcon } from "./stage-icons.tsx";
import { StageButton } from "./stage-button.tsx";
import { ComingSign } from "./voice-notice.tsx";

interface ReadyPanelProps {
  /** Whether the server has no such story: then there is only the way out. */
  isUnknown: boolean;
  /** Tries once more to load the story; null where that has not failed. */
  onRetry: (() => void) | null;
  /** Whether there is saved progress. */
  canGoOn: boolean;
  /** Whether the voice that the story begins with is there. */
  opening: Opening;
  /** `withoutVoice`: the listener does not wait for voices. */
  onPlay: (withoutVoice?: true) => void;
  onGoOn: (withoutVoice?: true) => void;
}

/** The actions before a story begins: one round button to play it or to go on. */
export function ReadyPanel(props: ReadyPanelProps) {
  const { isUnknown, onRetry, canGoOn, opening, onPlay, onGoOn } = props;
  const { words } = usePlayerWords();
  const wayOut = useWayOut();
  if (isUnknown) {
    return (
      <Box sx={panel}>
        {wayOut && (
          <Button variant="dusk" size="large" href={wayOut.href}>
            {wayOut.label}
          </Button>
        )}
      </Box>
    );
  }
  if (onRetry) {
    return (
      <Box sx={panel}>
        <Button variant="dusk" size="large" onClick={onRetry}>
          {pageWords.tryAgain}
        </Button>
      </Box>
    );
  }
  const begin = canGoOn ? onGoOn : onPlay;
  if (opening === "preparing") {
    return (
      <Box sx={panel}>
        <Box role="status" sx={preparing}>
          <ComingSign size={14} />
          {words.voicePreparing}
        </Box>
        <StageButton
          takesFocus
          icon={<SkipIcon />}
          label={words.playAtOnce}
          onClick={() => begin(true)}
        />
      </Box>
    );
  }
  return (
    <Box sx={panel}>
      {opening === "late" && (
        <Box role="status" sx={late}>
          {words.voiceLate}
        </Box>
      )}
      <Box component="button" type="button" onClick={() => begin()} data-takes-focus sx={round}>
        <PlayIcon size={52} />
        {canGoOn ? words.goOn : words.play}
      </Box>
      {canGoOn && (
        <StageButton icon={<AgainIcon />} label={words.fromTheStart} onClick={() => onPlay()} />
      )}
    </Box>
  );
}

const panel = {
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: 2,
  width: 1,
  pb: { xs: 3, sm: 6 },
} as const;

const preparing = {
  display: "grid",
  justifyItems: "center",
  gap: 2.25,
  maxWidth: 420,
  px: 3,
  py: 2.5,
  borderRadius: 8,
  bgcolor: nightVeil(80),
  fontSize: "1.25rem",
  textAlign: "center",
  textWrap: "balance",
} as const;

const late = { ...preparing, py: 1.5, fontSize: "1.0625rem" } as const;

const glow = keyframes`50% { box-shadow: 0 0 0 18px rgb(255 246 233 / 0.08), 0 0 90px rgb(242 177 52 / 0.55); }`;

const round = {
  display: "grid",
  placeItems: "center",
  alignContent: "center",
  gap: 0.25,
  width: 148,
  height: 148,
  mt: 1.5,
  p: 0,
  border: `4px solid ${colourVar("stage.cream")}`,
  borderRadius: "50%",
  color: "stage.cream",
  bgcolor: "stage.ember",
  font: "inherit",
  fontSize: "1.25rem",
  fontWeight: 700,
  cursor: "pointer",
  boxShadow: "0 0 0 10px rgb(255 246 233 / 0.12), 0 0 64px rgb(242 177 52 / 0.35)",
  animation: `${glow} 4s ease-in-out infinite`,
  transition: "scale 180ms",
  "&:hover": { scale: "1.04" },
  "&:focus-visible": { outline: "5px solid", outlineColor: "stage.lamp", outlineOffset: 6 },
} as const;
