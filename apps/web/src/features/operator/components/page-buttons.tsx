import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useRef } from "react";

interface PageButtonsProps {
  /** Null on the first page. */
  onNewer: (() => void) | null;
  /** Null on the last page. */
  onOlder: (() => void) | null;
}

/** Turn the pages of a list that shows the latest first. */
export function PageButtons({ onNewer, onOlder }: PageButtonsProps) {
  const buttons = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const [hasNewer, hasOlder] = [onNewer !== null, onOlder !== null];
  // The pressed one is gone on the first and on the last page; the other receives its focus.
  useEffect(() => {
    if (isPressed.current && document.activeElement === document.body)
      buttons.current?.querySelector("button")?.focus();
  }, [hasNewer, hasOlder]);
  const turn = (act: () => void) => () => {
    isPressed.current = true;
    act();
  };
  return (
    <Box ref={buttons} sx={{ display: "flex", gap: 1.5 }}>
      {onNewer && (
        <Button variant="outlined" onClick={turn(onNewer)}>
          Newer
        </Button>
      )}
      {onOlder && (
        <Button variant="outlined" onClick={turn(onOlder)}>
          Older
        </Button>
      )}
    </Box>
  );
}
