import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { PageContainer } from "#ui/page-container";
import { Section } from "#ui/section";
import { Backers } from "../components/backers.tsx";
import { FactPanel } from "../components/fact-panel.tsx";
import { Journey } from "../components/journey.tsx";
import { OpenLetter } from "../components/open-letter.tsx";

/** Why there is such a product, who says so, how it came to be and who stands behind it. */
export function AboutPage() {
  return (
    <PageContainer>
      <FactPanel />
      <OpenLetter />
      <Journey />
      <Backers />
      <Section heading="The next step is yours">
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
          <Button variant="contained" href="/schedule">
            Book a session
          </Button>
          <Button variant="outlined" href="/contact_us">
            Write to us
          </Button>
        </Box>
      </Section>
    </PageContainer>
  );
}
