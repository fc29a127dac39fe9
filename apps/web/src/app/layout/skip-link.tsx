import Box from "@mui/material/Box";
import { words } from "../words.ts";

export const CONTENT_ID = "content";

/** The first focusable element: skips the navigation bar. */
export function SkipLink() {
  return (
    <Box component="a" href={`#${CONTENT_ID}`} sx={style}>
      {words.skipToContent}
    </Box>
  );
}

const style = {
  position: "absolute",
  left: 16,
  top: -100,
  zIndex: "tooltip",
  px: 2,
  py: 1.5,
  borderRadius: 1,
  fontWeight: 600,
  color: "primary.contrastText",
  bgcolor: "primary.main",
  "&:focus": { top: 10 },
} as const;
