import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useKeptFocus } from "#lib/use-kept-focus";

interface PageButtonsProps {
  /** Null on the first page. */
  onNewer: (() => void) | null;
  /** Null on the last page. */
  onOlder: (() => void) | null;
}

/** Turn the pages of a list that shows the latest first. */
export function PageButtons({ onNewer, onOlder }: PageButtonsProps) {
  return (
    <Box {...useKeptFocus<HTMLDivElement>()} sx={{ display: "flex", gap: 1.5 }}>
      {onNewer && (
        <Button variant="outlined" onClick={onNewer}>
          Newer
        </Button>
      )}
      {onOlder && (
        <Button variant="outlined" onClick={onOlder}>
          Older
        </Button>
      )}
    </Box>
  );
}
