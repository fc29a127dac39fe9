import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { Fragment, type ReactNode } from "react";

interface SkeletonListProps {
  /** Announced to screen readers. */
  label?: string;
  count?: number;
  /** Placeholder of one entry; a plain row by default. */
  children?: ReactNode;
}

/** The placeholder of a list that is being loaded. */
export function SkeletonList({ label = "Loading...", count = 3, children }: SkeletonListProps) {
  return (
    <Box>
      <Typography role="status" variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {label}
      </Typography>
      <Box aria-hidden sx={{ display: "grid", gap: 1.75 }}>
        {Array.from({ length: count }, (_, index) => (
          <Fragment key={index}>
            {children ?? <Skeleton variant="rounded" height={96} sx={{ borderRadius: 2 }} />}
          </Fragment>
        ))}
      </Box>
    </Box>
  );
}
