import { screenPaths } from "@codetale/contract/screens";
import type { Story } from "@codetale/contract/stories";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { EmptyState } from "#ui/feedback/empty-state";
import { Pager } from "#ui/navigation/pager";
import { libraryAddress, pagesOf, wholeLibrary, type LibraryView } from "../library-address.ts";
import { storiesText, words } from "../words.ts";
import { StoryCard } from "./story-card.tsx";

export interface StoryGridProps {
  path: string;
  view: LibraryView;
  stories: readonly Story[];
  /** Of all pages. */
  total: number;
  /** Whether there are more than `total`. */
  isMore: boolean;
  /** Ids of the stories downloaded to this browser. */
  downloaded: ReadonlySet<string>;
  /** Whether these stories still belong to the previous view. */
  isStale: boolean;
  /** The actions of a story. */
  menuOf: (story: Story) => ReactNode;
}

/** One page of the library. */
export function StoryGrid(props: StoryGridProps) {
  const { path, view, stories, total, isMore, downloaded, isStale, menuOf } = props;
  const pages = pagesOf(total);
  if (stories.length === 0 && isStale && total > 0) return <Loading />;
  if (stories.length === 0) return <NoStories path={path} view={view} />;
  return (
    <>
      <Typography role="status" color="text.secondary" sx={{ mt: 3, mb: 1.75 }}>
        {storiesText(total, isMore)}
        {pages > 1 && `, page ${view.page}${isMore ? "" : ` of ${pages}`}`}
      </Typography>
      <Box aria-busy={isStale} sx={{ ...storyGrid, ...(isStale && { opacity: 0.55 }) }}>
        {stories.map((story) => (
          <StoryCard
            key={story.id}
            story={story}
            isDownloaded={downloaded.has(story.id)}
            menu={menuOf(story)}
          />
        ))}
      </Box>
      {pages > 1 && (
        <Pager
          page={view.page}
          pages={pages}
          isMore={isMore}
          addressOf={(page) => libraryAddress(path, { ...view, page })}
        />
      )}
    </>
  );
}

/** Shown while the page of stories that are left is fetched, since those of this page are gone. */
function Loading() {
  return (
    <Typography role="status" color="text.secondary" sx={{ mt: 3, mb: 1.75 }}>
      {words.loading}
    </Typography>
  );
}

/** Shown for an empty library, with a link to create a story, or for filters that match nothing. */
function NoStories({ path, view }: { path: string; view: LibraryView }) {
  const isWhole = libraryAddress(path, view) === path;
  return (
    <Box sx={{ mt: 4 }}>
      <EmptyState
        message={words.none}
        hint={isWhole ? words.noneHint : words.noMatchHint}
        action={
          <Button
            variant="outlined"
            href={isWhole ? screenPaths.createStory : libraryAddress(path, wholeLibrary)}
          >
            {isWhole ? words.create : words.showAll}
          </Button>
        }
      />
    </Box>
  );
}

/** Styles of a grid of cards. */
export const storyGrid = {
  display: "grid",
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 264px), 1fr))",
};
