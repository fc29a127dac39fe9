import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";

/** Characters; longer texts are collapsed to three lines. */
const MOST_LETTERS = 180;
const MOST_LINES = 3;

/** What the learner asks for, in words of their own. */
export function RequestText({ label, text }: { label: string; text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const textId = useId();
  const isLong = text.length > MOST_LETTERS || text.split("\n").length > MOST_LINES;
  return (
    <Box sx={{ borderTop: "1px solid", borderColor: "divider", pt: 1.25 }}>
      <Typography variant="caption" color="text.secondary" component="p">
        {label}
      </Typography>
      <Typography id={textId} variant="body2" sx={isLong && !isOpen ? folded : asTyped}>
        {text}
      </Typography>
      {isLong && (
        <Button
          aria-expanded={isOpen}
          aria-controls={textId}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ ml: -1.5 }}
        >
          {isOpen ? "Show less" : "Show all"}
        </Button>
      )}
    </Box>
  );
}

const asTyped = { whiteSpace: "pre-line" } as const;

const folded = {
  display: "-webkit-box",
  WebkitLineClamp: String(MOST_LINES),
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
} as const;
