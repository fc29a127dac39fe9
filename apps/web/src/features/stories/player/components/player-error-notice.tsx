import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { WarningIcon } from "#ui/display/icons";
import { usePlayerWords } from "../hooks/use-player-words.ts";
import { useWayOut } from "../hooks/use-way-out.ts";
import { messageOf, type PlayerError } from "../playback/player-error.ts";

interface PlayerErrorNoticeProps {
  error: PlayerError;
  /** Repeats what failed. */
  onRetry: () => void;
  /** Goes on with the cards, or back to the question; null where the scene has no question. */
  onDismiss: (() => void) | null;
}

/** What failed, and the actions that remain. */
export function PlayerErrorNotice({ error, onRetry, onDismiss }: PlayerErrorNoticeProps) {
  const { words, language } = usePlayerWords();
  const wayOut = useWayOut();
  // The server speaks English; of what could not be sent, the message says it already.
  const detail = language === "en" && error.kind !== "not-sent" ? error.detail : null;
  const isAboutScene = error.kind === "fetch" || error.kind === "no-scene";
  return (
    <Box role="alert" sx={card}>
      <Box sx={{ display: "flex", gap: 1.5, alignItems: "center" }}>
        <WarningIcon size="1.5em" />
        <Box>
          <Typography sx={{ fontWeight: 600, fontSize: "1.1875rem" }}>
            {messageOf(error, words)}
          </Typography>
          {detail && <Typography>{detail}</Typography>}
        </Box>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.25 }}>
        <Button
          variant="contained"
          color="secondary"
          sx={strong}
          onClick={onRetry}
          data-takes-focus
        >
          {words.tryAgain}
        </Button>
        {onDismiss && (
          <Button sx={quiet} onClick={onDismiss}>
            {isAboutScene ? words.backToQuestion : words.tapInstead}
          </Button>
        )}
        {isAboutScene && wayOut && (
          <Button href={wayOut.href} sx={quiet}>
            {wayOut.label}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const card = {
  display: "grid",
  gap: 1.75,
  width: 1,
  maxWidth: 560,
  p: 2.5,
  borderRadius: 4,
  color: "stage.night",
  bgcolor: "stage.cream",
  boxShadow: 12,
} as const;

const strong = {
  color: "stage.cream",
  bgcolor: "stage.ember",
  "&:hover": { bgcolor: "stage.ember" },
} as const;

const quiet = {
  color: "stage.night",
  border: "1px solid",
  borderColor: "stage.farHill",
  px: 2.5,
  "&:hover": { bgcolor: "stage.moon" },
} as const;
