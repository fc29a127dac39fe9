import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { VisuallyHidden } from "#ui/text/visually-hidden";
import { words } from "../../words.ts";

const bubbles = [
  { own: false, width: "62%", height: 52 },
  { own: false, width: "44%", height: 52 },
  { own: true, width: "58%", height: 116 },
  { own: false, width: "50%", height: 52 },
  { own: true, width: "36%", height: 52 },
] as const;

/** The placeholder of messages that are being loaded. */
export function MessagePaneSkeleton() {
  return (
    <Box sx={frame}>
      <VisuallyHidden>
        <span role="status">{words.loading}</span>
      </VisuallyHidden>
      <Box aria-hidden sx={{ display: "grid", gap: 1.5, width: 1, maxWidth: 880, mx: "auto" }}>
        {bubbles.map(({ own, width, height }, index) => (
          <Skeleton
            key={index}
            variant="rounded"
            height={height}
            sx={{ width, borderRadius: 2, justifySelf: own ? "end" : "start" }}
          />
        ))}
      </Box>
    </Box>
  );
}

const frame = {
  flex: "1 1 0",
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  minHeight: 0,
  overflow: "hidden",
  px: { xs: 1.5, sm: 3 },
  pb: 4,
} as const;
