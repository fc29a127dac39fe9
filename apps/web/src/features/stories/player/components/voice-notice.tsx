import { keyframes } from "@emotion/react";
import Box from "@mui/material/Box";
import { usePlayerWords } from "../hooks/use-player-words.ts";
import { textOnStage, type PlaybackState } from "../playback/playback-state.ts";
import { nightVeil } from "./night-backdrop.ts";
import { EarIcon } from "./stage-icons.tsx";

/** Says that the voice is on its way, that it did not come, or that there is none. */
export function VoiceNotice({ state }: { state: PlaybackState }) {
  const { words } = usePlayerWords();
  const { phase, isUnvoiced } = state;
  if (phase === "awaiting-voice") {
    return (
      <Box role="status" sx={notice}>
        <ComingSign />
        {words.voiceComing}
      </Box>
    );
  }
  if (!isUnvoiced || (phase !== "reading" && phase !== "asking")) return null;
  const text = textOnStage(state);
  const isLate = text !== null && (text.isVoiceComing || text.audio !== null);
  // Without a voice screen readers announce the text itself, and a status would interrupt that.
  return (
    <Box role={isLate ? "status" : undefined} sx={notice}>
      <EarIcon />
      {isLate ? words.voiceMissing : words.noVoice}
    </Box>
  );
}

/** Three dots that light up in turn; for eyes alone. */
export function ComingSign({ size = 9 }: { size?: number }) {
  return (
    <Box aria-hidden sx={{ display: "flex", gap: `${size * 0.7}px` }}>
      {[0, 1, 2].map((place) => (
        <Box
          key={place}
          sx={{
            width: size,
            height: size,
            borderRadius: "50%",
            bgcolor: "stage.lamp",
            animation: `${glow} 2.4s ${place * 0.4}s ease-in-out infinite`,
          }}
        />
      ))}
    </Box>
  );
}

const glow = keyframes`0%, 60%, 100% { opacity: 0.3; } 30% { opacity: 1; }`;

const notice = {
  display: "flex",
  alignItems: "center",
  gap: 1.5,
  minHeight: 48,
  px: 2.25,
  py: 0.5,
  borderRadius: 6,
  bgcolor: nightVeil(80),
  lineHeight: 1.35,
  textWrap: "balance",
} as const;
