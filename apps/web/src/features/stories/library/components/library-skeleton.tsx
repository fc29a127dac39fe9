import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { words } from "../words.ts";
import { storyGrid } from "./story-grid.tsx";

/** Placeholder while the library loads. */
export function LibrarySkeleton() {
  return (
    <>
      <Typography role="status" color="text.secondary" sx={{ mt: 3, mb: 1.75 }}>
        {words.loading}
      </Typography>
      <Box aria-hidden sx={storyGrid}>
        {Array.from({ length: 6 }, (_, index) => (
          <Box key={index} sx={{ border: "1px solid", borderColor: "divider", borderRadius: 2 }}>
            <Skeleton variant="rectangular" sx={{ height: "auto", aspectRatio: "4 / 3" }} />
            <Box sx={{ p: 2 }}>
              <Skeleton variant="text" sx={{ typography: "h4", width: "80%" }} />
              <Skeleton variant="text" sx={{ width: "50%" }} />
              <Skeleton variant="text" sx={{ width: "65%" }} />
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}
