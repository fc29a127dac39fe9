import { keyframes } from "@emotion/react";
import Box from "@mui/material/Box";
import { PageContainer } from "#ui/layout/page-container";
import { VisuallyHidden } from "#ui/text/visually-hidden";
import { words } from "../words.ts";

/** The placeholder of a screen until its code and the session are loaded. */
export function PageSkeleton() {
  return (
    <PageContainer>
      <VisuallyHidden>
        <span role="status">{words.loadingPage}</span>
      </VisuallyHidden>
      <Box aria-hidden sx={{ display: "grid", gap: 2 }}>
        <Box sx={{ ...shape, width: "min(420px, 80%)", height: 40 }} />
        <Box sx={{ ...shape, width: "min(560px, 100%)", height: 18, mb: 3 }} />
        <Box sx={{ ...shape, height: "70dvh", borderRadius: 2 }} />
      </Box>
    </PageContainer>
  );
}

const breathe = keyframes`50% { opacity: 0.5; }`;

const shape = {
  borderRadius: 1,
  bgcolor: "divider",
  animation: `${breathe} 2s ease-in-out infinite`,
};
