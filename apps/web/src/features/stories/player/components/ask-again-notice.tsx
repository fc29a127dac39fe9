import Box from "@mui/material/Box";
import { InfoIcon } from "#ui/display/icons";
import { words } from "../words.ts";

/** Notice that an answer was not understood. */
export function AskAgainNotice() {
  return (
    <Box role="status" sx={notice}>
      <InfoIcon size="1.375em" />
      {words.askAgain}
    </Box>
  );
}

const notice = {
  display: "flex",
  alignItems: "center",
  gap: 1.25,
  width: "fit-content",
  maxWidth: 720,
  px: 2.25,
  py: 1.25,
  borderRadius: 4,
  color: "stage.night",
  bgcolor: "stage.lamp",
  fontSize: "1.0625rem",
  fontWeight: 600,
  lineHeight: 1.35,
} as const;
