import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { nightBackdrop } from "./night-backdrop.ts";
import { words } from "../words.ts";

interface EndHeadingProps {
  /** How many endings the listener has visited. */
  found: number;
  /** How many endings the story has; null where it is unknown. */
  all: number | null;
}

/** "The End", over the picture of the last scene. */
export function EndHeading({ found, all }: EndHeadingProps) {
  return (
    <Box role="status" sx={heading}>
      <Typography variant="h2" component="h2" tabIndex={-1} data-takes-focus sx={title}>
        {words.theEnd}
      </Typography>
      <Typography sx={{ fontSize: "1.375rem" }}>{words.endText}</Typography>
      {found > 0 && (
        <Typography sx={{ color: "stage.moon", fontSize: "1.125rem" }}>
          {words.endingsFound(found, all)}
        </Typography>
      )}
    </Box>
  );
}

const heading = {
  ...nightBackdrop,
  display: "grid",
  gap: 1,
  width: "fit-content",
  mx: "auto",
  mt: { xs: 1, sm: 2 },
  textAlign: "center",
} as const;

const title = {
  fontSize: "clamp(3.25rem, 2rem + 6vw, 6rem)",
  "&:focus": { outline: "none" },
} as const;
