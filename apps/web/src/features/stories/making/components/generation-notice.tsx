import { playStoryPath, screenPaths } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useRef } from "react";
import { Notice } from "#ui/feedback/notice";
import type { GenerationResult } from "../story-draft.ts";
import { words } from "../words.ts";

/** The result of a generation; scrolls into view, since the form above may have become shorter. */
export function GenerationNotice({ outcome }: { outcome: GenerationResult }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.scrollIntoView({ block: "nearest" });
  }, [outcome]);
  return (
    <div ref={frame}>
      <OutcomeNotice outcome={outcome} />
    </div>
  );
}

function OutcomeNotice({ outcome }: { outcome: GenerationResult }) {
  switch (outcome.kind) {
    case "done":
      return (
        <Notice
          tone="success"
          action={
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
              <Button variant="contained" color="secondary" href={playStoryPath(outcome.storyId)}>
                {words.play}
              </Button>
              <Button variant="outlined" href={`${screenPaths.storyLibrary}?whose=mine`}>
                {words.library}
              </Button>
            </Box>
          }
        >
          {words.done}
        </Notice>
      );
    case "cancelled":
      return <Notice tone="info">{words.cancelled}</Notice>;
    case "failed":
      // Errors of single fields are shown beneath the fields.
      return (
        <Notice tone="error">
          {Object.keys(outcome.problems).length > 0 ? words.lookAtFields : outcome.message}
        </Notice>
      );
  }
}
