import { screenPaths } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { errorNumberOf } from "#lib/http/error-number";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { downloadedStories } from "../../player/offline/downloaded-stories.ts";
import { storiesQuery } from "../../queries.ts";
import { StoryCard } from "../components/story-card.tsx";
import { storyGrid } from "../components/story-grid.tsx";
import { libraryAddress, wholeLibrary } from "../library-address.ts";
import { words } from "../words.ts";

const MOST_SHOWN = 3;
const ownStories = { ...wholeLibrary, whose: "mine" } as const;

/** The latest stories that the account made. */
export function FamilyStories({ uid }: { uid: string }) {
  const { data, error, refetch } = useQuery(storiesQuery(ownStories, uid));
  const downloaded = new Set(downloadedStories().map(({ id }) => id));
  return (
    <Box component="section" aria-labelledby="family-stories" sx={{ mt: { xs: 4, md: 5 } }}>
      <Box sx={head}>
        <Typography id="family-stories" variant="h2" sx={{ flex: 1 }}>
          {words.family}
        </Typography>
        {data && data.total > MOST_SHOWN && (
          <Link href={libraryAddress(screenPaths.storyLibrary, ownStories)} sx={{ py: 0.75 }}>
            {words.allOfFamily(data.total, data.isMore)}
          </Link>
        )}
      </Box>
      {error && !data && (
        <FailureNotice
          number={errorNumberOf(error)}
          message={words.failed}
          onRetry={() => void refetch()}
        />
      )}
      {data?.total === 0 && <Typography color="text.secondary">{words.noFamily}</Typography>}
      <Box sx={storyGrid}>
        {!data && !error && <Skeleton variant="rounded" height={300} />}
        {data?.stories.slice(0, MOST_SHOWN).map((story) => (
          <StoryCard
            key={story.id}
            story={story}
            isDownloaded={downloaded.has(story.id)}
            menu={null}
          />
        ))}
      </Box>
    </Box>
  );
}

const head = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: 2,
  mb: 2,
} as const;
