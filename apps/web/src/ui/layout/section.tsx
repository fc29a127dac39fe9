import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId, type ReactNode } from "react";

interface SectionProps {
  heading: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
}

/** A section of a page with a heading. */
export function Section({ heading, intro, children }: SectionProps) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: { xs: 6, md: 9 } }}>
      <Box sx={{ mb: 2.5 }}>
        <Typography id={headingId} variant="h2">
          {heading}
        </Typography>
        {intro && (
          <Typography color="text.secondary" sx={{ mt: 1, maxWidth: "62ch" }}>
            {intro}
          </Typography>
        )}
      </Box>
      {children}
    </Box>
  );
}
