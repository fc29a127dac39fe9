import type { StoryProgress as Progress } from "@codetale/contract/stories/generation";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { errorNumberOf } from "#lib/http/error-number";
import { Notice } from "#ui/feedback/notice";
import { SubmitButton } from "#ui/forms/submit-button";
import { words } from "../words.ts";

interface GenerationProgressProps {
  /** Null until the server reports any. */
  progress: Progress | null;
  /** Why it was not cancelled; null where nothing was refused. */
  failure: Error | null;
  isCancelling: boolean;
  onCancel: () => void;
}

/** The progress of a generation, in words and as a bar. */
export function GenerationProgress(props: GenerationProgressProps) {
  const { progress, failure, isCancelling, onCancel } = props;
  const share = shareOf(progress);
  return (
    <Box sx={frame}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {textOf(progress)}
      </Typography>
      <Box
        role="progressbar"
        aria-label="Story"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        sx={track}
      >
        <Box sx={{ ...bar, transform: `scaleX(${share})` }} />
      </Box>
      <Typography variant="body2" color="text.secondary">
        You may leave this page: the story goes on being told, and you find it here and in the
        library.
      </Typography>
      <SubmitButton
        type="button"
        variant="text"
        isBusy={isCancelling}
        onClick={onCancel}
        sx={{ justifySelf: "start" }}
      >
        {words.cancel}
      </SubmitButton>
      {failure && (
        <Notice tone="error" number={errorNumberOf(failure)}>
          {failure.message}
        </Notice>
      )}
    </Box>
  );
}

function textOf(progress: Progress | null): string {
  switch (progress?.step) {
    case "outline":
      return "Thinking about what happens …";
    case "scenes":
      return `Telling scene ${Math.min(progress.done + 1, progress.total)} of ${progress.total} …`;
    case "check":
      return "Checking that every way through it is whole …";
    case undefined:
      return "Asking the storyteller …";
  }
}

/** Share of the bar, 0 to 1: the outline is the first tenth, the check the last. */
function shareOf(progress: Progress | null): number {
  if (!progress) return 0.02;
  const done = progress.total === 0 ? 0 : progress.done / progress.total;
  const from = { outline: 0.02, scenes: 0.1, check: 0.9 }[progress.step];
  const width = { outline: 0.08, scenes: 0.8, check: 0.1 }[progress.step];
  return from + width * done;
}

const frame = {
  display: "grid",
  gap: 1,
  p: 2.5,
  border: "1px solid",
  borderColor: "divider",
  borderRadius: 1,
  bgcolor: "background.paper",
};

const track = { height: 8, borderRadius: 1, overflow: "hidden", bgcolor: "tone.ember.wash" };

const bar = {
  height: 1,
  bgcolor: "secondary.main",
  transformOrigin: "left",
  transition: "transform 240ms ease-out",
  "@media (prefers-reduced-motion: reduce)": { transition: "none" },
};
