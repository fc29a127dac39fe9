import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { ArrowDownIcon } from "#ui/display/icons";
import { words } from "../../words.ts";

interface JumpButtonProps {
  /** How many unread messages are below the visible ones. */
  unread: number;
  onJump: () => void;
}

/** Scrolls to the newest message. */
export function JumpButton({ unread, onJump }: JumpButtonProps) {
  if (unread === 0) return null;
  return (
    <Box sx={place}>
      <Button
        variant="contained"
        onClick={onJump}
        endIcon={<ArrowDownIcon />}
        sx={{ boxShadow: 12 }}
      >
        {words.newMessages}
      </Button>
    </Box>
  );
}

/** Overlaps the end of the log, so that it takes no space there. */
const place = {
  position: "relative",
  height: 0,
  display: "flex",
  justifyContent: "center",
  alignItems: "flex-end",
  pb: 1.5,
  boxSizing: "content-box",
  mt: -1.5,
  zIndex: 1,
} as const;
