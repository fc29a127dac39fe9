import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId, type ReactNode } from "react";
import { SvgPicture } from "#ui/display/svg-picture";

interface ContactCardProps {
  heading: string;
  /** Content of an .svg file, shown across the top. */
  picture: string;
  children: ReactNode;
}

/** A card with one kind of contact. */
export function ContactCard({ heading, picture, children }: ContactCardProps) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={card}>
      <SvgPicture file={picture} sx={{ display: "block", width: 1 }} />
      <Box sx={{ p: { xs: 3, sm: 4 } }}>
        <Typography id={headingId} variant="h2" sx={{ mb: 1.5 }}>
          {heading}
        </Typography>
        {children}
      </Box>
    </Box>
  );
}

const card = {
  overflow: "hidden",
  bgcolor: "background.paper",
  border: "1px solid",
  borderColor: "divider",
  borderRadius: 2,
};
