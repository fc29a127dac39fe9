import Box from "@mui/material/Box";
import { useKeptFocus } from "#lib/use-kept-focus";
import { visuallyHidden } from "#ui/text/visually-hidden";
import { words } from "../words.ts";
import { ShelfArrow } from "./shelf-arrow.tsx";

interface ShelfArrowsProps {
  page: number;
  pages: number;
  onTurn: (page: number) => void;
  /** CSS, the width of the shelf. */
  maxWidth: string;
}

/** The arrows below the shelf, with the page between them for a screen reader. */
export function ShelfArrows({ page, pages, onTurn, maxWidth }: ShelfArrowsProps) {
  return (
    <Box {...useKeptFocus<HTMLDivElement>()} sx={{ ...arrows, maxWidth }}>
      <ShelfArrow direction="earlier" onTurn={page > 1 ? () => onTurn(page - 1) : null} />
      <Box role="status" sx={visuallyHidden}>
        {words.page(page, pages)}
      </Box>
      <ShelfArrow direction="later" onTurn={page < pages ? () => onTurn(page + 1) : null} />
    </Box>
  );
}

const arrows = {
  display: "flex",
  justifyContent: "space-between",
  width: 1,
  mx: "auto",
  pt: 2,
} as const;
