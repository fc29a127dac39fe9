import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useRef } from "react";
import { useObserved } from "#lib/observed-value";
import { CopyButton } from "#ui/text/copy-button";
import { copyButtonStyle, quietButtonStyle } from "#ui/text/rich-text-style";
import type { ComposerDraft } from "../../sync/composer-draft.ts";
import { words } from "../../words.ts";
import { AttachedImages } from "./attached-images.tsx";

/** What was being written when the conversation became read-only: to copy or to discard. */
export function UnsentDraft({ draft }: { draft: ComposerDraft }) {
  const { text, images } = useObserved(draft.state);
  const shown = useRef<HTMLPreElement>(null);
  if (text === "" && images.length === 0) return null;
  return (
    <Box component="section" aria-label={words.unsentRegion} sx={frame}>
      <Box sx={bar}>
        <Box sx={{ flex: "1 1 200px" }}>
          <Typography variant="subtitle2" component="h2">
            {words.unsentTitle}
          </Typography>
          <Typography variant="caption" color="text.secondary">
            {words.unsentText}
          </Typography>
        </Box>
        {text !== "" && (
          <CopyButton
            text={text}
            onRefused={() => shown.current && getSelection()?.selectAllChildren(shown.current)}
          />
        )}
        <button type="button" className="discard" onClick={draft.clear}>
          {words.discard}
        </button>
      </Box>
      {images.length > 0 && <AttachedImages images={images} />}
      {text !== "" && (
        <Box component="pre" ref={shown} tabIndex={0} sx={textStyle}>
          {text}
        </Box>
      )}
    </Box>
  );
}

const frame = {
  px: { xs: 2, sm: 3 },
  py: 1.5,
  borderTop: "1px solid",
  borderColor: "divider",
  bgcolor: "tone.marigold.wash",
};

const bar = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1,
  mb: 1,
  ...copyButtonStyle,
  "& button": { ...quietButtonStyle, minHeight: 44 },
} as const;

const textStyle = {
  m: 0,
  p: 1.25,
  maxHeight: "24dvh",
  overflow: "auto",
  font: "inherit",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  border: "1px solid",
  borderColor: "divider",
  borderRadius: 1,
  bgcolor: "background.paper",
} as const;
