import Button from "@mui/material/Button";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { CheckIcon, EyeIcon } from "#ui/display/icons";
import type { NextLink } from "../conversation-rights.ts";
import { words } from "../../words.ts";

interface ReadOnlyBarProps {
  isCompleted: boolean;
  nextLinks: readonly NextLink[];
}

/** Takes the composer's place in a read-only conversation: the reason, and links onwards. */
export function ReadOnlyBar({ isCompleted, nextLinks }: ReadOnlyBarProps) {
  return (
    <Box role="status" sx={bar}>
      {isCompleted ? <CheckIcon /> : <EyeIcon />}
      <Box sx={{ flex: "1 1 240px" }}>
        {isCompleted && (
          <Typography variant="subtitle2" component="p">
            {words.completed}
          </Typography>
        )}
        <Typography variant="body2" color="text.secondary">
          {isCompleted ? words.completedText : words.reviewText}
        </Typography>
      </Box>
      {nextLinks.map(({ label, href }) => (
        <Button key={href} variant="outlined" href={href}>
          {label}
        </Button>
      ))}
    </Box>
  );
}

const bar = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1.5,
  px: { xs: 2, sm: 3 },
  py: 1.5,
  borderTop: "1px solid",
  borderColor: "divider",
  bgcolor: "background.default",
};
