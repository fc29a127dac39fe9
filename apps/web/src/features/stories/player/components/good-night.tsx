import Box from "@mui/material/Box";
import Fade from "@mui/material/Fade";
import Modal from "@mui/material/Modal";
import { usePlayerWords } from "../hooks/use-player-words.ts";
import { MoonIcon } from "./stage-icons.tsx";

interface GoodNightProps {
  isDark: boolean;
  /** Turns on the light. */
  onWake: () => void;
}

/** The dark after a story at bedtime: any touch and any key turn on the light. */
export function GoodNight({ isDark, onWake }: GoodNightProps) {
  const { words, language } = usePlayerWords();
  return (
    <Modal
      open={isDark}
      onClose={onWake}
      closeAfterTransition
      hideBackdrop
      lang={language}
      sx={{ zIndex: "modal" }}
    >
      <Fade in={isDark} timeout={{ enter: FADE_MS, exit: 400 }}>
        <Box component="button" type="button" onClick={onWake} onKeyDown={onWake} sx={dark}>
          <MoonIcon size={40} />
          <span>{words.goodNight}</span>
          <Box component="span" sx={{ fontSize: "1rem", fontWeight: 400 }}>
            {words.lightOn}
          </Box>
        </Box>
      </Fade>
    </Modal>
  );
}

const FADE_MS = 6_000;

const dark = {
  position: "fixed",
  inset: 0,
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: 1.5,
  border: 0,
  color: "stage.mutedCream",
  bgcolor: "common.black",
  font: "inherit",
  fontSize: "1.5rem",
  fontWeight: 600,
  cursor: "pointer",
  outline: "none",
} as const;
