import { playStoryPath } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useId, type ReactNode } from "react";
import { sheet } from "#theme/surfaces";
import { ArrowUpIcon, CloseIcon } from "#ui/display/icons";
import { languageTag } from "../../player/language-tag.ts";
import {
  emptyQueue,
  moveForward,
  removeFromQueue,
  useStoryQueue,
} from "../../queue/story-queue.ts";
import { words } from "../words.ts";

/** The stories that are to be played, in order; nothing where none is. */
export function StoryQueue() {
  const queue = useStoryQueue();
  const headingId = useId();
  const [first] = queue;
  if (!first) return null;
  return (
    <Box component="section" aria-labelledby={headingId} sx={panel}>
      <Box sx={head}>
        <div>
          <Typography id={headingId} variant="h4" component="h2">
            {words.queue}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {words.queueText}
          </Typography>
        </div>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          <Button variant="text" onClick={emptyQueue}>
            {words.queueEmpty}
          </Button>
          <Button variant="contained" href={playStoryPath(first.id)}>
            {words.queuePlay}
          </Button>
        </Box>
      </Box>
      <Box component="ol" sx={list}>
        {queue.map(({ id, title, language }, index) => {
          const name = title || words.untitled;
          const lang = title ? languageTag(language) : undefined;
          return (
            <li key={id}>
              <Box sx={row}>
                <Box component="bdi" lang={lang} sx={{ flex: 1, overflowWrap: "anywhere" }}>
                  {name}
                </Box>
                {index > 0 && (
                  <RowButton label={words.queueForward(name)} onClick={() => moveForward(id)}>
                    <ArrowUpIcon />
                  </RowButton>
                )}
                <RowButton label={words.removeFromQueue(name)} onClick={() => removeFromQueue(id)}>
                  <CloseIcon />
                </RowButton>
              </Box>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

interface RowButtonProps {
  label: string;
  onClick: () => void;
  /** An icon. */
  children: ReactNode;
}

function RowButton({ label, onClick, children }: RowButtonProps) {
  return (
    <Button
      variant="text"
      aria-label={label}
      title={label}
      onClick={onClick}
      sx={{ minWidth: 44, px: 1 }}
    >
      {children}
    </Button>
  );
}

const panel = { ...sheet, p: { xs: 2, sm: 2.5 }, mb: 4 } as const;

const head = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 1.5,
} as const;

const list = {
  m: 0,
  mt: 1.5,
  pl: 3,
  "& li::marker": { fontWeight: 600, fontVariantNumeric: "tabular-nums" },
} as const;

const row = {
  display: "flex",
  alignItems: "center",
  gap: 0.5,
  borderTop: "1px solid",
  borderColor: "divider",
  py: 0.5,
} as const;
