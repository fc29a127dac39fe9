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
        <EmptyState {...emptyStateOf(view, total, pages)} />
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

/** Explains an empty list: a page beyond the last, no match, or an empty bank. */
function emptyStateOf({ search, page }: BankView, total: number, pages: number) {
  if (total > 0) {
    const action = link("Go to the last page", bankAddress({ search, page: pages }));
    return { message: words.noSuchPage(page), action };
  }
  const message = words.nothingFound;
  if (search !== "") {
    const action = link("Show all questions", bankAddress({ search: "", page: 1 }));
    return { message, hint: words.noMatchHint, action };
  }
  const action = link("Add the first question", screenPaths.addQuestion, "contained");
  return { message, hint: words.emptyHint, action };
}

function link(label: string, href: string, variant: "outlined" | "contained" = "outlined") {
  return (
    <Button variant={variant} href={href}>
      {label}
    </Button>
  );
}

const list = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 2,
  transition: "opacity 180ms",
};
