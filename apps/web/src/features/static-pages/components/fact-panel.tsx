import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { SvgPicture } from "#ui/display/svg-picture";
import { PageHeading } from "#ui/layout/page-heading";
import { fact } from "../about-words.ts";
import hundredDots from "./pictures/hundred-dots.svg?raw";

/** The page's heading, and the statement that explains the product, as text and as a drawing. */
export function FactPanel() {
  return (
    <Box sx={panel}>
      <Box>
        <Box sx={{ color: "tone.pine.text" }}>
          <PageHeading title="About Us" variant="eyebrow" />
        </Box>
        <Typography variant="h1" component="h2" sx={{ mt: 2 }}>
          {fact.statement}
        </Typography>
        <Typography variant="subtitle1" color="text.secondary" sx={{ mt: 2.5, maxWidth: "56ch" }}>
          {fact.consequence}
        </Typography>
      </Box>
      <Box component="figure" sx={figure}>
        <SvgPicture file={hundredDots} sx={{ display: "block", width: 1 }} />
        <Typography component="figcaption" variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
          {fact.caption}
        </Typography>
      </Box>
    </Box>
  );
}

const panel = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1.5fr) minmax(0, 1fr)" },
  gap: { xs: 4, md: 5, lg: 9 },
  alignItems: "center",
  p: { xs: 3, sm: 5, lg: 7 },
  bgcolor: "background.paper",
  border: "1px solid",
  borderColor: "divider",
  borderRadius: 2,
};

const figure = { m: 0, width: 1, maxWidth: { xs: 320, md: 380 }, justifySelf: { md: "end" } };
