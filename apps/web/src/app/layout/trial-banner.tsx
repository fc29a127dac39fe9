/** Says above every screen that the installation is a trial, where it is one. */
import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import { words } from "../words.ts";

export function TrialBanner({ isTrial }: { isTrial: boolean }) {
  if (!isTrial) return null;
  return (
    <>
      <GlobalStyles styles={height} />
      <Box component="aside" aria-label={words.trialLabel} lang="en" sx={banner}>
        {words.trialText}
      </Box>
    </>
  );
}

/** For the screens that fill the window: two lines on phones, else one. */
const height = {
  ":root": { "--banner-height": "3.5rem" },
  "@media (min-width: 600px)": { ":root": { "--banner-height": "2.5rem" } },
} as const;

const banner = {
  // Above the pictures that fill the window.
  position: "relative",
  zIndex: 1,
  minHeight: "var(--banner-height)",
  display: "grid",
  placeItems: "center",
  px: 2,
  py: 0.5,
  typography: "body2",
  textAlign: "center",
  color: "warning.contrastText",
  bgcolor: "warning.main",
  "@media print": { display: "none" },
} as const;
