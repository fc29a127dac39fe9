import Box from "@mui/material/Box";
import type { Lights } from "../bedtime/bedtime.ts";
import { usePlayerWords } from "../hooks/use-player-words.ts";
import { nightVeil } from "./night-backdrop.ts";
import { MoonIcon } from "./stage-icons.tsx";

interface BedtimeSignProps {
  lights: Lights;
  /** What the timer has left; null without one. */
  minutes: number | null;
}

/** Says that it is bedtime, where it is. */
export function BedtimeSign({ lights, minutes }: BedtimeSignProps) {
  const { words } = usePlayerWords();
  if (lights === "on") return null;
  const label = minutes === null ? words.bedtime : words.bedtimeLeft(minutes);
  return (
    <Box role="img" aria-label={label} title={label} sx={sign}>
      <MoonIcon />
      {minutes !== null && minutes > 0 && <span aria-hidden>{`${minutes}′`}</span>}
    </Box>
  );
}

const sign = {
  display: "inline-flex",
  alignItems: "center",
  gap: 0.75,
  minHeight: 48,
  px: 1.5,
  borderRadius: 999,
  color: "stage.mutedCream",
  bgcolor: nightVeil(72),
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
} as const;
