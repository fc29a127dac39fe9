import { screenPaths } from "@codetale/contract/screens";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { errorNumberOf } from "#lib/http/error-number";
import { ApiError } from "#lib/http/api-client";
import { useOfflineApp } from "#lib/service-worker-registration";
import { useLocation, useNavigate, useSearchParams } from "#lib/routing/navigation";
import { useSession } from "#lib/session/use-session";
import { useOnline } from "#lib/use-online";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { Notice } from "#ui/feedback/notice";
import { Page } from "#ui/layout/page";
import { BedtimeDialog } from "../../player/components/bedtime-dialog.tsx";
import { downloadedStories } from "../../player/offline/downloaded-stories.ts";
import { useDownloadRenewal } from "../../player/offline/use-download-renewal.ts";
import { enterFullScreen } from "../../shelf/full-screen.ts";
import { voiceServiceQuery } from "../../queries.ts";
import { StoryFilters } from "../components/story-filters.tsx";
import { StoryQueue } from "../components/story-queue.tsx";
import { StoryCard } from "../components/story-card.tsx";
import { storyGrid } from "../components/story-grid.tsx";
import { libraryAddress, readLibraryView, type LibraryView } from "../library-address.ts";
import { useLibraryStories } from "../hooks/use-library-stories.ts";
import { words } from "../words.ts";
import { ImportForm } from "./import-form.tsx";
import { OwnStories } from "./own-stories.tsx";

/** The stories that the account or visitor may play; without a network, the downloaded ones. */
export function LibraryPage() {
  useOfflineApp();
  const isOnline = useOnline();
  const [isBedtimeOpen, setIsBedtimeOpen] = useState(false);
  return (
    <Page
      title={words.title}
      intro={words.intro}
      actions={
        <>
          <Button variant="outlined" onClick={() => setIsBedtimeOpen(true)}>
            {words.bedtime}
          </Button>
          <Button variant="outlined" href={screenPaths.storyShelf} onClick={enterFullScreen}>
            {words.shelf}
          </Button>
          <Button variant="contained" color="secondary" href={screenPaths.createStory}>
            {words.create}
          </Button>
        </>
      }
    >
      <BedtimeDialog isOpen={isBedtimeOpen} onClose={() => setIsBedtimeOpen(false)} />
      <StoryQueue />
      {isOnline ? <OnlineLibrary /> : <Downloaded />}
    </Page>
  );
}

/** Own stories have a menu of actions. */
function OnlineLibrary() {
  useDownloadRenewal();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { session } = useSession();
  const view = readLibraryView(params);
  const show = (next: LibraryView) =>
    void navigate(libraryAddress(pathname, next), { replace: true });
  const showPage = (page: number) => show({ ...view, page });
  const { data, error, isStale, refetch } = useLibraryStories(view, showPage);
  return (
    <>
      <StoryFilters
        view={view}
        languages={data?.languages ?? []}
        isSignedIn={session !== null}
        onView={show}
      />
      <Box sx={{ mt: 3, "&:empty": { display: "none" } }}>
        <NarrationNotice />
      </Box>
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LibrarySkeleton />}
      {data && (
        <OwnStories
          path={pathname}
          view={view}
          stories={data.stories}
          total={data.total}
          isMore={data.isMore}
          downloaded={new Set(downloadedStories().map(({ id }) => id))}
          isStale={isStale}
        />
      )}
      {session && <ImportForm />}
    </>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isNetworkFailure = error instanceof ApiError && error.reason === "network-request-failed";
  return (
    <Box sx={{ mt: 3 }}>
      <FailureNotice number={errorNumberOf(error)} message={words.failed} onRetry={onRetry} />
      {isNetworkFailure && <Downloaded />}
    </Box>
  );
}

/** The downloaded stories, shown where the server cannot be reached, and what works with them. */
function Downloaded() {
  const stories = downloadedStories();
  return (
    <>
      <Box sx={{ mt: 3 }}>
        <Notice>{stories.length === 0 ? words.offlineEmpty : words.offline}</Notice>
      </Box>
      {stories.length > 0 && (
        <Box component="section" aria-labelledby="downloaded" sx={{ mt: 4 }}>
          <Typography id="downloaded" variant="h3" component="h2" sx={{ mb: 2 }}>
            {words.downloadedHeading}
          </Typography>
          <Box sx={storyGrid}>
            {stories.map((story) => (
              <StoryCard key={story.id} story={story} isDownloaded menu={null} />
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}

/** Says that voices are being downloaded or unavailable; nothing in the other states. */
function NarrationNotice() {
  const { data } = useQuery(voiceServiceQuery);
  if (!data) return null;
  const { state, received, total, reason } = data;
  if (state === "unavailable") {
    return <Notice>{words.voicesAway(reason ?? words.noVoices)}</Notice>;
  }
  if (state !== "fetching") return null;
  const percent = total === 0 ? 0 : Math.floor((100 * received) / total);
  return (
    <Notice>
      {words.voicesComing} {percent} %
      <Box
        role="progressbar"
        aria-label={words.voicesProgress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        sx={track}
      >
        <Box sx={{ ...bar, transform: `scaleX(${percent / 100})` }} />
      </Box>
    </Notice>
  );
}

/** Placeholder while the library loads. */
function LibrarySkeleton() {
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

const track = { mt: 1, height: 6, borderRadius: 1, overflow: "hidden", bgcolor: "divider" };

const bar = { height: 1, bgcolor: "currentColor", transformOrigin: "left" };
