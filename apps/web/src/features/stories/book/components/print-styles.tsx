import GlobalStyles from "@mui/material/GlobalStyles";

/** In print nothing but the sheets is left, each on a page of its own. */
export function PrintStyles() {
  return <GlobalStyles styles={printStyles} />;
}

/** A5, in millimetres, and what is left of it within the margins. */
const PAPER = { width: 148, height: 210, margin: 11 };
const width = PAPER.width - 2 * PAPER.margin;
// A little less than the page, so that rounding never makes an empty one.
const height = PAPER.height - 2 * PAPER.margin - 1;

const printStyles = {
  "@page": { size: `${PAPER.width}mm ${PAPER.height}mm`, margin: `${PAPER.margin}mm` },
  "@media print": {
    "*:has(> main) > :not(main), [aria-label='Messages'], [data-screen-only]": {
      display: "none !important",
    },
    // Without a ground of its own the page is white, also in the dark scheme.
    html: { background: "none !important", colorScheme: "light !important" },
    // Pages are broken between blocks most reliably.
    "body, body *:has([data-sheet])": {
      display: "block !important",
      margin: "0 !important",
      padding: "0 !important",
      maxWidth: "none !important",
      minHeight: "0 !important",
      background: "none !important",
    },
  },
} as const;

/** The sheet of a page: on a screen of the same shape, as far as its words have space in it. */
export const sheetStyle = {
  display: "flex",
  flexDirection: "column",
  boxSizing: "border-box",
  minWidth: 0,
  color: "text.primary",
  "@media screen": {
    p: { xs: "6mm", sm: "10mm" },
    bgcolor: "background.paper",
    border: "1px solid",
    borderColor: "divider",
    borderRadius: 1,
    aspectRatio: `${PAPER.width} / ${PAPER.height}`,
    minHeight: "fit-content",
    // Far more pages than are seen at a time, each with a large drawing.
    contentVisibility: "auto",
    containIntrinsicSize: "auto 600px",
  },
  "@media print": {
    width: `${width}mm`,
    minHeight: `${height}mm`,
    breakAfter: "page",
    breakInside: "avoid",
    "&:last-of-type": { breakAfter: "auto" },
    printColorAdjust: "exact",
  },
} as const;
