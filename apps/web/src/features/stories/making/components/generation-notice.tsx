import { playStoryPath, screenPaths } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useRef } from "react";
import { Notice } from "#ui/feedback/notice";
import type { GenerationResult } from "../story-draft.ts";
import { words } from "../words.ts";

interface GenerationNoticeProps {
  outcome: GenerationResult;
  /** Whether Cancel was pressed, which is gone by now. */
  takesFocus: boolean;
}

/** The result of a generation; scrolls into view, since the form above may have become shorter. */
export function GenerationNotice({ outcome, takesFocus }: GenerationNoticeProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.scrollIntoView({ block: "nearest" });
    if (takesFocus) frame.current?.focus();
  }, [outcome, takesFocus]);
  return (
    <Box ref={frame} tabIndex={-1} sx={{ "&:focus": { outline: "none" } }}>
      <Notice
        tone={tones[outcome.kind]}
        action={outcome.kind === "done" && <StoryLinks storyId={outcome.storyId} />}
      >
        {textOf(outcome)}
      </Notice>
    </Box>
  );
}

const tones = { done: "success", cancelled: "info", failed: "error" } as const;

function textOf(outcome: GenerationResult): string {
  if (outcome.kind !== "failed") return words[outcome.kind];
  // Errors of single fields are shown beneath the fields.
  return Object.keys(outcome.problems).length > 0 ? words.lookAtFields : outcome.message;
}

function StoryLinks({ storyId }: { storyId: string }) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      <Button variant="contained" color="secondary" href={playStoryPath(storyId)}>
        {words.play}
      </Button>
      <Button variant="outlined" href={`${screenPaths.storyLibrary}?whose=mine`}>
        {words.library}
      </Button>
    </Box>
  );
}
