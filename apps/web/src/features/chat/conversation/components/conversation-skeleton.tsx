import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { DocumentTitle } from "#ui/layout/document-title";
import { VisuallyHidden } from "#ui/text/visually-hidden";
import { words } from "../../words.ts";
import { ConversationLayout } from "./conversation-layout.tsx";

/** The placeholder of a conversation that is being loaded. */
export function ConversationSkeleton() {
  return (
    <ConversationLayout
      sidePanel={
        <Box aria-hidden sx={panel}>
          <DocumentTitle title={words.chooseTitle} />
          <Box sx={{ display: "flex", gap: 1.5, alignItems: "center" }}>
            <Skeleton variant="circular" width={48} height={48} />
            <Skeleton variant="text" sx={{ flex: 1, height: 32 }} />
          </Box>
          <Box sx={{ display: { xs: "none", md: "grid" }, gap: 3, mt: 4 }}>
            <Skeleton variant="circular" width={104} height={104} />
            <Skeleton variant="rounded" height={160} />
            <Skeleton variant="rounded" height={120} />
          </Box>
        </Box>
      }
      messagePane={<MessagePaneSkeleton />}
    />
  );
}

const panel = {
  px: { xs: 1.5, sm: 3 },
  py: { xs: 1, md: 2.5 },
  borderRight: { md: "1px solid" },
  borderBottom: { xs: "1px solid", md: 0 },
  borderColor: { xs: "divider", md: "divider" },
} as const;

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
