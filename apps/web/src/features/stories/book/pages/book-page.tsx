import { playStoryPath, screenPaths } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useMemo } from "react";
import { useParams } from "wouter";
import { errorNumberOf } from "#lib/http/error-number";
import { EmptyState } from "#ui/feedback/empty-state";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { DocumentTitle } from "#ui/layout/document-title";
import { Page } from "#ui/layout/page";
import { PageContainer } from "#ui/layout/page-container";
import { PageHeading } from "#ui/layout/page-heading";
import { visuallyHidden } from "#ui/text/visually-hidden";
import { useWholeStory } from "../../use-whole-story.ts";
import { bookPages } from "../book-pages.ts";
import { Book } from "../components/book.tsx";
import { PrintStyles } from "../components/print-styles.tsx";
import { words } from "../words.ts";

/** A story laid out as a book, to be printed or saved as a PDF by the browser. */
export function BookPage() {
  const { id = "" } = useParams();
  const loaded = useWholeStory(id);
  if (loaded.state === "ready") return <ReadyBook {...loaded} />;
  return (
    <Page title={words.title} intro={words.intro}>
      {loaded.state === "loading" && <BookSkeleton />}
      {loaded.state === "failed" && (
        <FailureNotice
          number={errorNumberOf(loaded.error)}
          message={words.failed}
          onRetry={loaded.retry}
        />
      )}
      {loaded.state === "unknown" && (
        <EmptyState
          message={words.unknown}
          hint={words.unknownHint}
          action={
            <Button variant="outlined" href={screenPaths.storyLibrary}>
              {words.library}
            </Button>
          }
        />
      )}
    </Page>
  );
}

type Ready = Extract<ReturnType<typeof useWholeStory>, { state: "ready" }>;

function ReadyBook({ details: { story, childrens_info }, whole }: Omit<Ready, "state">) {
  const pages = useMemo(() => bookPages(whole.scenes), [whole.scenes]);
  return (
    <PageContainer>
      <PrintStyles />
      <Box data-screen-only sx={head}>
        <Box sx={{ flex: "1 1 320px" }}>
          <PageHeading title={words.title} />
          <Typography variant="subtitle1" color="text.secondary" sx={{ mt: 1.5, maxWidth: "60ch" }}>
            {words.intro} {words.printHint}
          </Typography>
          <Typography color="text.secondary" sx={{ mt: 1 }}>
            {words.pages(pages.length + 1)}
          </Typography>
        </Box>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          <Button variant="contained" color="secondary" onClick={() => void print()}>
            {words.print}
          </Button>
          <Button variant="outlined" href={playStoryPath(story.id)}>
            {words.play}
          </Button>
        </Box>
      </Box>
      {/* The name that browsers suggest for the PDF. */}
      <DocumentTitle title={story.title || words.title} />
      <Book story={story} names={(childrens_info ?? []).map(({ name }) => name)} pages={pages} />
    </PageContainer>
  );
}

/** Fonts of other scripts are fetched when they are first seen. */
async function print(): Promise<void> {
  await document.fonts.ready;
  window.print();
}

function BookSkeleton() {
  return (
    <>
      <Typography role="status" sx={visuallyHidden}>
        {words.loading}
      </Typography>
      <Box aria-hidden sx={skeletons}>
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton
            key={index}
            variant="rounded"
            sx={{ height: "auto", aspectRatio: "148 / 210" }}
          />
        ))}
      </Box>
    </>
  );
}

const head = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: 2,
  mb: { xs: 3, md: 4 },
};

const skeletons = {
  display: "grid",
  gap: 3,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 420px), 1fr))",
};
