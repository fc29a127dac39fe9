import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { DocumentTitle } from "#ui/layout/document-title";
import { words } from "../../words.ts";
import { ConversationLayout } from "./conversation-layout.tsx";
import { MessagePaneSkeleton } from "./message-pane-skeleton.tsx";

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
