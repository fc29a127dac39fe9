import Box from "@mui/material/Box";
import { OfflineIcon } from "#ui/display/icons";
import { words } from "../../words.ts";

/** Shows in one line that the connection is lost; writing stays possible. */
export function ConnectionLine({ isAway }: { isAway: boolean }) {
  return (
    <Box role="status" sx={isAway ? line : undefined}>
      {isAway && (
        <>
          <OfflineIcon />
          {words.away}
        </>
      )}
    </Box>
  );
}

const line = {
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 1,
  px: 2,
  py: 0.75,
  typography: "body2",
  color: "tone.marigold.text",
  bgcolor: "tone.marigold.wash",
};
