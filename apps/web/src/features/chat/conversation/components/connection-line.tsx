import Box from "@mui/material/Box";
import { useEffect, useState } from "react";
import { useIsConnected } from "#lib/live-connection";
import { OfflineIcon } from "#ui/display/icons";
import { words } from "../../words.ts";

/** A shorter interruption is not shown. */
const PATIENCE_MS = 1_500;

/** Shows in one line that the connection is lost; writing stays possible. */
export function ConnectionLine() {
  const isConnected = useIsConnected();
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    if (isConnected) return;
    const timer = setTimeout(() => setIsLost(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsLost(false);
    };
  }, [isConnected]);
  return (
    <Box role="status" sx={isLost ? line : undefined}>
      {isLost && (
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
