import { screenPaths } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { plainList, sheet } from "#theme/surfaces";
import { SvgPicture } from "#ui/display/svg-picture";
import { PageContainer } from "#ui/layout/page-container";
import { PageHeading } from "#ui/layout/page-heading";
import { Section } from "#ui/layout/section";
import { backers, fact } from "../about-words.ts";
import { CompanyTimeline } from "../components/company-timeline.tsx";
import { OpenLetter } from "../components/open-letter.tsx";
import hundredDots from "../components/pictures/hundred-dots.svg?raw";

/** The About page: the product's reason, the founder's letter, the history and the backers. */
export function AboutPage() {
  return (
    <PageContainer>
      <FactPanel />
      <OpenLetter />
      <CompanyTimeline />
      <Backers />
      <Section heading="The next step is yours">
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
          <Button variant="contained" href={screenPaths.booking}>
            Book a session
          </Button>
          <Button variant="outlined" href={screenPaths.contact}>
            Write to us
          </Button>
        </Box>
      </Section>
    </PageContainer>
  );
}

/** The page's heading, and the statement that explains the product, as text and as a drawing. */
function FactPanel() {
  return (
    <Box sx={panel}>
      <Box>
        <PageHeading title="About Us" />
        <Typography variant="h2" sx={{ mt: 2 }}>
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

/** The backers' logos, on cards that are light in both colour schemes, as the logos need. */
function Backers() {
  return (
    <Section heading="Our backers" intro="Patient people, who asked first what the learners get.">
      <Box component="ul" sx={row}>
        {backers.map(({ name, image, width, height }) => (
          <Box component="li" key={name} sx={plate}>
            <Box
              component="img"
              src={image}
              alt={name}
              width={width}
              height={height}
              sx={{ width: 1, maxWidth: width, height: "auto" }}
            />
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const panel = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1.5fr) minmax(0, 1fr)" },
  gap: { xs: 4, md: 5, lg: 9 },
  alignItems: "center",
  p: { xs: 3, sm: 5, lg: 7 },
  ...sheet,
};

const figure = { m: 0, width: 1, maxWidth: { xs: 320, md: 380 }, justifySelf: { md: "end" } };

const row = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
  gap: 2,
  ...plainList,
};

const plate = {
  display: "grid",
  placeItems: "center",
  px: { xs: 3, md: 5 },
  py: { xs: 3, md: 5 },
  bgcolor: "stage.cream",
  border: "1px solid",
  borderColor: "divider",
  borderRadius: 2,
};
