import { screenPaths } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { PageContainer } from "#ui/layout/page-container";
import { PageHeading } from "#ui/layout/page-heading";
// Inlined, since this page is also shown when files cannot be fetched.
import darkHouse from "./dark-house.svg?inline";
import { NightPanel } from "./night-panel.tsx";
import { words } from "../words.ts";

/**
 * Replaces a screen that failed to render: a message and two buttons, both of which reload the app.
 */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <PageContainer>
      <NightPanel picture={darkHouse}>
        <PageHeading title={words.errorTitle} />
        <Typography
          variant="subtitle1"
          sx={{ mt: 1.5, maxWidth: "52ch", color: "stage.mutedCream" }}
        >
          {isLoadFailure(error) ? words.outdatedText : words.errorText}
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mt: 3 }}>
          <Button variant="dusk" onClick={() => location.reload()}>
            Try again
          </Button>
          <Button variant="duskOutlined" onClick={() => location.assign(screenPaths.landing)}>
            Start page
          </Button>
        </Box>
      </NightPanel>
    </PageContainer>
  );
}

/** Browsers word a failed module import differently, but all throw a TypeError. */
function isLoadFailure(error: unknown): boolean {
  return error instanceof TypeError && /import|module/i.test(error.message);
}
