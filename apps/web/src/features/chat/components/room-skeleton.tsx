import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { DocumentTitle } from "#ui/document-title";
import { words } from "../words.ts";
import { RoomLayout } from "./room-layout.tsx";
import { TalkSkeleton } from "./talk-skeleton.tsx";

/** The room before anything about it is known. */
export function RoomSkeleton() {
  return (
    <RoomLayout
      side={
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
      talk={<TalkSkeleton />}
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
