import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { plainList } from "#theme/surfaces";
import { colourVar } from "#theme/colour-var";
import { Section } from "#ui/layout/section";
import { milestones } from "../about-words.ts";

/** The company's history, year by year along a line. */
export function CompanyTimeline() {
  return (
    <Section heading="Our journey" intro="From a borrowed whiteboard to two rooms under one roof.">
      <Box component="ol" sx={line}>
        {milestones.map(({ year, title, text }) => (
          <Box component="li" key={year} sx={stop}>
            <Typography variant="figures" component="p" color="tone.pine.text">
              {year}
            </Typography>
            <Typography variant="h3" sx={{ mt: 0.5 }}>
              {title}
            </Typography>
            <Typography color="text.secondary" sx={{ mt: 1, textWrap: "pretty" }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const line = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(4, minmax(0, 1fr))" },
  ...plainList,
  mt: { xs: 3, lg: 5 },
};

const lineStyle = `2px solid ${colourVar("control.line")}`;

/** Each year draws its part of the line: on the left, or on wide screens along the top. */
const stop = {
  position: "relative",
  pl: { xs: 4, lg: 0 },
  pr: { lg: 4 },
  pt: { lg: 4 },
  pb: { xs: 4, lg: 0 },
  "&::before": {
    content: '""',
    position: "absolute",
    left: { xs: 6, lg: 0 },
    right: { xs: "auto", lg: 0 },
    top: { xs: 14, lg: 6 },
    bottom: { xs: -14, lg: "auto" },
    borderLeft: { xs: lineStyle, lg: 0 },
    borderTop: { xs: 0, lg: lineStyle },
  },
  "&:last-child::before": {
    borderLeftStyle: "dashed",
    borderTopStyle: "dashed",
    bottom: { xs: 0, lg: "auto" },
  },
  "&::after": {
    content: '""',
    position: "absolute",
    left: 0,
    top: { xs: 7, lg: 0 },
    width: 14,
    height: 14,
    borderRadius: "50%",
    border: "2px solid",
    borderColor: "primary.main",
    bgcolor: "background.default",
  },
  "&:last-child::after": { bgcolor: "secondary.main", borderColor: "secondary.main" },
} as const;
