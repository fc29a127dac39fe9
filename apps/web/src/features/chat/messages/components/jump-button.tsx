import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { ArrowDownIcon } from "#ui/display/icons";
import { words } from "../../words.ts";

interface JumpButtonProps {
  /** How much was said further down since one last looked. */
  unread: number;
  onJump: () => void;
}

/** Leads down to what was said while one was reading further up. */
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

/** Above the end of the log, without moving it. */
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
