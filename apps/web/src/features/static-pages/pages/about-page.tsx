import { screenPaths } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { PageContainer } from "#ui/layout/page-container";
import { Section } from "#ui/layout/section";
import { Backers } from "../components/backers.tsx";
import { FactPanel } from "../components/fact-panel.tsx";
import { CompanyTimeline } from "../components/company-timeline.tsx";
import { OpenLetter } from "../components/open-letter.tsx";

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
