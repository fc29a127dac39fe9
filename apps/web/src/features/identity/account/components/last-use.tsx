import type { EpochMs } from "@codetale/domain/time";
import Typography from "@mui/material/Typography";
import { dayText } from "#lib/text/day-text";

interface LastUseProps {
  /** What began then: `Set`, `Linked`. */
  began: string;
  since: EpochMs;
  lastUsedAt: EpochMs | null;
}

/** Since when there is a way in, and when it was used last. */
export function LastUse({ began, since, lastUsedAt }: LastUseProps) {
  return (
    <Typography variant="body2" color="text.secondary">
      {began} {dayText(since)},{" "}
      {lastUsedAt === null ? "not used yet" : `last used ${dayText(lastUsedAt)}`}
    </Typography>
  );
}
