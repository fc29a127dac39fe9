import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { ArrowLeftIcon, ArrowRightIcon } from "../display/icons.tsx";

interface PagerProps {
  page: number;
  pages: number;
  /** Whether there are more pages than were counted; how many is then left out. */
  isMore?: boolean;
  addressOf: (page: number) => string;
}

/** Links to the previous and the next page. */
export function Pager({ page, pages, isMore = false, addressOf }: PagerProps) {
  const to = (other: number) => ({ variant: "outlined", href: addressOf(other) }) as const;
  return (
    <Box component="nav" aria-label="Pages" sx={row}>
      <Box>
        {page > 1 && (
          <Button {...to(page - 1)} rel="prev" startIcon={<ArrowLeftIcon />}>
            Previous
          </Button>
        )}
      </Box>
      <Typography aria-current="page" sx={{ textAlign: "center" }}>
        {isMore ? `Page ${page}` : `Page ${page} of ${pages}`}
      </Typography>
      <Box sx={{ textAlign: "right" }}>
        {page < pages && (
          <Button {...to(page + 1)} rel="next" endIcon={<ArrowRightIcon />}>
            Next
          </Button>
        )}
      </Box>
    </Box>
  );
}

const row = {
  display: "grid",
  gridTemplateColumns: "1fr auto 1fr",
  alignItems: "center",
  gap: { xs: 1, sm: 2 },
  mt: 4,
};
