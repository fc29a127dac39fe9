import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import type { KeyboardEvent } from "react";
import { ArrowDownIcon, ArrowUpIcon } from "#ui/display/icons";
import { TextField } from "#ui/forms/text-field";
import { words } from "../../words.ts";

interface ReviewSearchProps {
  query: string;
  onQuery: (query: string) => void;
  found: number;
  /** Which of the found ones is shown, from 0. */
  at: number;
  onMove: (step: 1 | -1) => void;
}

/** Finds words of a conversation; Enter goes to the next place, Shift+Enter to the one before. */
export function ReviewSearch({ query, onQuery, found, at, onMove }: ReviewSearchProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || found === 0) return;
    event.preventDefault();
    onMove(event.shiftKey ? -1 : 1);
  };
  return (
    <Box role="search" onKeyDown={onKeyDown} sx={row}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TextField
          type="search"
          label={words.searchTalk}
          isLabelHidden
          placeholder={words.searchTalk}
          maxLength={200}
          autoComplete="off"
          value={query}
          onChange={(event) => onQuery(event.currentTarget.value)}
        />
      </Box>
      {query.trim() !== "" && (
        <>
          <Typography
            role="status"
            variant="body2"
            color="text.secondary"
            sx={{ flexShrink: 0, fontVariantNumeric: "tabular-nums" }}
          >
            {words.foundOf(found === 0 ? 0 : at + 1, found)}
          </Typography>
          <IconButton
            aria-label={words.previousFound}
            disabled={found === 0}
            onClick={() => onMove(-1)}
          >
            <ArrowUpIcon />
          </IconButton>
          <IconButton aria-label={words.nextFound} disabled={found === 0} onClick={() => onMove(1)}>
            <ArrowDownIcon />
          </IconButton>
        </>
      )}
    </Box>
  );
}

const row = { display: "flex", alignItems: "center", gap: 0.5, flex: 1, minWidth: 0 };
