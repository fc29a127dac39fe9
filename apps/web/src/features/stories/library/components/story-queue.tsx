import { playStoryPath } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useId, useRef, type ReactNode } from "react";
import { flushSync } from "react-dom";
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
  const rows = useRef<HTMLElement>(null);
  const [first] = queue;
  if (!first) return null;
  /** Changes the queue, and moves the focus from a button that is gone to the row at `index`. */
  const changeFrom = (index: number, change: () => void) => {
    const pressed = document.activeElement;
    flushSync(change);
    if (pressed?.isConnected && pressed !== document.body) return;
    const row = rows.current?.children[index] ?? rows.current?.lastElementChild;
    const next = row?.querySelector("button") ?? document.querySelector("h1");
    next?.focus();
  };
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
          <Button variant="text" onClick={() => changeFrom(0, emptyQueue)}>
            {words.queueEmpty}
          </Button>
          <Button variant="contained" href={playStoryPath(first.id)}>
            {words.queuePlay}
          </Button>
        </Box>
      </Box>
      <Box component="ol" ref={rows} sx={list}>
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
                  <RowButton
                    label={words.queueForward(name)}
                    onClick={() => changeFrom(index - 1, () => moveForward(id))}
                  >
                    <ArrowUpIcon />
                  </RowButton>
                )}
                <RowButton
                  label={words.removeFromQueue(name)}
                  onClick={() => changeFrom(index, () => removeFromQueue(id))}
                >
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
