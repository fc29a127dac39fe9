import Box from "@mui/material/Box";
import Container from "@mui/material/Container";
import Skeleton from "@mui/material/Skeleton";
import { VisuallyHidden } from "#ui/visually-hidden";
import { words } from "./words.ts";

/** Holds a screen's place until its code and the session are there. */
export function PageSkeleton() {
  return (
    <Container disableGutters sx={frame}>
      <VisuallyHidden>
        <span role="status">{words.loadingPage}</span>
      </VisuallyHidden>
      <Box aria-hidden>
        <Skeleton variant="text" sx={{ width: "min(420px, 80%)", height: 64 }} />
        <Skeleton variant="text" sx={{ width: "min(560px, 100%)", mb: 4 }} />
        <Skeleton variant="rounded" sx={{ height: 320, borderRadius: 2 }} />
      </Box>
    </Container>
  );
}

const frame = {
  maxWidth: { xs: 1240 },
  px: { xs: 2, sm: 3, md: 6 },
  pt: { xs: 4, md: 6 },
  minHeight: "100dvh",
};
