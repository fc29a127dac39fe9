import type { Problem } from "@codetale/contract/problems";
import { screenPaths } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { EmptyState } from "#ui/feedback/empty-state";
import { bankAddress, pagesOf, type BankView } from "../bank-view.ts";
import { words } from "../words.ts";
import { Pager } from "#ui/navigation/pager";
import { QuestionCard } from "./question-card.tsx";
import { ResultCount } from "./result-count.tsx";

interface QuestionListProps {
  view: BankView;
  problems: readonly Problem[];
  total: number;
  /** The signed-in account. */
  uid: string | undefined;
  /** Whether the problems are those of the previous view. */
  isStale: boolean;
}

/** One page of the question bank, with links to the others. */
export function QuestionList(props: QuestionListProps) {
  const { view, problems, total, uid, isStale } = props;
  const pages = pagesOf(total);
  return (
    <>
      <ResultCount {...view} total={total} pages={pages} />
      {problems.length === 0 ? (
        <Nothing {...view} total={total} pages={pages} />
      ) : (
        <>
          <Box aria-busy={isStale} sx={{ ...list, ...(isStale && { opacity: 0.55 }) }}>
            {problems.map((problem) => (
              <QuestionCard key={problem.id} problem={problem} isOwn={problem.uid === uid} />
            ))}
          </Box>
          {pages > 1 && (
            <Pager
              page={view.page}
              pages={pages}
              addressOf={(page) => bankAddress({ ...view, page })}
            />
          )}
        </>
      )}
    </>
  );
}

interface NothingProps extends BankView {
  total: number;
  pages: number;
}

/**
 * Explains an empty list: an empty bank, no match, or a page beyond the last; with a link onwards.
 */
function Nothing({ search, page, total, pages }: NothingProps) {
  if (total > 0) {
    return (
      <EmptyState
        message={words.noSuchPage(page)}
        action={
          <Button variant="outlined" href={bankAddress({ search, page: pages })}>
            Go to the last page
          </Button>
        }
      />
    );
  }
  if (search !== "") {
    return (
      <EmptyState
        message={words.nothingFound}
        hint={words.noMatchHint}
        action={
          <Button variant="outlined" href={bankAddress({ search: "", page: 1 })}>
            Show all questions
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      message={words.nothingFound}
      hint={words.emptyHint}
      action={
        <Button variant="contained" href={screenPaths.addQuestion}>
          Add the first question
        </Button>
      }
    />
  );
}

const list = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 2,
  transition: "opacity 180ms",
};
